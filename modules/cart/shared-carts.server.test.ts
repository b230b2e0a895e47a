import { beforeEach, expect, test } from 'vitest';
import { aBrowser } from '#tests/build/browser.ts';
import { aCart, aRow, ofCompany, ofCustomer } from '#tests/build/cart.ts';
import { aCompany } from '#tests/build/company.ts';
import { aConsumer, aPerson } from '#tests/build/person.ts';
import { someClaims } from '#tests/build/visit.ts';
import { openTestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import type { Claims } from '../auth/claims.ts';
import { type Role, roles } from '../auth/roles.ts';
import { removeCart, renameCart, saveCartEntry } from './api/edit-cart.server.ts';
import type { CartOwner, CartRow } from './cart.ts';
import { clearCart } from './clear-cart.server.ts';
import { readCurrentCart } from './current-cart.server.ts';
import { listSavedCarts } from './list-saved-carts.server.ts';
import { moveRows } from './move-rows.server.ts';
import { openSavedCart } from './open-saved-cart.server.ts';
import { removeSavedCart } from './remove-saved-cart.server.ts';
import { coworkerIdOf } from './row-metadata.ts';
import { shareSavedCart } from './share-saved-cart.server.ts';
import { insertCart } from './store/cart-store.server.ts';

let shop: TestShop;
let company: { id: number };
let ada: number;
let bo: number;

beforeEach(async () => {
  shop = await openTestShop();
  company = await aCompany().save(shop.db);
  ada = await aColleague('ada@bygg.example');
  bo = await aColleague('bo@bygg.example');
});

const aColleague = async (email: string, at: { id: number } = company) =>
  (await aPerson(email).at(at).save(shop.db)).id;
type Buying = Partial<Claims> & { role?: Role };
const buyer = (customer_id: number, { company_id = company.id, role = roles.user, ...claims }: Buying = {}) =>
  someClaims({ customer_id, company_id, storm_role: role, sid: 's1', ...claims });
const visitAs = (claims: ReturnType<typeof someClaims>) => aBrowser().visit({ claims });
const asBo = () => visitAs(buyer(bo));
const asAda = () => visitAs(buyer(ada));
const save = async (
  owner: CartOwner = ofCompany(company.id, ada),
  rows: Partial<CartRow>[] = [{ sku: 'A', quantity: 2 }],
) => {
  const cart = aCart({ owner, status: 'saved', isActive: false, name: 'Spring', rows });
  await insertCart(shop.db, cart);
  return cart.id;
};
const share = (id: string, isShared = true) => shareSavedCart(shop, asAda(), { id, isShared });
const shared = async (...args: Parameters<typeof save>) => {
  const id = await save(...args);
  expect(await share(id)).toEqual({ ok: true, value: { id, isShared: true } });
  return id;
};
const listedTo = async (visit: ReturnType<typeof asBo>) =>
  (await listSavedCarts(shop, visit)).map(({ id, isShared, ownerName }) => ({ id, isShared, ownerName }));
const notFound = { refusal: { code: 'cart-not-found' } };

test('another company, a consumer, an anonymous visitor or a punch-out session cannot see or open a shared cart', async () => {
  const id = await shared();
  const elsewhere = await aCompany().save(shop.db);
  const oci = await aCompany().with({ ActivateOCI: 'true', PunchOutType: 'OCI4' }).save(shop.db);
  const eva = (await aConsumer('eva@home.example').save(shop.db)).id;
  const others = [
    buyer(await aColleague('cy@else.example', elsewhere), { company_id: elsewhere.id }),
    buyer(await aColleague('di@oci.example', oci), { company_id: oci.id, punch_out_type: 'OCI4' }),
    someClaims({ customer_id: eva, storm_role: roles.b2c }),
    someClaims({ customer_id: bo, storm_role: roles.b2c }),
  ];
  for (const claims of others) {
    expect(await listedTo(visitAs(claims))).toEqual([]);
    for (const method of ['append', 'replace'] as const)
      expect(await openSavedCart(shop, visitAs(claims), { id, method })).toMatchObject(notFound);
    expect(await shareSavedCart(shop, visitAs(claims), { id, isShared: false })).toMatchObject(notFound);
  }
  expect(await listedTo(aBrowser().visit())).toEqual([]);
  expect(await openSavedCart(shop, aBrowser().visit(), { id, method: 'append' })).toMatchObject(notFound);
});

test('colleagues see a shared cart with the name of its owner, and open it', async () => {
  const id = await save();
  expect(await listedTo(asAda())).toEqual([{ id, isShared: false, ownerName: undefined }]);
  expect(await listedTo(asBo())).toEqual([]);
  expect(await openSavedCart(shop, asBo(), { id, method: 'append' })).toMatchObject(notFound);
  await share(id);
  const own = await save(ofCompany(company.id, bo));
  expect(await listedTo(asAda())).toEqual([{ id, isShared: true, ownerName: undefined }]);
  expect(await listedTo(asBo())).toEqual([
    { id: own, isShared: false, ownerName: undefined },
    { id, isShared: true, ownerName: expect.stringMatching(/\S/) },
  ]);
  for (const [method, quantity] of [
    ['append', 2],
    ['append', 4],
    ['replace', 2],
  ] as const) {
    expect(await openSavedCart(shop, asBo(), { id, method })).toMatchObject({ ok: true });
    expect((await readCurrentCart(shop, asBo())).cart?.rows).toMatchObject([{ sku: 'A', quantity }]);
  }
  await share(id, false);
  expect(await listedTo(asBo())).toMatchObject([{ id: own }]);
  expect(await openSavedCart(shop, asBo(), { id, method: 'append' })).toMatchObject(notFound);
});

test('a shared cart that is no longer saved is not shared', async () => {
  const id = await shared();
  await saveCartEntry(shop, asAda(), { id, key: 'Status', value: 'Default' });
  expect(await listedTo(asBo())).toEqual([]);
});

test('colleagues cannot change, share, fill or delete a shared cart', async () => {
  const row = { id: aRow().id, sku: 'A' };
  const id = await shared(undefined, [row]);
  await openSavedCart(shop, asBo(), { id, method: 'append' });
  const [own] = (await readCurrentCart(shop, asBo())).cart?.rows ?? [];
  expect(await removeSavedCart(shop, asBo(), { id })).toMatchObject(notFound);
  expect(await removeCart(shop, asBo(), { id })).toMatchObject(notFound);
  expect(await renameCart(shop, asBo(), { id, name: 'Mine' })).toMatchObject(notFound);
  expect(await shareSavedCart(shop, asBo(), { id, isShared: false })).toMatchObject(notFound);
  expect(await moveRows(shop, asBo(), { rowIds: [own?.id ?? ''], toCartId: id })).toMatchObject(notFound);
  expect(await moveRows(shop, asBo(), { rowIds: [row.id] })).toMatchObject({ refusal: { code: 'row-not-found' } });
  expect(await listSavedCarts(shop, asAda())).toMatchObject([{ id, name: 'Spring', rows: 1, isShared: true }]);
});

test('a person who left the company no longer shares carts there', async () => {
  const id = await shared();
  await shop.db.deleteFrom('customer_company').where('customer_id', '=', ada).execute();
  expect(await listedTo(asBo())).toEqual([]);
  expect(await openSavedCart(shop, asBo(), { id, method: 'append' })).toMatchObject(notFound);
});

test('a wearer is kept only if the colleague may buy for them', async () => {
  const wearers = { CoWorkerId: String(ada), EmployeeNo: '7', Comment: 'for the roof' };
  const id = await shared(undefined, [{ sku: 'A', metadata: aRow({}, wearers).metadata }]);
  const opened = async (role: Role) => {
    const claims = buyer(bo, { role });
    await openSavedCart(shop, visitAs(claims), { id, method: 'replace' });
    const { cart } = await readCurrentCart(shop, visitAs(claims));
    return cart?.rows.map((row) => [coworkerIdOf(row), row.metadata.map(({ key }) => key)]);
  };
  expect(await opened(roles.user)).toEqual([[undefined, ['Comment']]]);
  expect(await opened(roles.customerAdmin)).toEqual([[ada, ['CoWorkerId', 'EmployeeNo', 'Comment']]]);
});

test('only carts saved for a company can be shared', async () => {
  const eva = (await aConsumer('eva@home.example').save(shop.db)).id;
  const hers = await save(ofCustomer(eva));
  const asEva = visitAs(someClaims({ customer_id: eva, storm_role: roles.b2c }));
  expect(await shareSavedCart(shop, asEva, { id: hers, isShared: true })).toMatchObject({
    refusal: { code: 'no-company' },
  });
  expect(await listedTo(asEva)).toEqual([{ id: hers, isShared: undefined, ownerName: undefined }]);
  const oci = await aCompany().with({ ActivateOCI: 'true', PunchOutType: 'OCI4' }).save(shop.db);
  const di = await aColleague('di@oci.example', oci);
  const ofSession = await save(ofCompany(oci.id, di, 's1'));
  const inSession = visitAs(buyer(di, { company_id: oci.id, punch_out_type: 'OCI4' }));
  expect(await shareSavedCart(shop, inSession, { id: ofSession, isShared: true })).toMatchObject({
    refusal: { code: 'no-company' },
  });
  const filled = aCart({ owner: ofCompany(company.id, ada), rows: [{}] });
  await insertCart(shop.db, filled);
  expect(await share(filled.id)).toMatchObject(notFound);
  await clearCart(shop, asAda());
  expect(await listedTo(asBo())).toEqual([]);
});

test('over HTTP: shared, seen, appended, and 404 for others', async () => {
  const app = openTestApp(shop);
  const [boToken, adaToken] = await Promise.all([app.bearer(buyer(bo)), app.bearer(buyer(ada))]);
  const id = await save();
  const mine = aCart({ owner: ofCompany(company.id, bo) });
  await insertCart(shop.db, mine);
  const put = async (path: string, body: unknown, headers: Record<string, string>) =>
    (await app.json(`/api/cart/carts/${path}`, 'PUT', body, headers)).status;
  const append = () => put(`${mine.id}/append/${id}`, {}, boToken);
  expect(await append()).toBe(404);
  expect(await put(`${id}/sharing`, { isShared: true }, boToken)).toBe(404);
  expect(await put(`${id}/sharing`, { isShared: true }, adaToken)).toBe(200);
  const listed = await app.request('/api/cart/carts/saved', { headers: boToken });
  expect(await listed.json()).toMatchObject([{ id, name: 'Spring', isShared: true, ownerName: expect.any(String) }]);
  expect(await append()).toBe(200);
  expect(await put(`${id}/append/${mine.id}`, {}, boToken)).toBe(404);
  for (const method of ['GET', 'DELETE'])
    expect((await app.request(`/api/cart/carts/${id}`, { method, headers: boToken })).status).toBe(404);
  const eva = (await aConsumer('eva@home.example').save(shop.db)).id;
  const hers = aCart({ owner: ofCustomer(eva) });
  await insertCart(shop.db, hers);
  const evaToken = await app.bearer({ customer_id: eva, storm_role: roles.b2c });
  expect(await put(`${hers.id}/append/${id}`, {}, evaToken)).toBe(404);
});
