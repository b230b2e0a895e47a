import { expect, test } from 'vitest';
import { anApprovalWorld } from '#tests/build/approval-world.ts';
import { gloves, trousers } from '#tests/build/goods.ts';
import { openSendingShop } from '#tests/build/sending.ts';
import { countStatements } from '#tests/setup/count-statements.ts';
import { openTestApp } from '#tests/setup/test-app.ts';
import { decideOrder } from './decide-order.server.ts';

test('an approval sends the same few statements for any number of rows, and leaves stock alone that the order already holds', async () => {
  const shop = await openSendingShop();
  const { ebba, order } = await anApprovalWorld(shop, openTestApp(shop));
  const approve = async (products: Parameters<typeof order>[0]) => {
    const { orderId } = await order(products);
    await shop.db.deleteFrom('stock_news').execute();
    const { db, count } = countStatements(shop.db);
    const decided = await decideOrder({ ...shop, db }, ebba.visit(), { orderId, wishes: [], mode: 'place' });
    expect(decided.ok && decided.value.state).toBe('approved');
    return count();
  };
  const one = await approve([{ sku: trousers, quantity: 1 }]);
  const two = await approve([
    { sku: trousers, quantity: 2 },
    { sku: gloves, quantity: 3 },
  ]);
  expect([one, two]).toEqual([15, 15]);
  expect(await shop.db.selectFrom('stock_news').select('sku').execute()).toEqual([]);
});
