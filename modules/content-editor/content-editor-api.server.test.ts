import { beforeEach, expect, test } from 'vitest';
import { aPage, aParagraph, someGeneral } from '#tests/build/content.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { roles } from '../auth/roles.ts';
import { forgetAuthorOf, readDraftsOf } from './drafts-of-person.server.ts';
import { publishDue } from './publish-due.server.ts';

let shop: TestShop;
let app: TestApp;
let staff: Record<string, string>;

beforeEach(async () => {
  shop = await openTestShop();
  app = openTestApp(shop);
  staff = await app.bearer();
});

type Body = Record<string, unknown>;
const sv = { language: 'sv', slug: 'about' };

async function send(method: string, path: string, body: Body, headers = staff) {
  const answer = await app.json(`/api/content/${path}`, method, body, headers);
  return { status: answer.status, body: (await answer.json()) as Body & { version: number } };
}
async function get(path: string, headers: Record<string, string> = staff, host = 'se.localhost:3000') {
  const answer = await app.request(`/api/content/${path}`, { headers: { 'accept-language': 'sv', ...headers } }, host);
  return { status: answer.status, body: (await answer.json()) as Body };
}
const save = (version: number, facts: object = {}, place: Body = sv) =>
  send('PUT', 'editor/draft', { ...place, version, data: aPage({ slug: String(place.slug), ...facts }) });
const publish = (version: number, more: Body = {}) => send('POST', 'editor/publish', { ...sv, version, ...more });
const seen = async (host?: string) => (await get('content?slug=about', {}, host)).body.title;
const draft = async (query = 'slug=about&language=sv') => (await get(`editor/draft?${query}`)).body;

test('only staff with the task content edit; read-only reads; others are refused everything', async () => {
  await save(0);
  const changes: [string, string, Body][] = [
    ['PUT', 'editor/draft', { ...sv, version: 1, data: aPage({ title: 'X' }) }],
    ['POST', 'editor/publish', { ...sv, version: 1 }],
    ['POST', 'editor/archive', { ...sv, version: 1 }],
    ['POST', 'editor/restore', { ...sv, version: 1, restore: 1 }],
  ];
  const reads = ['editor/pages', 'editor/draft?slug=about&language=sv', 'editor/versions?slug=about&language=sv'];
  const others = [
    ...[roles.user, roles.administrator, roles.customerAdmin, roles.b2c].map((storm_role) => ({ storm_role })),
    { tasks: ['orders' as const] },
  ];
  for (const claims of others) {
    const headers = await app.bearer(claims);
    for (const [method, path, body] of changes) expect((await send(method, path, body, headers)).status).toBe(403);
    for (const path of reads) expect((await get(path, headers)).status).toBe(403);
  }
  for (const [method, path, body] of changes) expect((await send(method, path, body, {})).status).toBe(401);
  const reader = await app.bearer({ tasks: ['read-only'] });
  for (const path of reads) expect((await get(path, reader)).status).toBe(200);
  for (const [method, path, body] of changes) expect((await send(method, path, body, reader)).status).toBe(403);
  expect(await draft()).toMatchObject({ version: 1, data: { title: 'About us' } });
});

test('E01 a draft is not visible until it is published, and then at once', async () => {
  expect((await save(0, { title: 'Ny' })).body).toEqual({ version: 1 });
  expect((await get('content?slug=about', {})).status).toBe(404);
  expect(await draft()).toMatchObject({ state: 'draft', version: 1, isChanged: true });
  expect((await publish(1)).status).toBe(200);
  expect(await seen()).toBe('Ny');
  expect(await draft()).toMatchObject({ state: 'live', version: 2, isChanged: false });
  await save(2, { title: 'Nyare' });
  expect([await seen(), (await draft()).isChanged]).toEqual(['Ny', true]);
});

test('the second of two editors is refused and loses nothing', async () => {
  await save(0, { title: 'First' });
  expect((await save(1, { title: 'Mine' })).status).toBe(200);
  const late = await save(1, { title: 'Yours' });
  expect([late.status, late.body.code]).toEqual([409, 'content-draft-changed']);
  expect(await draft()).toMatchObject({ version: 2, data: { title: 'Mine' } });
  expect((await publish(1)).status).toBe(409);
});

