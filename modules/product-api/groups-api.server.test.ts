import { beforeEach, expect, test } from 'vitest';
import { createSnapshots } from '#platform/snapshots/snapshots.server.ts';
import { aCompany } from '#tests/build/company.ts';
import { aPriceList, aProduct } from '#tests/build/feed.ts';
import { namedCategory, publicLists, soldProduct } from '#tests/build/small-catalogue.ts';
import { aVisit } from '#tests/build/visit.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { testDatabase } from '#tests/setup/test-database.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { questionOf, readListAddress } from '../assortment/list-address.ts';
import { readProductList } from '../assortment/read-product-list.server.ts';
import { readViewer } from '../assortment/read-viewer.server.ts';
import { type Role, roles } from '../auth/roles.ts';
import type { FeedRowOf } from '../catalogue/feed-schema.ts';
import { readNavigation } from '../catalogue/read-navigation.server.ts';
import { markets } from '../market/markets.ts';

type Group = {
  id: string;
  name: string;
  slug: string;
  sortOrder: number;
  companyId: number | null;
  coopCode: string | null;
};
type Headers = Record<string, string>;

let shop: TestShop;
let app: TestApp;
let bygg: { id: number };
let other: { id: number };
let staff: Headers;
let admin: Headers;
let stranger: Headers;

const feedGroup = (code: string, sortOrder: number, sv: string): FeedRowOf<'group'> => ({
  kind: 'group',
  code,
  sortOrder,
  texts: { sv: { name: sv, slug: sv.toLowerCase() }, en: { name: code, slug: code } },
});

beforeEach(async () => {
  shop = await openTestShop();
  app = openTestApp(shop);
  bygg = await aCompany('Bygg').inCoop('X').save(shop.db);
  other = await aCompany('Annat').save(shop.db);
  staff = await app.bearer();
  admin = await as(roles.administrator, bygg, 'X');
  stranger = await as(roles.administrator, other);
  await bringFeed(shop, [
    namedCategory({ code: 'Bottoms', sv: 'Byxor', en: 'Trousers' }),
    feedGroup('road', 1, 'Vag'),
    feedGroup('construction', 0, 'Bygg'),
    ...publicLists(),
    ...soldProduct(1000, { groups: ['road'] }),
    ...soldProduct(2000),
  ]);
});

const as = (storm_role: Role, company?: { id: number }, coop_code?: string): Promise<Headers> =>
  app.bearer({ storm_role, ...(company && { company_id: company.id }), ...(coop_code && { coop_code }) });
const ask = (path: string, headers: Headers = {}) =>
  app.request(`/api/product/groups${path}`, { headers: { 'accept-language': 'sv', ...headers } });
const read = async (path = '', headers: Headers = {}): Promise<Group[]> => (await ask(path, headers)).json();
const names = async (path = '', headers: Headers = {}) => (await read(path, headers)).map(({ name }) => name);
const send = (method: string, path: string, body: unknown, headers = staff) =>
  app.json(`/api/product/groups${path}`, method, body, { 'accept-language': 'sv', ...headers });
const create = async (body: object, headers = staff): Promise<Group> => (await send('POST', '', body, headers)).json();

test('P86 P87 the shop’s groups in order, and each by its slug', async () => {
  expect(await names()).toEqual(['Bygg', 'Vag']);
  expect(await (await ask('/slug/vag')).json()).toEqual({
    id: 'road',
    name: 'Vag',
    slug: 'vag',
    sortOrder: 1,
    companyId: null,
    coopCode: null,
  });
  expect(await (await ask('/slug/road?cultureCode=en-SE')).json()).toMatchObject({ name: 'road' });
  const unknown = await ask('/slug/nothing');
  expect(unknown.status).toBe(404);
  expect(await unknown.json()).toMatchObject({ code: 'group-not-found', facts: { group: 'nothing' } });
});

test('P89 only roles 65 and 80 can change groups', async () => {
  const rename = (headers: Headers) => send('PUT', '/road', { name: 'Vägar' }, headers);
  const attempts = (headers: Headers) =>
    Promise.all([
      rename(headers),
      send('POST', '', { name: 'Ny' }, headers),
      send('PATCH', '/sortOrder', [{ id: 'road', sortOrder: 9 }], headers),
      app.request('/api/product/groups/road', { method: 'DELETE', headers }),
    ]).then((answers) => answers.map(({ status }) => status));
  expect(await attempts({})).toEqual([401, 401, 401, 401]);
  for (const role of [roles.user, roles.customerAdmin, roles.b2c])
    expect(await attempts(await as(role, bygg))).toEqual([403, 403, 403, 403]);
  expect((await rename(admin)).status).toBe(403);
  expect(await names()).toEqual(['Bygg', 'Vag']);
  expect(await (await rename(staff)).json()).toMatchObject({ id: 'road', name: 'Vägar', slug: 'vag' });
  expect(await names()).toEqual(['Bygg', 'Vägar']);
  expect(await names('?cultureCode=en-SE')).toEqual(['construction', 'road']);
});

