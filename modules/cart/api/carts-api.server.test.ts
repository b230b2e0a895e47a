import { beforeEach, expect, test } from 'vitest';
import { aCart, aRow, ofCompany, ofCustomer } from '#tests/build/cart.ts';
import { aCompany, tellCompanyChanged } from '#tests/build/company.ts';
import { aCategory, aPriceList } from '#tests/build/feed.ts';
import { aConsumer, aPerson } from '#tests/build/person.ts';
import { soldProduct } from '#tests/build/small-catalogue.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { logLines } from '#tests/setup/log-lines.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { roles } from '../../auth/roles.ts';
import { saveSettings } from '../../company/company-store.server.ts';
import { changeFlag } from '../../flags/change-flag.server.ts';
import type { CartOwner } from '../cart.ts';
import { insertCart } from '../store/cart-store.server.ts';

let shop: TestShop;
let app: TestApp;
let eva: number;
let asEva: Record<string, string>;

beforeEach(async () => {
  shop = await openTestShop();
  app = openTestApp(shop);
  eva = (await aConsumer('eva@home.example').save(shop.db)).id;
  asEva = await app.bearer({ customer_id: eva, storm_role: roles.b2c });
});

const store = async (owner: CartOwner, facts: Parameters<typeof aCart>[0] = {}) => {
  const cart = aCart({ owner, ...facts });
  await insertCart(shop.db, cart);
  return cart;
};
const call = async (method: string, path: string, body?: unknown, headers = asEva) => {
  const url = `/api/cart${path}`;
  const response =
    body === undefined ? await app.request(url, { method, headers }) : await app.json(url, method, body, headers);
  return { status: response.status, headers: response.headers, body: (await response.json()) as never };
};
const statusOf = async (...args: Parameters<typeof call>) => (await call(...args)).status;
const cookieOf = (headers: Headers) => ({
  cookie: headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; '),
});

test('B54 another customer, company, punch-out session or anonymous visitor gets 404 from every call', async () => {
  const company = await aCompany().with({ ActivateOCI: 'true', PunchOutType: 'OCI4' }).save(shop.db);
  const bo = await aPerson('bo@bygg.example').at(company).save(shop.db);
  const hers = await store(ofCustomer(eva), { metadata: [{ key: 'Type', id: 't1', value: 'x' }], rows: [{}] });
  const his = await store(ofCompany(company.id, bo.id, 's1'), { rows: [{}] });
  const open = await store({ kind: 'public' }, { rows: [{}] });
  const buyer = { company_id: company.id, storm_role: roles.customerAdmin, punch_out_type: 'OCI4' };
  const callers: [Record<string, string>, typeof hers][] = [
    [await app.bearer({ customer_id: bo.id, ...buyer, sid: 's1' }), hers],
    [await app.bearer({ customer_id: bo.id, storm_role: roles.internal }), hers],
    [asEva, his],
    [asEva, open],
    [{}, open],
    [{}, hers],
    [{ cookie: `Blk.Cart.Public=${open.id}.forged` }, open],
    [{ cookie: `Blk.Cart.${eva}=${hers.id}.forged` }, hers],
    [await app.bearer({ customer_id: bo.id, ...buyer, sid: 's2' }), his],
    [await app.bearer({ customer_id: eva, ...buyer, sid: 's1' }), his],
  ];
  const origin = 'http://se.localhost:3000';
  for (const [given, { id }] of callers) {
    const own = (await call('POST', '/carts', {}, { origin, ...given })) as { headers: Headers; body: { id: string } };
    const headers = { origin, ...cookieOf(own.headers), ...given };
    expect(await statusOf('GET', `/carts/${id}`, undefined, headers)).toBe(404);
    expect(await statusOf('PUT', `/carts/${id}`, { name: 'mine' }, headers)).toBe(404);
    expect(await statusOf('DELETE', `/carts/${id}`, undefined, headers)).toBe(404);
    expect(await statusOf('GET', `/carts/${id}/metadata`, undefined, headers)).toBe(404);
    expect(await statusOf('PUT', `/carts/${id}/metadata/upsert`, { Key: 'Type', Value: 'y' }, headers)).toBe(404);
    expect(await statusOf('DELETE', `/carts/${id}/metadata/t1`, undefined, headers)).toBe(404);
    for (const way of ['append', 'replace']) {
      expect(await statusOf('PUT', `/carts/${id}/${way}/${own.body.id}`, undefined, headers)).toBe(404);
      expect(await statusOf('PUT', `/carts/${own.body.id}/${way}/${id}`, undefined, headers)).toBe(404);
    }
    const listed = (await call('GET', '/carts', undefined, headers)) as { body: { id: string }[] };
    expect(listed.body.map((cart) => cart.id)).not.toContain(id);
  }
  const untouched = await shop.db
    .selectFrom('cart')
    .select('version')
    .where('id', 'in', [hers.id, his.id, open.id])
    .execute();
  expect(untouched).toEqual([{ version: 1 }, { version: 1 }, { version: 1 }]);
});

