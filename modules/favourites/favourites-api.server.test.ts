import { beforeEach, describe, expect, test } from 'vitest';
import { aCompany } from '#tests/build/company.ts';
import { aConsumer, aPerson } from '#tests/build/person.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import type { Claims } from '../auth/claims.ts';
import { roles } from '../auth/roles.ts';
import { mostItems, mostLists } from './favourites.ts';
import { readFavouritesOf, removeFavouritesOf } from './favourites-of-person.server.ts';

type Headers = Record<string, string>;
type List = { id: string; name: string; isDefault: boolean; itemCount: number; shareToken: string | null };
type ChangeResponse = { id: string; items: { partNo: string; sku: string }[]; leftOut: string[] };

const base = '/api/customer/favourites';
const jacket = '100011100100';
const trousers = '200011100100';

let shop: TestShop;
let app: TestApp;
let bygg: { id: number };
let ada: Headers;
let adaId: number;

beforeEach(async () => {
  shop = await openTestShop();
  app = openTestApp(shop);
  bygg = await aCompany('Bygg').save(shop.db);
  ({ id: adaId } = await aPerson('ada@bygg.example').at(bygg).save(shop.db));
  ada = await as(adaId, { company_id: bygg.id });
});

const as = (customer_id: number, claims: Partial<Claims> = {}) =>
  app.bearer({ customer_id, storm_role: roles.user, ...claims });
const aColleague = async (email = 'bo@bygg.example', company = bygg, claims: Partial<Claims> = {}) =>
  as((await aPerson(email).at(company).save(shop.db)).id, { company_id: company.id, ...claims });
const aPrivatePerson = async () =>
  as((await aConsumer('eva@home.example').save(shop.db)).id, { storm_role: roles.b2c });

const get = (path: string, headers: Headers = {}) => app.request(`${base}${path}`, { headers });
const send = (method: string, path: string, body: unknown, headers: Headers = {}) =>
  app.json(`${base}${path}`, method, body, headers);
const read = async <T>(answer: Promise<Response> | Response) => (await (await answer).json()) as T;
const remove = (path: string, headers: Headers) => app.request(`${base}${path}`, { method: 'DELETE', headers });

const makeList = async (name = 'Winter', headers = ada) =>
  (await read<List>(send('POST', '/lists', { name }, headers))).id;
const keep = (changes: object[], headers = ada) => send('PUT', '/default/items', { changes }, headers);
const keptIn = async (headers = ada) =>
  (await read<ChangeResponse>(get('/default', headers))).items.map(({ sku }) => sku).sort();
const at = (minute: number) => `2026-11-16T07:${String(minute).padStart(2, '0')}:00Z`;

describe('access', () => {
  test('a guest has no lists and cannot reach any', async () => {
    const id = await makeList();
    for (const path of ['/lists', '/default', `/lists/${id}`]) expect((await get(path)).status).toBe(401);
    for (const [method, path, body] of [
      ['POST', '/lists', { name: 'Mine' }],
      ['PUT', `/lists/${id}`, { name: 'Mine' }],
      ['PUT', '/default/items', { changes: [] }],
      ['PUT', `/lists/${id}/items`, { changes: [] }],
      ['PUT', `/lists/${id}/items/${jacket}`, {}],
      ['PUT', `/lists/${id}/sharing`, { isShared: true }],
    ] as const)
      expect((await send(method, path, body)).status).toBe(401);
    expect((await remove(`/lists/${id}`, {})).status).toBe(401);
  });

  test('a list belongs to its owner: for colleagues, other companies or markets, and consumers it does not exist', async () => {
    const id = await makeList();
    const other = await aCompany('Annat').save(shop.db);
    const strangers = [
      await aColleague(),
      await aColleague('cy@bygg.example', bygg, { storm_role: roles.customerAdmin }),
      await aColleague('di@annat.example', other),
      await as(adaId, { company_id: other.id }),
      await aPrivatePerson(),
    ];
    for (const headers of strangers) {
      expect((await get(`/lists/${id}`, headers)).status).toBe(404);
      expect((await send('PUT', `/lists/${id}`, { name: 'Mine' }, headers)).status).toBe(404);
      expect((await send('PUT', `/lists/${id}/items`, { changes: [] }, headers)).status).toBe(404);
      expect((await send('PUT', `/lists/${id}/items/${jacket}`, {}, headers)).status).toBe(404);
      expect((await send('PUT', `/lists/${id}/sharing`, { isShared: true }, headers)).status).toBe(404);
      expect((await remove(`/lists/${id}`, headers)).status).toBe(404);
      expect((await send('POST', `/lists/${id}/restore`, {}, headers)).status).toBe(404);
      expect((await read<List[]>(get('/lists', headers))).map(({ isDefault }) => isDefault)).toEqual([true]);
    }
    const abroad = await app.request(`${base}/lists/${id}`, { headers: ada }, 'no.localhost:3000');
    expect(abroad.status).not.toBe(200);
    expect((await get(`/lists/${id}`, ada)).status).toBe(200);
  });

  test('named lists are for business buyers; a consumer has only the default list', async () => {
    const eva = await aPrivatePerson();
    expect((await send('POST', '/lists', { name: 'Winter' }, eva)).status).toBe(403);
    expect((await keep([{ partNo: jacket }], eva)).status).toBe(200);
    expect(await keptIn(eva)).toEqual([jacket]);
    const [own] = await read<List[]>(get('/lists', eva));
    expect((await send('PUT', `/lists/${own?.id}`, { name: 'Other' }, eva)).status).toBe(403);
    expect((await remove(`/lists/${own?.id}`, eva)).status).toBe(403);
    expect((await send('PUT', `/lists/${own?.id}/sharing`, { isShared: true }, eva)).status).toBe(403);
  });
});

