import { beforeEach, expect, test } from 'vitest';
import { aPage, aParagraph, someGeneral } from '#tests/build/content.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { roles } from '../auth/roles.ts';
import type { GeneralContent } from '../content/general-schema.ts';
import { saveContent } from '../content/save-content.server.ts';
import { markets } from '../market/markets.ts';
import { readCheckoutTexts } from './read-checkout-content.server.ts';

let shop: TestShop;
let app: TestApp;

beforeEach(async () => {
  shop = await openTestShop();
  app = openTestApp(shop);
});

const get = (path: string, language = 'sv', headers: Record<string, string> = {}) =>
  app.request(`/api/content/${path}`, { headers: { 'accept-language': language, ...headers } }, 'se.localhost:3000');
const read = async (path: string, language?: string) => (await get(path, language)).json() as Promise<unknown>;
const saveGeneral = (facts: Partial<GeneralContent>) =>
  saveContent(shop, [
    { marketId: undefined, language: 'sv', kind: 'general', slug: 'general', data: someGeneral(facts) },
  ]);
const savePage = (kind: 'page' | 'dealer-page', language: 'sv' | 'en', facts: Parameters<typeof aPage>[0]) =>
  saveContent(shop, [{ marketId: undefined, language, kind, slug: facts?.slug ?? 'about', data: aPage(facts) }]);

test('E10 translations answer the full key set in every language', async () => {
  const english = (await read('translations/en')) as Record<string, string>;
  const [swedish, latvian] = [await read('translations/sv'), await read('translations/lv')] as Record<string, string>[];
  const keys = Object.keys(english);
  expect(keys.length).toBeGreaterThan(1000);
  expect(Object.keys(swedish ?? {}).toSorted()).toEqual(keys.toSorted());
  expect(Object.keys(latvian ?? {}).toSorted()).toEqual(keys.toSorted());
  expect(english['store-finder.title']).toBe('Find a store');
  expect(latvian?.['store-finder.title']).toBe('Atrast veikalu');
  expect((await get('translations/xx')).status).toBe(422);
});

test('E11 search returns the pages of the language that hold the word, titles first', async () => {
  await savePage('page', 'sv', { slug: 'care', title: 'Skötsel', blocks: [aParagraph('Vår garanti gäller sömmar.')] });
  await savePage('page', 'sv', { slug: 'garanti', title: 'Garanti', blocks: [] });
  await savePage('page', 'en', { slug: 'warranty', title: 'Garanti in English', blocks: [] });
  await savePage('page', 'sv', { slug: 'about', title: 'Om oss', blocks: [] });
  expect(await read('search?q=garanti')).toMatchObject([
    { slug: 'garanti', title: 'Garanti' },
    { slug: 'care', title: 'Skötsel', excerpt: 'Vår garanti gäller sömmar.' },
  ]);
  expect(await read('search?q=nowhere')).toEqual([]);
  expect((await get('search?q=')).status).toBe(422);
});

test('E11 dealer pages are found only by those who may open them', async () => {
  await savePage('dealer-page', 'sv', { slug: 'margins', title: 'Marginaler', blocks: [] });
  expect(await read('search?q=marginaler')).toEqual([]);
  const found = async (storm_role: (typeof roles)[keyof typeof roles]) =>
    (await (await get('search?q=marginaler', 'sv', await app.bearer({ storm_role }))).json()) as unknown[];
  expect(await found(roles.user)).toEqual([]);
  expect(await found(roles.administrator)).toMatchObject([{ slug: 'margins' }]);
});

test('E14 E27 the order step has the texts and switches that editors set', async () => {
  const switches = { intro: true, deliveryNote: false, paymentNote: true };
  const texts = {
    title: 'Din beställning',
    intro: 'Vi packar samma dag.',
    deliveryNote: 'Släckt',
    paymentNote: 'Faktura',
  };
  await saveGeneral({ checkout: { texts, switches } });
  expect(await read('checkout-settings')).toEqual({ texts, switches });
  expect(await read('checkout-texts')).toEqual({
    title: 'Din beställning',
    intro: 'Vi packar samma dag.',
    paymentNote: 'Faktura',
  });
});

test('E14 E27 without content, or if it cannot be read, the built-in texts remain', async () => {
  const builtIn = shop.texts.say('sv', 'checkout', 'step.orderTitle');
  expect(await read('checkout-texts')).toEqual({ title: builtIn });
  expect(await read('checkout-settings')).toMatchObject({ switches: { intro: true } });
  const snapshots = { ...shop.snapshots, read: () => Promise.reject(new Error('away')) };
  const broken = await readCheckoutTexts({ ...shop, snapshots }, { market: markets.se, language: 'sv' });
  expect(broken).toEqual({ title: builtIn });
});

test('E23 document settings of declarations and PDF pages', async () => {
  const docSettings = [
    { document: 'eudoc', heading: 'Försäkran', text: 'Vi ansvarar.', footer: 'Yrke AB' },
    { document: 'favourites-pdf', heading: 'Urval', text: '', footer: 'Yrke AB' },
  ] as const;
  await saveGeneral({ docSettings: [...docSettings] });
  expect(await read('global/doc-settings/list')).toEqual(docSettings);
});

test('E18 a category has other content for women than for men, and one for both where neither was written', async () => {
  const both = { category: 'Tops', title: 'Överdelar', text: 'För alla.' };
  const women = { category: 'Tops', gender: 'women' as const, title: 'Damjackor', text: 'Smalare axlar.' };
  await saveGeneral({ categories: [both, women] });
  expect(await read('categories/Tops?gender=women')).toEqual(women);
  expect(await read('categories/tops?gender=men')).toEqual(both);
  expect(await read('categories/Tops')).toEqual(both);
  expect((await get('categories/nothing?gender=men')).status).toBe(404);
  expect((await get('categories/Tops?gender=x')).status).toBe(422);
});

test('E24 the contacts of a department have name, telephone, e-mail and picture', async () => {
  const employee = {
    id: 'anna',
    name: 'Anna Ek',
    title: 'Säljare',
    email: 'anna@yrke.example',
    phone: '+46 8 465 004 11',
    picture: { path: 'anna.jpg', alt: 'Anna Ek', width: 400, height: 400 },
  };
  await saveGeneral({ departments: [{ slug: 'pdf', employees: [employee] }] });
  expect(await read('employees/department?slug=PDF')).toEqual([employee]);
});