test("B53 B78 POST creates an empty cart; an anonymous visitor's comes with its cookie", async () => {
  const made = await call('POST', '/carts', {});
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({
    metadata: [
      { key: 'Status', id: 'Status', value: 'Default' },
      { key: 'IsActive', id: 'IsActive', value: 'true' },
    ],
    references: { customerId: eva },
    products: [],
    rowNumber: 0,
  });
  expect(made.headers.getSetCookie()).toEqual([expect.stringMatching(`^Blk\\.Cart\\.${eva}=`)]);
  const strange = await call('POST', '/carts', { name: 'Mine' }, {});
  const { id } = strange.body as { id: string };
  expect(strange.headers.getSetCookie()).toEqual([expect.stringMatching(`^Blk\\.Cart\\.Public=${id}\\.`)]);
  expect(await call('GET', `/carts/${id}`, undefined, cookieOf(strange.headers))).toMatchObject({
    status: 200,
    body: { id, name: 'Mine', references: {} },
  });
});

test('B01 B05 GET returns the cart with its rows; market and address only with the promotion engine', async () => {
  const comment = { key: 'Comment', id: 'c1', value: 'left leg' };
  const { id, rows } = await store(ofCustomer(eva), {
    name: 'Spring',
    description: 'two',
    rows: [
      { sku: 'A', quantity: 2.5, metadata: [comment] },
      { sku: 'B', rowNumber: 250 },
    ],
  });
  const { status, body } = await call('GET', `/carts/${id}`);
  expect(status).toBe(200);
  const time = '2026-03-02T10:00:00.000Z';
  const row = { cartId: id, name: 'Trousers', version: 1, created: time, modified: time, children: [] };
  expect(body).toMatchObject({
    id,
    name: 'Spring',
    description: 'two',
    rowNumber: 250,
    version: 1,
    created: time,
    modified: time,
    metadata: [
      { key: 'Status', id: 'Status', value: 'Default' },
      { key: 'IsActive', id: 'IsActive', value: 'true' },
    ],
    references: { customerId: eva },
    products: [
      { ...row, id: rows[0]?.id, sku: 'A', quantity: 2.5, rowNumber: 100, metadata: [comment] },
      { ...row, id: rows[1]?.id, sku: 'B', quantity: 1, rowNumber: 250, metadata: [] },
    ],
  });
  expect(Object.keys(body)).not.toContain('marketId');
  expect(Object.keys(body)).not.toContain('ipAddress');
  const staff = aVisit({ claims: someClaims() });
  await changeFlag(shop, staff, { key: 'UseNorcePromotions', enabled: true, marketId: undefined });
  expect((await call('GET', `/carts/${id}`)).body).toMatchObject({ marketId: 1, ipAddress: expect.any(String) });
});