describe('what is in a list', () => {
  test('W01 each company has its own', async () => {
    const other = await aCompany('Annat').save(shop.db);
    const there = await as(adaId, { company_id: other.id });
    await keep([{ partNo: jacket, sku: `${jacket}C50` }]);
    expect(await keptIn(there)).toEqual([]);
    expect(await keptIn()).toEqual([`${jacket}C50`]);
  });

  test('the latest change counts in any order; repeated changes have no effect', async () => {
    await keep([{ partNo: jacket, changedAt: at(1) }]);
    await keep([{ partNo: jacket, isRemoved: true, changedAt: at(3) }]);
    await keep([
      { partNo: jacket, changedAt: at(2) },
      { partNo: trousers, changedAt: at(2) },
    ]);
    expect(await keptIn()).toEqual([trousers]);
    await keep([{ partNo: jacket, sku: `${jacket}C52`, changedAt: at(4) }]);
    await keep([{ partNo: jacket, sku: `${jacket}C52`, changedAt: at(4) }]);
    expect(await keptIn()).toEqual([`${jacket}C52`, trousers]);
  });

  test('a fast clock does not win forever', async () => {
    await keep([{ partNo: jacket, changedAt: '2099-01-01T00:00:00Z' }]);
    shop.clock.moveBy(1000);
    await remove(`/lists/${(await read<List[]>(get('/lists', ada)))[0]?.id}/items/${jacket}`, ada);
    expect(await keptIn()).toEqual([]);
  });

  test('another size keeps the position; adding again moves to the end', async () => {
    const order = async () => (await read<ChangeResponse>(get('/default', ada))).items.map(({ partNo }) => partNo);
    await keep([{ partNo: jacket, changedAt: at(1) }]);
    await keep([{ partNo: trousers, changedAt: at(2) }]);
    await keep([{ partNo: jacket, sku: `${jacket}C50`, changedAt: at(3) }]);
    expect(await order()).toEqual([trousers, jacket]);
    await keep([{ partNo: jacket, isRemoved: true, changedAt: at(4) }]);
    await keep([{ partNo: jacket, changedAt: at(5) }]);
    expect(await order()).toEqual([jacket, trousers]);
  });

  test('single changes are idempotent', async () => {
    const id = await makeList();
    const one = `/lists/${id}/items/${jacket}`;
    for (const _ of [1, 2]) expect((await send('PUT', one, { sku: `${jacket}C50` }, ada)).status).toBe(200);
    expect((await read<ChangeResponse>(get(`/lists/${id}`, ada))).items).toMatchObject([{ sku: `${jacket}C50` }]);
    for (const _ of [1, 2]) expect((await read<ChangeResponse>(remove(one, ada))).items).toEqual([]);
  });

  test('is limited: a list of a thousand refuses more, with a message', async () => {
    const many = Array.from({ length: mostItems }, (_, number) => ({
      partNo: String(100_011_100_000 + number),
      changedAt: at(1),
    }));
    expect((await read<ChangeResponse>(keep(many))).items).toHaveLength(mostItems);
    const { leftOut, items } = await read<ChangeResponse>(keep([{ partNo: jacket, changedAt: at(2) }]));
    expect(leftOut).toEqual([]);
    expect(items).toHaveLength(mostItems);
    expect((await read<ChangeResponse>(keep([{ partNo: trousers }]))).leftOut).toEqual([trousers]);
    const [{ id = '' } = {}] = await read<Partial<List>[]>(get('/lists', ada));
    const full = await send('PUT', `/lists/${id}/items/${trousers}`, {}, ada);
    expect(full.status).toBe(409);
    expect(await full.json()).toMatchObject({ code: 'favourites-full' });
    expect((await keep(Array.from({ length: 2 * mostItems + 1 }, () => ({ partNo: jacket })))).status).toBe(422);
  });

  test.each([
    [{ partNo: '10001110' }],
    [{ partNo: jacket, sku: `${trousers}C50` }],
    [{ partNo: jacket, sku: `${jacket}<b>` }],
    [{ partNo: jacket, changedAt: 'yesterday' }],
    [{ partNo: jacket, changedAt: '0000-01-01T00:00:00Z' }],
    [{ partNo: jacket, changedAt: '0001-01-01T00:00:00Z' }],
    [{ partNo: jacket, quantity: 1 }],
  ])('%o is refused', async (change) => {
    expect((await keep([change])).status).toBe(422);
    expect(await keptIn()).toEqual([]);
  });
});

