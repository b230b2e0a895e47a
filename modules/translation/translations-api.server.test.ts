import { beforeEach, expect, test } from 'vitest';
import { roles } from '#modules/auth/roles.ts';
import type { ContentBlock } from '#modules/content/block-schema.ts';
import { aPage, aParagraph, someGeneral } from '#tests/build/content.ts';
import { aCategory } from '#tests/build/feed.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import type { TranslationFile } from './translation-file.ts';
import { readXliff, toXliff } from './xliff.ts';

let app: TestApp;
let shop: TestShop;

beforeEach(async () => {
  shop = await openTestShop();
  app = openTestApp(shop);
  await savePage('en', { title: 'About {brand}' });
  await app.json('/api/content/general', 'PUT', { language: 'en', general: someGeneral() }, await app.bearer());
});

const savePage = async (language: string, facts: object) =>
  app.json('/api/content/content', 'PUT', { language, page: aPage(facts) }, await app.bearer());
const base = '/api/content/translation-files';
const exported = async (query = 'source=en&target=sv&slugs=about') => {
  const answer = await app.request(`${base}?${query}`, { headers: await app.bearer() });
  return (await answer.json()) as { fileName: string; file: string };
};
const asFile = async () => readXliff((await exported()).file) as TranslationFile;
const send = async (file: string, headers?: Record<string, string>) => {
  const answer = await app.json(base, 'POST', { file }, headers ?? (await app.bearer()));
  return {
    status: answer.status,
    body: (await answer.json()) as { saved: string[]; texts: number; problems: object[] },
  };
};
/** The title gets this translation, other texts get one of their own, and alternative texts none. */
const titled = (file: TranslationFile, target: string, source?: string): TranslationFile => ({
  ...file,
  documents: file.documents.map((document) => ({
    ...document,
    units: document.units.map((unit) =>
      unit.id === 'title'
        ? { ...unit, target, ...(source !== undefined && { source }) }
        : unit.id.endsWith('/alt')
          ? unit
          : { ...unit, target: `sv: ${unit.source}` },
    ),
  })),
});
const titledAgain = (file: TranslationFile) => titled(file, 'Om oss på {brand}');
const swedish = async () => {
  const answer = await app.request('/api/content/content?slug=about', { headers: { 'accept-language': 'sv' } });
  return answer.status === 200 ? ((await answer.json()) as { title: string }).title : answer.status;
};

test('a page is exported, translated and saved in the other language, by XLIFF and by JSON', async () => {
  const { fileName } = await exported();
  expect(fileName).toBe('yrke-en-sv.xlf');
  const file = await asFile();
  expect(file.documents[0]?.units[0]).toEqual({ id: 'title', source: 'About {brand}' });
  expect((await send(toXliff(titled(file, 'Om {brand}')))).body).toMatchObject({ saved: ['page/about'], texts: 3 });
  expect(await swedish()).toBe('Om {brand}');
  expect((await asFile()).documents[0]?.units[0]?.target).toBe('Om {brand}');
  expect((await send(JSON.stringify(titled(file, 'Allt om {brand}')))).status).toBe(200);
  expect(await swedish()).toBe('Allt om {brand}');
});

test('a file that changes nothing saves nothing, so that a market keeps the page for all markets', async () => {
  await send(toXliff(titled(await asFile(), 'Om {brand}')));
  expect((await send((await exported()).file)).body).toMatchObject({
    saved: [],
    texts: 0,
    problems: [],
  });
  expect((await send(toXliff(titled(await asFile(), 'Allt om {brand}')))).body).toMatchObject({
    saved: ['page/about'],
  });
});

test('everything is exported without slugs, also general content', async () => {
  const { file } = await exported('source=en&target=de&format=json');
  expect((JSON.parse(file) as TranslationFile).documents.map(({ kind, slug }) => `${kind}/${slug}`)).toEqual([
    'general/general',
    'page/about',
  ]);
});

test.each([
  ['another placeholder', 'Om {märke}', undefined, 'placeholders-differ'],
  ['no placeholder', 'Om oss', undefined, 'placeholders-differ'],
  ['nothing', ' ', undefined, 'empty'],
  ['an outdated source', 'Om {brand}', 'All about {brand}', 'source-changed'],
])('with %s nothing is saved, and the text is named', async (_, target, source, problem) => {
  const { body } = await send(toXliff(titled(await asFile(), target, source)));
  expect(body).toEqual({
    target: 'sv',
    saved: [],
    texts: 0,
    problems: [{ document: 'page/about', unit: 'title', problem }],
  });
  expect(await swedish()).toBe(404);
});

test('a page with texts that nobody has translated is not published, and they are named', async () => {
  const file = titled(await asFile(), 'Om {brand}');
  const onlyTitle = {
    ...file,
    documents: file.documents.map((document) => ({
      ...document,
      units: document.units.filter(({ id }) => id === 'title'),
    })),
  };
  const untranslated = { document: 'page/about', problem: 'untranslated' };
  expect((await send(toXliff(onlyTitle))).body).toMatchObject({
    saved: [],
    problems: [
      { ...untranslated, unit: 'description' },
      { ...untranslated, unit: 'blocks/0/attributes/text' },
    ],
  });
  expect(await swedish()).toBe(404);
  await send(toXliff(file));
  expect((await send(JSON.stringify(titledAgain(onlyTitle)))).body).toMatchObject({ saved: ['page/about'], texts: 1 });
  expect(await swedish()).toBe('Om oss på {brand}');
});