test('B03 a row of GET has its price, discount, comment, wearer, services, splitting, errors and children', async () => {
  await bringFeed(shop, [aCategory(), aPriceList(), ...soldProduct(1000, {}, { unitGross: '100' })]);
  const company = await aCompany().with({ ActivateMandatoryRowCommentForAllRows: 'true' }).save(shop.db);
  const bo = await aPerson('bo@bygg.example').at(company).save(shop.db);
  const entry = (key: string, value: string) => ({ key, id: `of ${key}`, value });
  const { rows, ...cart } = aCart({
    owner: ofCompany(company.id, bo.id),
    rows: [{ sku: '100011100100C50', quantity: 2, metadata: [entry('CoWorkerId', String(bo.id))] }],
  });
  const [parent = aRow()] = rows;
  const print = aRow({ cartId: cart.id, parentId: parent.id, sku: 'PRINT', metadata: [entry('Type', 'VasArticle')] });
  await insertCart(shop.db, { ...cart, rows: [parent, print] });
  const claims = { customer_id: bo.id, company_id: company.id, storm_role: roles.user };
  const read = async () => (await call('GET', `/carts/${cart.id}`, undefined, await app.bearer(claims))).body;
  const service = { id: print.id, sku: 'PRINT', canSplit: false };
  const row = {
    id: parent.id,
    cartId: cart.id,
    quantity: 2,
    comment: '',
    customer: { id: bo.id, name: expect.any(String) },
    canSplit: true,
    error: [{ kind: 'Comment' }],
    children: [service],
    selectedVas: [service],
  };
  const prices = {
    unitPrice: { exclVat: 80, inclVat: 100 },
    price: { exclVat: 160, inclVat: 200 },
    discount: { exclVat: 0, inclVat: 0 },
  };
  expect(await read()).toMatchObject({ id: cart.id, products: [{ ...row, ...prices }] });
  await saveSettings(shop.db, company.id, [{ key: 'HidePrice', value: 'true' }]);
  await tellCompanyChanged(shop);
  const hidden = { exclVat: null, inclVat: null };
  expect(await read()).toMatchObject({ products: [{ unitPrice: hidden, price: hidden, discount: hidden }] });
});

test('B02 a punch-out cart has its session as SessonId', async () => {
  const company = await aCompany().with({ ActivateOCI: 'true', PunchOutType: 'CXML' }).save(shop.db);
  const bo = await aPerson('bo@bygg.example').at(company).save(shop.db);
  const claims = {
    customer_id: bo.id,
    company_id: company.id,
    storm_role: roles.user,
    punch_out_type: 'CXML',
  };
  const made = await call('POST', '/carts', {}, await app.bearer({ ...claims, sid: 's1' }));
  const { id, metadata } = made.body as { id: string; metadata: { key: string; value: string }[] };
  expect(metadata).toContainEqual({ key: 'SessonId', id: 'SessonId', value: 's1' });
  expect(await statusOf('GET', `/carts/${id}`, undefined, await app.bearer({ ...claims, sid: 's2' }))).toBe(404);
});

test('B55 PUT renames a cart and updates its time; B56 a deleted cart is gone', async () => {
  const { id, modified } = await store(ofCustomer(eva), { description: 'kept', rows: [{}] });
  expect(await statusOf('PUT', `/carts/${id}`, { name: 'Spring' })).toBe(200);
  const renamed = (await call('GET', `/carts/${id}`)).body as { name: string; description: string; modified: string };
  expect(renamed).toMatchObject({ name: 'Spring', description: 'kept', version: 2 });
  expect(new Date(renamed.modified).getTime()).toBeGreaterThan(modified.getTime());
  expect(await statusOf('PUT', `/carts/${id}`, { name: 'x'.repeat(101) })).toBe(422);
  expect(await statusOf('DELETE', `/carts/${id}`)).toBe(200);
  expect(await statusOf('GET', `/carts/${id}`)).toBe(404);
  expect(await statusOf('DELETE', `/carts/${id}`)).toBe(404);
  expect(await statusOf('GET', '/carts/no-such-id')).toBe(404);
});

test('B57 GET carts lists the caller’s own, filtered by metadata', async () => {
  const at = (day: number) => new Date(Date.UTC(2026, 4, day));
  const saved = await store(ofCustomer(eva), { status: 'saved', isActive: false, modified: at(1) });
  const typed = await store(ofCustomer(eva), { metadata: [{ key: 'Type', id: 't', value: 'x' }], modified: at(3) });
  const plain = await store(ofCustomer(eva), { modified: at(2) });
  const ids = async (query: string) =>
    ((await call('GET', `/carts${query}`)).body as { id: string }[]).map(({ id }) => id);
  expect(await ids('')).toEqual([typed.id, plain.id, saved.id]);
  expect(await ids('?Status=saved')).toEqual([saved.id]);
  expect(await ids('?IsActive=true')).toEqual([typed.id, plain.id]);
  expect(await ids('?Type=x')).toEqual([typed.id]);
  expect(await ids('?Type=y')).toEqual([]);
  expect(await statusOf('GET', '/carts?Status=lost')).toBe(422);
  expect(await ids('?Type=x%00')).toEqual([typed.id]);
});

