import { beforeEach, expect, test } from 'vitest';
import { aBrowser } from '#tests/build/browser.ts';
import { aVisitor } from '#tests/build/buyers.ts';
import { aCart, ofCompany, ofCustomer } from '#tests/build/cart.ts';
import { aCompany } from '#tests/build/company.ts';
import { aConsumer, aPerson } from '#tests/build/person.ts';
import { someClaims } from '#tests/build/visit.ts';
import { logLines } from '#tests/setup/log-lines.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { roles } from '../auth/roles.ts';
import { combineCarts } from './api/combine-carts.server.ts';
import { saveCartEntry } from './api/edit-cart.server.ts';
import type { Cart, CartOwner } from './cart.ts';
import { clearCart } from './clear-cart.server.ts';
import { readCurrentCart } from './current-cart.server.ts';
import { listSavedCarts } from './list-saved-carts.server.ts';
import { mostRows } from './most-rows.ts';
import { moveRows } from './move-rows.server.ts';
import { openSavedCart } from './open-saved-cart.server.ts';
import { readCartView } from './read-cart-view.server.ts';
import { restoreRows } from './remove-rows.server.ts';
import { removeSavedCart } from './remove-saved-cart.server.ts';
import { saveCart } from './save-cart.server.ts';
import { findCart, insertCart } from './store/cart-store.server.ts';

let shop: TestShop;
let eva: number;

beforeEach(async () => {
  shop = await openTestShop();
  eva = (await aConsumer('eva@home.example').save(shop.db)).id;
});

const as = (customer_id: number) => ({ claims: someClaims({ customer_id, storm_role: roles.b2c }) });
const words = { name: 'Spring', description: 'for the new ones' };
const find = (cart: { id: string }, owner: CartOwner = ofCustomer(eva)) =>
  findCart(shop.db, { marketId: 1, owner, publicCartId: undefined }, cart.id);
const skusOf = (cart: Cart | undefined) => cart?.rows.map(({ sku, quantity }) => `${sku} ${quantity}`);
const store = async (facts: Parameters<typeof aCart>[0]) => {
  const cart = aCart({ owner: ofCustomer(eva), ...facts });
  await insertCart(shop.db, cart);
  return cart;
};
const saved = (...skus: string[]) =>
  store({ status: 'saved', isActive: false, ...words, rows: skus.map((sku) => ({ sku, quantity: 2 })) });

test('B77 saved carts of another customer, company or session cannot be listed, opened or removed', async () => {
  const company = await aCompany().with({ ActivateOCI: 'true', PunchOutType: 'OCI4' }).save(shop.db);
  const bo = await aPerson('bo@bygg.example').at(company).save(shop.db);
  const ofBo = await store({ owner: ofCompany(company.id, bo.id, 's1'), status: 'saved', isActive: false, rows: [{}] });
  const ann = await aConsumer('ann@home.example').save(shop.db);
  const hers = await saved('A');
  const buyer = (sid: string, customer_id = bo.id) => ({
    claims: someClaims({
      customer_id,
      company_id: company.id,
      storm_role: roles.customerAdmin,
      sid,
      punch_out_type: 'OCI4',
    }),
  });
  const others = [{}, as(ann.id), as(bo.id), buyer('s2'), buyer('s1', eva)];
  for (const facts of others)
    for (const { id } of [hers, ofBo]) {
      const visit = () => aBrowser().visit(facts);
      expect(await listSavedCarts(shop, visit())).toEqual([]);
      expect(await removeSavedCart(shop, visit(), { id })).toMatchObject({ refusal: { code: 'cart-not-found' } });
      expect(await openSavedCart(shop, visit(), { id, method: 'append' })).toMatchObject({
        refusal: { code: 'cart-not-found' },
      });
    }
  expect((await listSavedCarts(shop, aBrowser().visit(buyer('s1')))).map(({ id }) => id)).toEqual([ofBo.id]);
});

