import { beforeEach, expect, test } from 'vitest';
import { aVisitor } from '#tests/build/buyers.ts';
import { goods, trousers } from '#tests/build/goods.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { addToCart } from './add-to-cart.server.ts';
import { renameCart } from './api/edit-cart.server.ts';
import { changeRow } from './change-row.server.ts';
import { claimCart, reopenCart, turnIntoOrder, unclaimCart } from './claim-cart.server.ts';
import { readCurrentCart } from './current-cart.server.ts';
import { moveRows } from './move-rows.server.ts';

let shop: TestShop;
const visit = aVisitor();
const orderId = '0190c0de-0000-7000-8000-0000000000aa';

beforeEach(async () => {
  shop = await openTestShop();
  await bringFeed(shop, goods);
});

async function aFilledCart() {
  await addToCart(shop, visit, { items: [{ sku: trousers, quantity: 2 }] });
  const { cart } = await readCurrentCart(shop, visit);
  if (!cart) throw new Error('there is no cart');
  return cart;
}

test('a key can claim a cart repeatedly; another key only after release or expiry', async () => {
  const { id: cartId } = await aFilledCart();
  const { now } = visit;
  const later = new Date(now.getTime() + 151_000);
  expect(await claimCart(shop.db, { cartId, key: 'a', now })).toBe(true);
  expect(await claimCart(shop.db, { cartId, key: 'a', now })).toBe(true);
  expect(await claimCart(shop.db, { cartId, key: 'b', now })).toBe(false);
  await unclaimCart(shop.db, { cartId, key: 'b' });
  expect(await claimCart(shop.db, { cartId, key: 'b', now })).toBe(false);
  expect(await claimCart(shop.db, { cartId, key: 'b', now: later })).toBe(true);
  await unclaimCart(shop.db, { cartId, key: 'b' });
  expect(await claimCart(shop.db, { cartId, key: 'c', now })).toBe(true);
});

test('only the checked version of a cart becomes an order, and only once', async () => {
  const { id: cartId, version } = await aFilledCart();
  expect(await turnIntoOrder(shop.db, { cartId, version: version + 1, orderId })).toBe(false);
  expect(await turnIntoOrder(shop.db, { cartId, version, orderId })).toBe(true);
  expect(await turnIntoOrder(shop.db, { cartId, version, orderId })).toBe(false);
  expect(await claimCart(shop.db, { cartId, key: 'a', now: visit.now })).toBe(false);
});

test('O85 an ordered cart cannot be changed until the order is given up', async () => {
  const { id: cartId, version, rows } = await aFilledCart();
  const rowId = rows[0]?.id ?? '';
  await turnIntoOrder(shop.db, { cartId, version, orderId });
  const locked = { ok: false, refusal: { code: 'cart-locked' } };
  expect(await changeRow(shop, visit, { rowId, change: { quantity: 5 } })).toEqual(locked);
  expect(await renameCart(shop, visit, { id: cartId, name: 'Mine' })).toEqual(locked);
  expect((await readCurrentCart(shop, visit)).cart).toBeUndefined();
  await reopenCart(shop.db, { cartId, orderId, now: visit.now });
  const { cart } = await readCurrentCart(shop, visit);
  expect(cart).toMatchObject({ id: cartId, version: version + 1, orderId: undefined });
  expect(await changeRow(shop, visit, { rowId, change: { quantity: 5 } })).toMatchObject({ ok: true });
});

test('O85 rows cannot be moved into or out of it either', async () => {
  const { id: cartId, version, rows } = await aFilledCart();
  await turnIntoOrder(shop.db, { cartId, version, orderId });
  const rowIds = rows.map(({ id }) => id);
  await addToCart(shop, visit, { items: [{ sku: trousers, quantity: 1 }] });
  const { cart } = await readCurrentCart(shop, visit);
  expect(cart?.id).not.toBe(cartId);
  expect(await moveRows(shop, visit, { rowIds, toCartId: cart?.id })).toMatchObject({ ok: false });
});