test('B66 B67 B68 entries of a cart are read, written once and deleted', async () => {
  const { id } = await store(ofCustomer(eva));
  const upsert = (Key: string, Value: string) => call('PUT', `/carts/${id}/metadata/upsert`, { Key, Value });
  await upsert('PromotionCode', 'SUMMER');
  await upsert('PromotionCode', 'WINTER');
  const entries = (await call('GET', `/carts/${id}/metadata`)).body as { key: string; id: string; value: string }[];
  expect(entries.map(({ key, value }) => [key, value])).toEqual([
    ['Status', 'Default'],
    ['IsActive', 'true'],
    ['PromotionCode', 'WINTER'],
  ]);
  const code = entries.at(-1)?.id ?? '';
  expect(await statusOf('DELETE', `/carts/${id}/metadata/${code}`)).toBe(200);
  expect(await statusOf('DELETE', `/carts/${id}/metadata/${code}`)).toBe(404);
  expect(await statusOf('DELETE', `/carts/${id}/metadata/Status`)).toBe(409);
  expect((await call('GET', `/carts/${id}/metadata`)).body).toHaveLength(2);
  expect(await statusOf('PUT', `/carts/${id}/metadata/upsert`, { key: 'Type', value: 'x' })).toBe(422);
  expect((await upsert('SessonId', 's9')).status).toBe(409);
  expect((await upsert('Status', 'lost')).status).toBe(422);
  await upsert('Status', 'saved');
  await upsert('IsActive', 'false');
  expect((await call('GET', '/carts?Status=saved&IsActive=false')).body).toHaveLength(1);
});

test('B67 an anonymous visitor cannot save a cart, because it could not be found again', async () => {
  const made = await call('POST', '/carts', {}, {});
  const { id } = made.body as { id: string };
  const visitor = { origin: 'http://se.localhost:3000', ...cookieOf(made.headers) };
  const upsert = (Key: string, Value: string) =>
    statusOf('PUT', `/carts/${id}/metadata/upsert`, { Key, Value }, visitor);
  expect(await upsert('Status', 'saved')).toBe(401);
  expect(await upsert('IsActive', 'false')).toBe(401);
  expect((await call('GET', `/carts/${id}/metadata`, undefined, visitor)).body).toMatchObject([
    { key: 'Status', value: 'Default' },
    { key: 'IsActive', value: 'true' },
  ]);
  expect(await upsert('Status', 'Default')).toBe(200);
  expect(await upsert('Type', 'x')).toBe(200);
});

test("B69 B70 append keeps both carts' rows, replace only the other's", async () => {
  const first = await store(ofCustomer(eva), { rows: [{ sku: 'A' }] });
  const second = await store(ofCustomer(eva), { rows: [{ sku: 'B' }] });
  const skus = async (way: string) => {
    const { body } = await call('PUT', `/carts/${first.id}/${way}/${second.id}`);
    return (body as { products: { sku: string }[] }).products.map(({ sku }) => sku);
  };
  expect(await skus('append')).toEqual(['A', 'B']);
  expect(await skus('replace')).toEqual(['B']);
  const { body } = await call('GET', `/carts/${second.id}`);
  expect(body).toMatchObject({ version: 1, products: [{ sku: 'B' }] });
  const self = await call('PUT', `/carts/${first.id}/append/${first.id}`);
  expect(self.body).toMatchObject({ products: [{ sku: 'B', quantity: 1 }] });
});

test('B71 a failing database is logged and answered with 500, and the shop keeps running', async () => {
  const { log, lines } = logLines();
  const broken = new Proxy(shop.db, {
    get: () => () => {
      throw new Error('out of order');
    },
  });
  const failing = openTestApp({ ...shop, db: broken, log });
  const answer = await failing.json('/api/cart/carts', 'POST', {});
  expect(answer.status).toBe(500);
  expect(JSON.stringify(await answer.json())).not.toContain('out of order');
  expect(lines).toContainEqual(
    expect.objectContaining({ level: 50, err: expect.objectContaining({ message: 'out of order' }) }),
  );
  expect((await failing.request('/sv')).status).toBe(200);
});
