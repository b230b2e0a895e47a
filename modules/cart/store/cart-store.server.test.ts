import { beforeEach, expect, test } from 'vitest';
import { aCart, aRow, ofCompany, ofCustomer } from '#tests/build/cart.ts';
import { aCompany } from '#tests/build/company.ts';
import { aConsumer, aPerson } from '#tests/build/person.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import type { CartOwner } from '../cart.ts';
import {
  deleteCart,
  findCart,
  insertCart,
  listCandidates,
  listCarts,
  lockCart,
  updateCart,
} from './cart-store.server.ts';
import { removeRows, restoreRows, updateRows } from './row-store.server.ts';

let shop: TestShop;
let eva: CartOwner;
let bo: CartOwner;
let companyId: number;

beforeEach(async () => {
  shop = await openTestShop();
  eva = ofCustomer((await aConsumer('eva@home.example').save(shop.db)).id);
  const company = await aCompany().save(shop.db);
  companyId = company.id;
  bo = ofCompany(company.id, (await aPerson('bo@bygg.example').at(company).save(shop.db)).id, 's1');
});

const now = new Date('2026-11-16T08:00:00Z');
const of = (owner: CartOwner, publicCartId?: string) => ({ marketId: 1, owner, publicCartId });
const stranger = { kind: 'public' } as const;

test('B54 only the owner can find a cart to read, change or delete it', async () => {
  const [hers, his, open] = [aCart({ owner: eva }), aCart({ owner: bo }), aCart()];
  for (const cart of [hers, his, open]) await insertCart(shop.db, cart);
  const reached = async (access: Parameters<typeof findCart>[1]) => {
    const found = await Promise.all([hers, his, open].map(({ id }) => findCart(shop.db, access, id)));
    const locked = await Promise.all([hers, his, open].map(({ id }) => lockCart(shop.db, access, id, now)));
    expect(locked.map((cart) => cart?.id)).toEqual(found.map((cart) => cart?.id));
    return found.map((cart) => cart !== undefined);
  };
  expect(await reached(of(eva))).toEqual([true, false, false]);
  expect(await reached(of(bo))).toEqual([false, true, false]);
  expect(await reached(of(stranger))).toEqual([false, false, false]);
  expect(await reached(of(stranger, open.id))).toEqual([false, false, true]);
  expect(await reached(of(stranger, hers.id))).toEqual([false, false, false]);
  expect(await reached({ ...of(eva), marketId: 2 })).toEqual([false, false, false]);
  if (bo.kind !== 'company') throw new Error('bo buys for a company');
  expect(await reached(of({ ...bo, punchOutSession: 's2' }))).toEqual([false, false, false]);
  expect(await reached(of(ofCustomer(bo.customerId)))).toEqual([false, false, false]);
  expect(await reached(of(ofCompany(companyId, eva.kind === 'customer' ? eva.customerId : 0, 's1')))).toEqual([
    false,
    false,
    false,
  ]);
  expect(await deleteCart(shop.db, of(bo), hers.id)).toBe(false);
  expect(await deleteCart(shop.db, of(eva), hers.id)).toBe(true);
});

test('B01 a cart is read as it was stored, rows by number, quantities to the thousandth', async () => {
  const cart = aCart({
    owner: bo,
    name: 'Spring',
    metadata: [{ key: 'Type', id: 'm1', value: 'x' }],
    rows: [
      { rowNumber: 250, quantity: 2.125, metadata: [{ key: 'Comment', id: 'm2', value: 'å"\\' }] },
      { rowNumber: 100 },
    ],
  });
  await insertCart(shop.db, cart);
  const [second, first] = cart.rows;
  expect(await findCart(shop.db, of(bo), cart.id)).toEqual({ ...cart, rows: [first, second] });
});

test('a locked cart has the next version and the time of its change', async () => {
  const cart = aCart({ rows: [{}] });
  await insertCart(shop.db, cart);
  expect(await lockCart(shop.db, of(stranger, cart.id), cart.id, now)).toEqual({ ...cart, version: 2, modified: now });
});

test('rows are changed in one statement, each with the next version', async () => {
  const cart = aCart({ rows: [{}, {}, {}] });
  await insertCart(shop.db, cart);
  const [a = aRow(), b = aRow(), c = aRow()] = cart.rows;
  await updateRows(
    shop.db,
    [
      { ...a, quantity: 5 },
      { ...b, sku: 'OTHER' },
    ],
    now,
  );
  expect((await findCart(shop.db, of(stranger, cart.id), cart.id))?.rows).toEqual([
    { ...a, quantity: 5, version: 2, modified: now },
    { ...b, sku: 'OTHER', version: 2, modified: now },
    c,
  ]);
});

test('B61 a removed row takes its children and is restored with them', async () => {
  const cart = aCart({ rows: [{}, {}] });
  const [parent = aRow(), other = aRow()] = cart.rows;
  const children = [aRow({ cartId: cart.id, parentId: parent.id }), aRow({ cartId: cart.id, parentId: parent.id })];
  const [gone = aRow(), kept = aRow()] = children;
  await insertCart(shop.db, { ...cart, rows: [parent, ...children, other] });
  const stored = await findCart(shop.db, of(stranger, cart.id), cart.id);
  expect(stored?.rows.at(-1)?.id).toBe(other.id);
  const ids = async () =>
    (await findCart(shop.db, of(stranger, cart.id), cart.id))?.rows.map(({ id }) => id).toSorted();
  expect(await removeRows(shop.db, cart.id, [gone.id], new Date(now.getTime() - 1000))).toEqual([gone.id]);
  expect((await removeRows(shop.db, cart.id, [parent.id], now)).toSorted()).toEqual([parent.id, kept.id].toSorted());
  expect(await ids()).toEqual([other.id]);
  expect(await restoreRows(shop.db, aCart().id, [parent.id], now)).toEqual([]);
  expect((await restoreRows(shop.db, cart.id, [parent.id], now)).toSorted()).toEqual([parent.id, kept.id].toSorted());
  expect(await ids()).toEqual([other.id, parent.id, kept.id].toSorted());
});

test('B12 candidates: the cart of the cookie, the public one, and the most recently changed active one', async () => {
  const day = (n: number) => new Date(Date.UTC(2026, 4, n));
  const saved = aCart({ owner: eva, isActive: false, status: 'saved', modified: day(9) });
  const [older, newer, open] = [
    aCart({ owner: eva, modified: day(1) }),
    aCart({ owner: eva, modified: day(2) }),
    aCart(),
  ];
  for (const cart of [saved, older, newer, open, aCart({ owner: bo, modified: day(8) })])
    await insertCart(shop.db, cart);
  const found = await listCandidates(shop.db, of(eva, open.id), saved.id);
  expect(found.map(({ id }) => id)).toEqual([saved.id, newer.id, open.id]);
  expect((await listCarts(shop.db, of(eva, open.id), {})).map(({ id }) => id)).toEqual([saved.id, newer.id, older.id]);
  expect((await listCarts(shop.db, of(eva), { status: 'saved' })).map(({ id }) => id)).toEqual([saved.id]);
});

test('only the given columns of a cart are changed', async () => {
  const cart = aCart({ owner: eva, name: 'Spring', rows: [{}] });
  await insertCart(shop.db, cart);
  const metadata = [{ key: 'PromotionCode', id: 'm1', value: 'SUMMER' }];
  await updateCart(shop.db, cart.id, { status: 'saved', isActive: false, metadata });
  expect(await findCart(shop.db, of(eva), cart.id)).toEqual({ ...cart, status: 'saved', isActive: false, metadata });
});
