import { beforeEach, expect, test } from 'vitest';
import { filledIn } from '#app/components/buying/matrix-form.tsx';
import { quantityPrefix } from '#app/components/buying/wanted.ts';
import { roles } from '#modules/auth/roles.ts';
import { addToCart } from '#modules/cart/add-to-cart.server.ts';
import { listSavedCarts } from '#modules/cart/list-saved-carts.server.ts';
import { readCartSummary } from '#modules/cart/read-cart-summary.server.ts';
import { readCartView } from '#modules/cart/read-cart-view.server.ts';
import { readMergeOffer } from '#modules/cart/read-merge-offer.server.ts';
import { saveCart } from '#modules/cart/save-cart.server.ts';
import { listDeliveries } from '#modules/order-history/list-deliveries.server.ts';
import { listOrderLines } from '#modules/order-history/list-order-lines.server.ts';
import { aBrowser } from '#tests/build/browser.ts';
import { byTheMetre, goods, tape, trousers } from '#tests/build/goods.ts';
import { aConsumer } from '#tests/build/person.ts';
import { someClaims } from '#tests/build/visit.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { openWorld } from './world.server.ts';

let shop: TestShop;
const mode = { mode: 'incl' } as const;

beforeEach(async () => {
  shop = await openTestShop();
  await bringFeed(shop, [...goods, ...byTheMetre]);
});

test('T23 two and a half metres count as one item everywhere: page, mini cart, merge offer, saved carts', async () => {
  const { id } = await aConsumer('eva@home.example').save(shop.db);
  const signedIn = { claims: someClaims({ customer_id: id, storm_role: roles.b2c }) };
  const browser = aBrowser();
  const add = (quantity: number, sku: string) => addToCart(shop, browser.visit(), { items: [{ sku, quantity }] });
  expect(await add(2.5, tape)).toMatchObject({ ok: true });
  expect(await add(2, trousers)).toMatchObject({ ok: true });
  expect((await readCartView(shop, browser.visit(), mode)).count).toBe(3);
  expect((await readCartSummary(shop, browser.visit(), mode)).count).toBe(3);

  const account = aBrowser();
  await addToCart(shop, account.visit(signedIn), { items: [{ sku: tape, quantity: 3 }] });
  expect(await readMergeOffer(shop, browser.visit(signedIn))).toEqual({ account: { count: 1 }, public: { count: 3 } });

  expect(await saveCart(shop, account.visit(signedIn), { name: 'Tape', description: '' })).toMatchObject({ ok: true });
  expect(await listSavedCarts(shop, account.visit(signedIn))).toMatchObject([{ name: 'Tape', rows: 1, count: 1 }]);
});

test('T23 in the history of orders and of deliveries as well', async () => {
  const { asked, orderId } = await openWorld();
  const part = { limit: 10, order: 'desc' } as const;
  const orders = await listOrderLines(asked.shop, asked.visit, { reach: 'own', part });
  expect(orders).toMatchObject({ ok: true, value: { items: [{ id: orderId, articles: 2, pieces: 5 + 1 }] } });
  const deliveries = await listDeliveries(asked.shop, asked.visit, { reach: 'own', part });
  expect(deliveries).toMatchObject({ ok: true, value: { items: [{ pieces: 2 + 1 }] } });
});

test('T23 the size table counts its fields in the same way', () => {
  const fields = new URLSearchParams([
    [`${quantityPrefix}${tape}`, '2.5'],
    [`${quantityPrefix}${trousers}`, '4'],
  ]);
  expect(filledIn(fields, 'MTR')).toMatchObject({ items: 2, sizes: 2 });
  expect(filledIn(fields, 'H87').items).toBe(7);
});