test('what a program published meanwhile is not overwritten by an older draft', async () => {
  await save(0);
  await publish(1);
  await save(2, { title: 'Half done' });
  await send('PUT', 'content', { language: 'sv', page: aPage({ title: 'By a program' }) });
  expect((await publish(3)).body.code).toBe('content-draft-changed');
  expect(await seen()).toBe('By a program');
});

test('a draft without own changes begins with what a program published', async () => {
  await save(0);
  await publish(1);
  await send('PUT', 'content', { language: 'sv', page: aPage({ title: 'By a program' }) });
  expect(await draft()).toMatchObject({ state: 'live', version: 2, isChanged: false, data: { title: 'By a program' } });
});

test('an unfinished draft is kept, and refused when it is published', async () => {
  const blocks = [{ name: 'core/heading', attributes: { text: '', level: 2 } }];
  expect((await save(0, { title: '', blocks })).status).toBe(200);
  expect((await draft()).problems).toMatchObject([{ path: 'title' }, { path: 'blocks.0.attributes.text' }]);
  const refused = await publish(1);
  expect([refused.status, refused.body.code]).toEqual([422, 'invalid-input']);
  expect((await get('content?slug=about', {})).status).toBe(404);
});

test('E01 a scheduled page is published at its time, as it was scheduled', async () => {
  await save(0, { title: 'Winter' });
  const at = new Date(shop.clock.now().getTime() + 3_600_000).toISOString();
  expect((await publish(1, { at })).status).toBe(200);
  expect(await draft()).toMatchObject({ state: 'scheduled', version: 2, publishAt: at });
  await save(2, { title: 'Later words' });
  shop.clock.moveBy(3_599_000);
  expect([await publishDue(shop), (await get('content?slug=about', {})).status]).toEqual([0, 404]);
  shop.clock.moveBy(1_000);
  expect(await publishDue(shop)).toBe(1);
  expect(await seen()).toBe('Winter');
  expect(await publishDue(shop)).toBe(0);
  staff = await app.bearer({ exp: shop.clock.now().getTime() / 1000 + 60 });
  expect(await draft()).toMatchObject({ state: 'live', isChanged: true, data: { title: 'Later words' } });
});

test('a page is not scheduled for a time that has passed, nor published at once instead', async () => {
  await save(0, { title: 'Winter' });
  for (const ms of [0, -1, -3_600_000]) {
    const at = new Date(shop.clock.now().getTime() + ms).toISOString();
    const refused = await publish(1, { at });
    expect([refused.status, refused.body.code]).toEqual([422, 'content-time-past']);
  }
  expect(await draft()).toMatchObject({ state: 'draft', version: 1, publishAt: null });
  expect((await get('content?slug=about', {})).status).toBe(404);
});

test('a scheduled page does not overwrite what a program published after it was scheduled', async () => {
  await save(0, { title: 'Winter' });
  const at = new Date(shop.clock.now().getTime() + 60_000).toISOString();
  expect((await publish(1, { at })).status).toBe(200);
  await send('PUT', 'content', { language: 'sv', page: aPage({ title: 'By a program' }) });
  shop.clock.moveBy(60_000);
  expect([await publishDue(shop), await seen()]).toEqual([0, 'By a program']);
  expect(await draft()).toMatchObject({ state: 'live', isChanged: true, data: { title: 'Winter' } });
});

test('a market shows the general page until it has its own, and again after that is archived', async () => {
  const all = { ...sv, everywhere: true };
  await save(0, { title: 'All' }, all);
  await send('POST', 'editor/publish', { ...all, version: 1 });
  expect(await draft()).toMatchObject({ isInherited: true, version: 0, data: { title: 'All' } });
  expect((await publish(0)).status).toBe(404);
  await save(0, { title: 'Sweden' });
  await publish(1);
  expect([await seen(), await seen('fi.localhost:3000')]).toEqual(['Sweden', 'All']);
  const pages = async (query: string) => (await get(`editor/pages${query}`)).body as unknown as Body[];
  expect(await pages('')).toMatchObject([{ title: 'Sweden', isInherited: false, everywhere: false }]);
  expect((await send('POST', 'editor/archive', { ...sv, version: 2 })).status).toBe(200);
  expect(await seen()).toBe('All');
  expect(await pages('')).toMatchObject([{ title: 'All', isInherited: true, everywhere: true }]);
});

