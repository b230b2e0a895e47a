import { expect, test } from 'vitest';
import { trousers } from '#tests/build/goods.ts';
import { aProcurementSystem, enterFrom } from '#tests/build/procurement.ts';
import { openSendingShop } from '#tests/build/sending.ts';
import { openTestApp } from '#tests/setup/test-app.ts';
import { defaultConnection } from './connection.ts';

test('the real return of a cart has the fields as the company wants them; rules that reach prices are refused', async () => {
  const shop = await openSendingShop();
  const app = openTestApp(shop);
  const system = await aProcurementSystem(shop, app);
  const save = (field: string, formula: string, name = '') => {
    const fields = [{ field, formula, name }];
    return app.json(
      system.path,
      'PUT',
      { ...defaultConnection, targets: ['https://buy.example'], fields },
      system.staff,
    );
  };
  for (const [field, formula, name] of [
    ['PRICE', '"1.00"', ''],
    ['CUST_FIELD1', 'row.price', ''],
    ['CUST_FIELD1', '"1.00"', 'PRICE'],
  ] as const)
    expect([field, formula, name, (await save(field, formula, name)).status]).toEqual([field, formula, name, 422]);
  expect((await save('CUST_FIELD2', 'cut(upper(row.sku), 4)', 'ZZ_KEY')).status).toBe(200);
  const headers = await enterFrom(app, system);
  await app.json('/api/cart/carts', 'POST', { products: [{ sku: trousers, quantity: 2 }] }, headers);
  const closed = await app.request('/api/order/punchout/close', { method: 'POST', headers });
  const { fields } = (await closed.json()) as { fields: { name: string; value: string }[] };
  expect(fields).toContainEqual({ name: 'NEW_ITEM-ZZ_KEY[1]', value: trousers.slice(0, 4).toUpperCase() });
  expect(fields.map(({ name }) => name)).not.toContain('NEW_ITEM-CUST_FIELD2[1]');
});