describe('lists', () => {
  test('can be created, renamed, removed and restored', async () => {
    const id = await makeList();
    await send('PUT', `/lists/${id}/items/${jacket}`, {}, ada);
    expect(await read(send('PUT', `/lists/${id}`, { name: ' Summer ' }, ada))).toEqual({ id, name: 'Summer' });
    for (const _ of [1, 2]) expect((await remove(`/lists/${id}`, ada)).status).toBe(200);
    expect((await get(`/lists/${id}`, ada)).status).toBe(404);
    expect(await read(send('POST', `/lists/${id}/restore`, {}, ada))).toEqual({ id, name: 'Summer' });
    expect(await read(get(`/lists/${id}`, ada))).toMatchObject({ name: 'Summer', itemCount: 1 });
  });

  test.each(['', '   ', 'x'.repeat(81), 'a<b'])('the name %j is refused', async (name) => {
    expect((await send('POST', '/lists', { name }, ada)).status).toBe(422);
  });

  test('are limited, and a removed list is restored only below the limit', async () => {
    const gone = await makeList('Gone');
    await remove(`/lists/${gone}`, ada);
    for (let number = 0; number < mostLists; number += 1) await makeList(`List ${number}`);
    const full = await send('POST', '/lists', { name: 'One more' }, ada);
    expect(full.status).toBe(409);
    expect(await full.json()).toMatchObject({ code: 'favourite-lists-full' });
    expect((await send('POST', `/lists/${gone}/restore`, {}, ada)).status).toBe(409);
  });
});

describe('sharing', () => {
  const share = async (id: string, isShared = true) =>
    (await read<List>(send('PUT', `/lists/${id}/sharing`, { isShared }, ada))).shareToken;

  test('a colleague with the link can read the list; another company, a consumer and a guest cannot', async () => {
    const id = await makeList();
    await send('PUT', `/lists/${id}/items/${jacket}`, {}, ada);
    const token = await share(id);
    expect(await share(id)).toBe(token);
    const bo = await aColleague();
    expect(await read(get(`/shared/${token}`, bo))).toMatchObject({
      name: 'Winter',
      ownerName: 'Ada Berg',
      items: [{ partNo: jacket }],
    });
    const other = await aCompany('Annat').save(shop.db);
    for (const headers of [{}, await aColleague('di@annat.example', other), await aPrivatePerson()])
      expect((await get(`/shared/${token}`, headers)).status).toBe(404);
    const abroad = await app.request(`${base}/shared/${token}`, { headers: bo }, 'no.localhost:3000');
    expect(abroad.status).not.toBe(200);
    expect((await get('/shared/nothing', bo)).status).toBe(404);
  });

  test('a revoked link stays invalid, as does that of a removed list or a former member', async () => {
    const id = await makeList();
    const bo = await aColleague();
    const first = await share(id);
    expect(await share(id, false)).toBeNull();
    expect((await get(`/shared/${first}`, bo)).status).toBe(404);
    const second = await share(id);
    expect(second).not.toBe(first);
    expect((await get(`/shared/${second}`, bo)).status).toBe(200);
    await shop.db.deleteFrom('customer_company').where('customer_id', '=', adaId).execute();
    expect((await get(`/shared/${second}`, bo)).status).toBe(404);
    await shop.db.insertInto('customer_company').values({ customer_id: adaId, company_id: bygg.id }).execute();
    await remove(`/lists/${id}`, ada);
    await send('POST', `/lists/${id}/restore`, {}, ada);
    expect((await get(`/shared/${second}`, bo)).status).toBe(404);
  });
});

test('all lists are in the data export and deleted with the account', async () => {
  await keep([{ partNo: jacket }]);
  await makeList();
  expect(await readFavouritesOf(shop.db, adaId)).toMatchObject([
    { name: '', companyId: bygg.id, items: [{ partNo: jacket }] },
    { name: 'Winter', items: [] },
  ]);
  await removeFavouritesOf(shop.db, adaId);
  await removeFavouritesOf(shop.db, adaId);
  expect(await readFavouritesOf(shop.db, adaId)).toEqual([]);
});