test('an archived page is gone for visitors, and can be published again', async () => {
  await save(0);
  await publish(1);
  expect((await send('POST', 'editor/archive', { ...sv, version: 2 })).body).toEqual({ version: 3 });
  expect((await get('content?slug=about', {})).status).toBe(404);
  expect(await draft()).toMatchObject({ state: 'archived', data: { title: 'About us' } });
  await publish(3);
  expect(await seen()).toBe('About us');
});

test('what a screen of the shop needs cannot be archived', async () => {
  const general = { language: 'sv', slug: 'general', kind: 'general' };
  await send('PUT', 'editor/draft', { ...general, version: 0, data: someGeneral() });
  expect((await send('POST', 'editor/publish', { ...general, version: 1 })).status).toBe(200);
  expect((await get('general', {})).body).toEqual(someGeneral());
  const refused = await send('POST', 'editor/archive', { ...general, version: 2 });
  expect([refused.status, refused.body.code]).toEqual([409, 'content-page-needed']);
});

test('versions are listed with their author and can be restored; autosaves of one sitting are one version', async () => {
  for (const [version, title] of ['One', 'Two', 'Three'].entries()) await save(version, { title });
  await publish(3);
  await save(4, { title: 'Four' });
  const versions = (await get('editor/versions?slug=about&language=sv')).body as unknown as Body[];
  expect(versions.map(({ version, reason }) => [version, reason])).toEqual([
    [5, 'saved'],
    [4, 'published'],
    [3, 'saved'],
  ]);
  expect((await send('POST', 'editor/restore', { ...sv, version: 5, restore: 3 })).body).toEqual({ version: 6 });
  expect(await draft()).toMatchObject({ data: { title: 'Three' }, isChanged: false });
  const missing = await send('POST', 'editor/restore', { ...sv, version: 6, restore: 1 });
  expect([missing.status, missing.body.code]).toEqual([404, 'content-version-not-found']);
});

test('hostile content is refused: too many or too deep blocks, scripts in addresses, foreign fields, another slug', async () => {
  const status = async (facts: object) => (await save(0, facts)).status;
  expect(await status({ blocks: Array.from({ length: 10_000 }, () => aParagraph('x')) })).toBe(422);
  let nested: object = aParagraph('x');
  for (let level = 0; level < 50; level++) nested = { name: 'core/group', attributes: {}, children: [nested] };
  expect([400, 422]).toContain(await status({ blocks: [nested] }));
  expect(await status({ blocks: 'x' })).toBe(422);
  expect(await status({ blocks: [{ name: '<script>', attributes: {} }] })).toBe(422);
  expect(await status({ blocks: [{ ...aParagraph('x'), onClick: 'alert(1)' }] })).toBe(422);
  expect(await status({ html: '<script>' })).toBe(422);
  expect(await status({ slug: 'other' })).toBe(409);
  for (const url of ['javascript:alert(1)', 'data:text/html,x', '//evil.example', ' javascript:alert(1)']) {
    const link = { name: 'core/button', attributes: { text: 'Go', link: { url } } };
    const { version } = (await save(Number((await draft()).version ?? 0), { blocks: [link] })).body;
    expect((await publish(version)).status).toBe(422);
  }
  expect((await get('content?slug=about', {})).status).toBe(404);
});

test('an author is exported, and forgotten with the account; the text stays', async () => {
  await save(0);
  expect(await readDraftsOf(shop.db, 1)).toMatchObject([{ slug: 'about', language: 'sv', version: 1 }]);
  await forgetAuthorOf(shop.db, 1);
  expect(await readDraftsOf(shop.db, 1)).toEqual([]);
  expect(await draft()).toMatchObject({ data: { title: 'About us' } });
});