test('P90 a new group is listed with its products', async () => {
  const made = await create({ name: 'Sommar & Sol', basePartNos: ['20001110'] });
  expect(made).toMatchObject({ name: 'Sommar & Sol', slug: 'sommar-sol', sortOrder: 2, companyId: null });
  expect(await names()).toEqual(['Bygg', 'Vag', 'Sommar & Sol']);
  const menu = async () =>
    (await readNavigation(shop, { market: markets.se, language: 'sv' })).groups.map(({ name, count }) => [name, count]);
  expect(await menu()).toEqual([
    ['Vag', 1],
    ['Sommar & Sol', 1],
  ]);
  await send('PUT', `/${made.id}`, { basePartNos: ['10001110', '20001110'] });
  expect(await menu()).toContainEqual(['Sommar & Sol', 2]);
  await send('PUT', `/${made.id}`, { basePartNos: ['10001110'] });
  expect(await menu()).toContainEqual(['Sommar & Sol', 1]);
  expect(await menu()).toContainEqual(['Vag', 1]);
});

test('P91 a deleted group is gone, and no product names it', async () => {
  expect((await app.request('/api/product/groups/road', { method: 'DELETE', headers: staff })).status).toBe(200);
  expect((await ask('/slug/vag')).status).toBe(404);
  expect((await app.request('/api/product/groups/road', { method: 'DELETE', headers: staff })).status).toBe(404);
  await bringFeed(shop, [feedGroup('road', 1, 'Vag')]);
  expect((await readNavigation(shop, { market: markets.se, language: 'sv' })).groups).toEqual([]);
});

test('P92 another order is saved, completely or not at all', async () => {
  const order = (...ids: string[]) => ids.map((id, sortOrder) => ({ id, sortOrder }));
  expect((await send('PATCH', '/sortOrder', order('road', 'nothing'))).status).toBe(404);
  expect(await names()).toEqual(['Bygg', 'Vag']);
  expect((await send('PATCH', '/sortOrder', order('road', 'construction'))).status).toBe(200);
  expect(await names()).toEqual(['Vag', 'Bygg']);
});

test('a company’s own groups are hidden from others', async () => {
  const own = await create({ name: 'Vår grupp', basePartNos: ['10001110'] }, admin);
  expect(own).toMatchObject({ companyId: bygg.id, coopCode: null });
  const user = await as(roles.user, bygg);
  expect(await names('', user)).toEqual(['Bygg', 'Vag', 'Vår grupp']);
  expect(await names('?context=Agreement', user)).toEqual(['Vår grupp']);
  expect(await names('?context=Public', user)).toEqual(['Bygg', 'Vag']);
  expect((await ask('/slug/var-grupp', user)).status).toBe(200);
  for (const headers of [{}, stranger, await as(roles.b2c), staff]) {
    expect(await names('', headers)).toEqual(['Bygg', 'Vag']);
    expect((await ask('/slug/var-grupp', headers)).status).toBe(404);
  }
  expect((await send('PUT', `/${own.id}`, { name: 'Min' }, stranger)).status).toBe(404);
  expect((await send('PATCH', '/sortOrder', [{ id: own.id, sortOrder: 0 }], stranger)).status).toBe(404);
  const remove = (headers: Headers) => app.request(`/api/product/groups/${own.id}`, { method: 'DELETE', headers });
  expect((await remove(stranger)).status).toBe(404);
  expect((await send('POST', '', { name: 'Annans', companyId: bygg.id }, stranger)).status).toBe(403);
  expect((await readNavigation(shop, { market: markets.se, language: 'sv' })).groups.map(({ name }) => name)).toEqual([
    'Vag',
  ]);
  expect((await remove(admin)).status).toBe(200);
});

