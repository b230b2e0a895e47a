import { expect, test } from 'vitest';
import { trousers } from '#tests/build/goods.ts';
import { aCxmlSystem, aReturnedCart } from '#tests/build/procurement-order.ts';
import { openSendingShop } from '#tests/build/sending.ts';
import { openTestApp } from '#tests/setup/test-app.ts';
import type { AgreedCart } from './agreed-cart.ts';
import { readPunchoutOf, removePunchoutBefore, removePunchoutOf } from './punchout-of-person.server.ts';

async function aCart() {
  const shop = await openSendingShop();
  const app = openTestApp(shop);
  const system = await aCxmlSystem(shop, app);
  await aReturnedCart(app, system, [{ sku: trousers, quantity: 2 }]);
  const carts = () => shop.db.selectFrom('punchout_cart').select('agreed').execute();
  return { shop, system, carts };
}

test('a returned cart is part of the data of its buyer, and goes with the account', async () => {
  const { shop, system, carts } = await aCart();
  expect(await readPunchoutOf(shop.db, system.person.id)).toMatchObject([
    { returned: [{ sku: trousers, quantity: 2 }] },
  ]);
  await removePunchoutOf(shop.db, system.person.id);
  expect(await carts()).toEqual([]);
});

test('it goes with the account of a wearer too', async () => {
  const { shop, carts } = await aCart();
  const [kept] = await carts();
  const rows = kept?.agreed.rows.map((row) => ({ ...row, coworker: { id: 77, name: 'Bo', employeeNo: '1' } }));
  const agreed: string = JSON.stringify({ ...(kept?.agreed as AgreedCart), rows });
  await shop.db.updateTable('punchout_cart').set({ agreed }).execute();
  await removePunchoutOf(shop.db, 78);
  expect(await carts()).toHaveLength(1);
  await removePunchoutOf(shop.db, 77);
  expect(await carts()).toEqual([]);
});

test('it goes with its visit', async () => {
  const { shop, carts } = await aCart();
  await removePunchoutBefore(shop.db, new Date('2030-01-01T00:00:00Z'));
  expect(await carts()).toEqual([]);
});