test('B14 a saved cart has a name and is inactive; a new, empty one replaces it', async () => {
  const cart = await store({ rows: [{ sku: 'A', quantity: 2.5 }, { sku: 'B' }] });
  const browser = aBrowser();
  const result = await saveCart(shop, browser.visit(as(eva)), words);
  expect(result).toMatchObject({ ok: true, value: { savedId: cart.id } });
  expect(await find(cart)).toMatchObject({ ...words, status: 'saved', isActive: false });
  const { cart: current } = await readCurrentCart(shop, browser.visit(as(eva)));
  expect(current).toMatchObject({ status: 'Default', isActive: true, rows: [] });
  expect(current?.id).not.toBe(cart.id);
  expect(browser.kept.get(`Blk.Cart.${eva}`)).toContain(current?.id);
  expect(await listSavedCarts(shop, browser.visit(as(eva)))).toEqual([
    {
      id: cart.id,
      ...words,
      modified: browser.visit().now,
      rows: 2,
      count: 4,
      isShared: undefined,
      ownerName: undefined,
    },
  ]);
});

test('B14 an anonymous visitor cannot save, and an empty cart cannot be saved', async () => {
  expect(await saveCart(shop, aBrowser().visit(), words)).toMatchObject({ refusal: { code: 'not-signed-in' } });
  expect(await saveCart(shop, aBrowser().visit(as(eva)), words)).toMatchObject({ refusal: { code: 'cart-not-found' } });
  const cart = await store({});
  expect(await saveCart(shop, aBrowser().visit(as(eva)), words)).toMatchObject({ refusal: { code: 'cart-empty' } });
  expect(await find(cart)).toEqual(cart);
});

test('B15 clearing empties the cart and saves it unlisted; its rows are not lost', async () => {
  const cart = await store({ rows: [{ sku: 'A' }, { sku: 'B' }] });
  const browser = aBrowser();
  expect(await clearCart(shop, browser.visit(as(eva)))).toMatchObject({ ok: true, value: { clearedId: cart.id } });
  expect(await find(cart)).toMatchObject({ status: 'saved', isActive: false, rows: [] });
  const { cart: current } = await readCurrentCart(shop, browser.visit(as(eva)));
  expect(current).toMatchObject({ isActive: true, rows: [] });
  expect(browser.kept.get(`Blk.Cart.${eva}`)).toContain(current?.id);
  expect(await listSavedCarts(shop, browser.visit(as(eva)))).toEqual([]);
  expect(await shop.db.selectFrom('cart_row').select('removed_at').execute()).toHaveLength(2);
  expect(await clearCart(shop, browser.visit(as(eva)))).toEqual({
    ok: true,
    value: { clearedId: undefined, cartId: current?.id },
  });
  expect(await clearCart(shop, aBrowser().visit())).toMatchObject({ ok: true });
});

test('B21 append keeps the existing rows, replace drops them; the saved cart stays saved', async () => {
  const list = await saved('B', 'C');
  await store({ rows: [{ sku: 'A' }, { sku: 'B' }] });
  const browser = aBrowser();
  const open = (method: 'append' | 'replace') => openSavedCart(shop, browser.visit(as(eva)), { id: list.id, method });
  const current = async () => skusOf((await readCurrentCart(shop, browser.visit(as(eva)))).cart);
  expect(await open('append')).toMatchObject({ ok: true, value: { removed: [] } });
  expect(await current()).toEqual(['A 1', 'B 3', 'C 2']);
  const replaced = await open('replace');
  expect(replaced.ok && replaced.value.removed).toHaveLength(3);
  expect(await current()).toEqual(['B 2', 'C 2']);
  expect(await find(list)).toEqual(list);
});

test('B21 it opens into a new cart if there was none, and only a saved one opens', async () => {
  const list = await saved('A');
  const visit = () => aBrowser().visit(as(eva));
  expect(await openSavedCart(shop, visit(), { id: list.id, method: 'replace' })).toMatchObject({ ok: true });
  const { cart } = await readCurrentCart(shop, visit());
  expect(skusOf(cart)).toEqual(['A 2']);
  expect(await openSavedCart(shop, visit(), { id: cart?.id ?? '', method: 'append' })).toMatchObject({
    refusal: { code: 'cart-not-found' },
  });
  expect(await removeSavedCart(shop, visit(), { id: cart?.id ?? '' })).toMatchObject({ ok: false });
  expect(await removeSavedCart(shop, visit(), { id: list.id })).toMatchObject({ ok: true });
  expect(await find(list)).toBeUndefined();
});

test('an active cart is not listed as saved, independent of its status', async () => {
  const cart = await store({ status: 'saved', rows: [{ sku: 'A' }] });
  const visit = () => aBrowser().visit(as(eva));
  expect(await listSavedCarts(shop, visit())).toEqual([]);
  expect(await removeSavedCart(shop, visit(), { id: cart.id })).toMatchObject({ refusal: { code: 'cart-not-found' } });
  expect(await find(cart)).toEqual(cart);
});