test('what a page got since its translation has no translation of a neighbour, in the file and on the page', async () => {
  const [fleece, wool] = [aParagraph('Fleece dries fast.'), aParagraph('Wool is warm.')];
  await savePage('en', { title: 'About {brand}', blocks: [wool] });
  await send(toXliff(titled(await asFile(), 'Om {brand}')));
  await savePage('en', { title: 'About {brand}', blocks: [fleece, wool] });
  const file = await asFile();
  expect(file.documents[0]?.units.map(({ source, target }) => [source, target])).toEqual([
    ['About {brand}', 'Om {brand}'],
    ['Who makes the clothes.', 'sv: Who makes the clothes.'],
    ['Fleece dries fast.', undefined],
    ['Wool is warm.', undefined],
  ]);
  expect((await send(toXliff(file))).body.problems).toMatchObject([
    { unit: 'blocks/0/attributes/text', problem: 'untranslated' },
    { unit: 'blocks/1/attributes/text', problem: 'untranslated' },
  ]);
  await send(toXliff(titled(file, 'Om {brand}')));
  const answer = await app.request('/api/content/content?slug=about', { headers: { 'accept-language': 'sv' } });
  expect((await answer.json()).blocks.map(({ attributes }: ContentBlock) => attributes.text)).toEqual([
    'sv: Fleece dries fast.',
    'sv: Wool is warm.',
  ]);
});

test('links to lists have the words of the other language', async () => {
  const category = aCategory();
  const { en } = category.texts;
  if (!en) throw new Error('the category has English texts');
  await bringFeed(shop, [{ ...category, texts: { en, sv: { ...en, slug: 'byxor' } } }]);
  const button = (text: string, categorySlug: string) => ({
    name: 'core/button',
    attributes: { text, link: { page: 'category', params: { categorySlug } } },
  });
  await savePage('en', { title: 'About {brand}', blocks: [button('Buy', en.slug), button('Old', 'gone')] });
  await send(toXliff(titled(await asFile(), 'Om {brand}')));
  const answer = await app.request('/api/content/content?slug=about', { headers: { 'accept-language': 'sv' } });
  expect((await answer.json()).blocks).toEqual([button('sv: Buy', 'byxor'), button('sv: Old', 'gone')]);
});

test('unknown documents and texts, and files that are none, are refused', async () => {
  const file = titled(await asFile(), 'Om {brand}');
  const elsewhere = { ...file, documents: file.documents.map((one) => ({ ...one, slug: 'nope' })) };
  expect((await send(toXliff(elsewhere))).body.problems).toMatchObject([{ problem: 'document-unknown' }]);
  const strange = {
    ...file,
    documents: file.documents.map((one) => ({ ...one, units: [{ id: '__proto__/x', source: 'a', target: 'b' }] })),
  };
  expect((await send(JSON.stringify(strange))).body.problems).toMatchObject([{ problem: 'unit-unknown' }]);
  for (const text of ['<html/>', '{', '{}', 'x']) expect((await send(text)).status).toBe(422);
  expect((await app.request(`${base}?source=en&target=en`, { headers: await app.bearer() })).status).toBe(422);
});

test('a picture gets no alternative text of another language', async () => {
  const picture = (path: string, alt: string) => ({
    name: 'core/image',
    attributes: { picture: { path, alt, width: 1600, height: 900 } },
  });
  await savePage('sv', { slug: 'other', blocks: [picture('scenes/boat.jpg', 'En båt')] });
  const imported = async (block: object) => {
    await savePage('en', { title: 'About {brand}', blocks: [block] });
    return send(toXliff(titled(await asFile(), 'Om {brand}')));
  };
  expect(await imported(picture('scenes/quay.jpg', 'A quay'))).toMatchObject({
    status: 200,
    body: {
      saved: [],
      problems: [{ document: 'page/about', unit: 'blocks/0/attributes/picture/alt', problem: 'untranslated' }],
    },
  });
  expect(await swedish()).toBe(404);
  expect((await imported(picture('scenes/boat.jpg', 'A boat'))).body).toMatchObject({ saved: ['page/about'] });
  const answer = await app.request('/api/content/content?slug=about', { headers: { 'accept-language': 'sv' } });
  expect((await answer.json()).blocks).toEqual([picture('scenes/boat.jpg', 'En båt')]);
});

test('if one document becomes invalid, none of the file is saved', async () => {
  await savePage('en', { slug: 'other', title: 'Other' });
  const file = readXliff((await exported('source=en&target=sv')).file) as TranslationFile;
  const translated = {
    ...file,
    documents: file.documents.map((document) => ({
      ...document,
      units: document.units.map((unit) => ({
        ...unit,
        target: document.slug === 'other' && unit.id === 'title' ? 'x'.repeat(201) : unit.source,
      })),
    })),
  };
  expect((await send(toXliff(translated))).status).toBe(422);
  expect(await swedish()).toBe(404);
});

test('only staff with the task content export and import', async () => {
  const as = [
    {},
    await app.bearer({ storm_role: roles.administrator, company_id: 1 }),
    await app.bearer({ customer_id: 2, tasks: ['orders', 'settings'] }),
  ];
  const statuses = [];
  for (const headers of as)
    statuses.push([
      (await app.request(`${base}?source=en&target=sv`, { headers })).status,
      (await send('<x/>', headers)).status,
    ]);
  expect(statuses).toEqual([
    [401, 401],
    [403, 403],
    [403, 403],
  ]);
});