test('P88 the groups of a company and its buying group only', async () => {
  await create({ name: 'Ettan' }, admin);
  await create({ name: 'Gemensam', coopCode: 'X' });
  await create({ name: 'Andras', companyId: other.id });
  await create({ name: 'Ypsilon', coopCode: 'Y' });
  const both = `/company?companyId=${bygg.id}&coopCode=X`;
  expect(await names(both, staff)).toEqual(['Ettan', 'Gemensam']);
  expect(await names(both, admin)).toEqual(['Ettan', 'Gemensam']);
  expect(await names(`/company?companyId=${bygg.id}`, admin)).toEqual(['Ettan']);
  expect(await names('/company?coopCode=Y', staff)).toEqual(['Ypsilon']);
  expect((await ask(both)).status).toBe(401);
  expect((await ask(both, stranger)).status).toBe(404);
  expect((await ask('/company?coopCode=X', stranger)).status).toBe(403);
  expect((await ask('/company?companyId=99999', staff)).status).toBe(404);
  expect(await names('', await as(roles.user, bygg, 'X'))).toEqual(['Bygg', 'Vag', 'Ettan', 'Gemensam']);
  expect((await send('POST', '', { name: 'Till', coopCode: 'X' }, admin)).status).toBe(403);
});

test('a slug is unique: a second group is refused, another company may use it', async () => {
  await create({ name: 'Vinter' }, admin);
  const again = await send('POST', '', { name: 'Vinter' }, admin);
  expect(again.status).toBe(409);
  expect(await again.json()).toMatchObject({ code: 'slug-taken', facts: { slug: 'vinter' } });
  expect((await send('POST', '', { name: 'Ny', slug: 'vag' }, admin)).status).toBe(409);
  expect((await send('PUT', '/construction', { slug: 'vag' })).status).toBe(409);
  expect((await send('POST', '', { name: 'Vinter' }, stranger)).status).toBe(200);
});

test('invalid input is reported field by field', async () => {
  const bad = await send('POST', '', { name: ' ', slug: 'Not a slug', basePartNos: ['1'], colour: 1 });
  expect(bad.status).toBe(422);
  const { errors } = (await bad.json()) as { errors: { path: string }[] };
  expect(errors.map(({ path }) => path).sort()).toEqual(['', 'basePartNos.0', 'name', 'slug']);
  expect((await send('POST', '', { name: 'A', companyId: bygg.id, coopCode: 'X' })).status).toBe(422);
  expect((await send('PATCH', '/sortOrder', [])).status).toBe(422);
  const unknown = await send('POST', '', { name: 'A', basePartNos: ['99999999'] });
  expect(unknown.status).toBe(404);
  expect(await unknown.json()).toMatchObject({ code: 'product-not-found', facts: { product: '99999999' } });
  expect(await names()).toEqual(['Bygg', 'Vag']);
});

test('a product hidden from a company is treated as missing; staff may name it', async () => {
  await bringFeed(shop, [
    aPriceList({ code: 'OURS', type: 'Agreement' }),
    ...soldProduct(4000, { publicAssortment: false }, { priceList: 'OURS' }),
  ]);
  const own = await create({ name: 'Vår grupp' }, admin);
  for (const product of ['40001110', '99999999'])
    for (const answer of [
      await send('POST', '', { name: 'Ny', basePartNos: ['10001110', product] }, admin),
      await send('PUT', `/${own.id}`, { basePartNos: [product] }, admin),
    ]) {
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ code: 'product-not-found', facts: { product } });
    }
  const ours = await as(roles.administrator, await aCompany('Vi').withPriceLists('OURS').save(shop.db));
  const named = (name: string, headers: Headers) => send('POST', '', { name, basePartNos: ['40001110'] }, headers);
  expect((await named('Ettan', ours)).status).toBe(200);
  expect((await named('Tvåan', staff)).status).toBe(200);
});

test('a group keeps its products after an import', async () => {
  const own = await create({ name: 'Kvar', basePartNos: ['20001110'] });
  await bringFeed(shop, [{ ...aProduct({ style: 2000 }), flags: ['new'] }]);
  const menu = (await readNavigation(shop, { market: markets.se, language: 'sv' })).groups;
  expect(menu.find(({ id }) => id === own.id)).toMatchObject({ count: 1 });
});

test('P90 a new group has its products when the response arrives, although snapshots serve old values meanwhile', async () => {
  const { signals } = (await testDatabase()).database;
  const snapshots = createSnapshots({ db: shop.db, signals, clock: shop.clock, log: shop.log });
  await snapshots.start();
  snapshots.stop();
  const patient = { ...shop, snapshots };
  app = openTestApp(patient);
  const visit = aVisit();
  const viewer = await readViewer(patient, visit, { mode: 'excl', context: 'All' });
  const productsIn = async (code: string) =>
    (await readProductList(patient, visit, viewer, questionOf(readListAddress(new URLSearchParams()), { group: code })))
      .total;
  expect(await productsIn('road')).toBe(1);
  const made = await create({ name: 'Ny', basePartNos: ['10001110', '20001110'] }, admin);
  expect(await productsIn(made.id)).toBe(2);
});