test('B11 B14 a cart of a session cannot be saved', async () => {
  const company = await aCompany().with({ ActivateOCI: 'true', PunchOutType: 'OCI4' }).save(shop.db);
  const bo = await aPerson('bo@bygg.example').at(company).save(shop.db);
  const claims = someClaims({
    customer_id: bo.id,
    company_id: company.id,
    storm_role: roles.customerAdmin,
    sid: 's1',
    punch_out_type: 'OCI4',
  });
  const owner = ofCompany(company.id, bo.id, 's1');
  const cart = await store({ owner, rows: [{ sku: 'A' }, { sku: 'B' }] });
  const visit = () => aVisitor({ claims });
  const refused = { ok: false, refusal: { code: 'cart-of-session' } };
  expect(await saveCart(shop, visit(), words)).toEqual(refused);
  expect(await moveRows(shop, visit(), { rowIds: [cart.rows[0]?.id ?? ''] })).toEqual(refused);
  expect(await saveCartEntry(shop, visit(), { id: cart.id, key: 'Status', value: 'saved' })).toEqual(refused);
  expect(await find(cart, owner)).toEqual(cart);
  expect((await readCartView(shop, visit(), { mode: 'excl' })).maySave).toBe(false);
  expect((await readCartView(shop, aVisitor(as(eva)), { mode: 'excl' })).maySave).toBe(true);
  expect((await readCartView(shop, aVisitor(), { mode: 'excl' })).maySave).toBe(false);
});

test('neither opening a saved cart nor restoring rows exceeds the limit', async () => {
  const some = (from: number, count: number) => Array.from({ length: count }, (_, at) => ({ sku: `${from + at}` }));
  const cart = await store({ rows: some(0, mostRows - 1) });
  const list = await store({ status: 'saved', isActive: false, ...words, rows: some(10_000, 2) });
  const full = { ok: false, refusal: { code: 'cart-full', maximum: mostRows } };
  const visit = () => aBrowser().visit(as(eva));
  expect(await openSavedCart(shop, visit(), { id: list.id, method: 'append' })).toEqual(full);
  expect(await combineCarts(shop, visit(), { cartId: cart.id, otherId: list.id, method: 'append' })).toEqual(full);
  expect((await find(cart))?.rows).toHaveLength(mostRows - 1);
  const replaced = await openSavedCart(shop, visit(), { id: list.id, method: 'replace' });
  if (!replaced.ok) throw new Error(replaced.refusal.code);
  const rowIds = replaced.value.removed;
  expect(await restoreRows(shop, visit(), { rowIds })).toEqual(full);
  expect((await find(cart))?.rows).toHaveLength(2);
  expect(await restoreRows(shop, visit(), { rowIds: rowIds.slice(0, mostRows - 2) })).toMatchObject({ ok: true });
  expect((await find(cart))?.rows).toHaveLength(mostRows);
});

test('concurrent saving and adding lose nothing', async () => {
  const list = await saved('B');
  await store({ rows: [{ sku: 'A' }] });
  const visit = () => aBrowser().visit(as(eva));
  await Promise.all([
    saveCart(shop, visit(), words),
    openSavedCart(shop, visit(), { id: list.id, method: 'append' }),
    openSavedCart(shop, visit(), { id: list.id, method: 'append' }),
    saveCart(shop, visit(), words),
  ]);
  const pieces = await shop.db
    .selectFrom('cart_row')
    .innerJoin('cart', 'cart.id', 'cart_row.cart_id')
    .where('removed_at', 'is', null)
    .where('cart.id', '!=', list.id)
    .select((eb) => eb.fn.sum<string>('quantity').as('sum'))
    .executeTakeFirst();
  expect(Number(pieces?.sum)).toBe(5);
  const active = await shop.db.selectFrom('cart').select('id').where('is_active', '=', true).execute();
  expect(active).toHaveLength(1);
});

test('B71 if saved carts cannot be read, it is logged and the list is empty', async () => {
  const { log, lines } = logLines();
  const db = {
    selectFrom: () => {
      throw new Error('no database');
    },
  } as never;
  expect(await listSavedCarts({ ...shop, db, log }, aBrowser().visit(as(eva)))).toEqual([]);
  expect(lines).toMatchObject([{ level: 50, err: { message: 'no database' } }]);
});
