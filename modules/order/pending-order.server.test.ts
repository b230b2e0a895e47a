import { expect, test } from 'vitest';
import { anApprovalWorld } from '#tests/build/approval-world.ts';
import { trousers } from '#tests/build/goods.ts';
import { openSendingShop } from '#tests/build/sending.ts';
import { openTestApp } from '#tests/setup/test-app.ts';
import { findForDecision, forgetTaken, holdToDecide } from './pending-order.server.ts';

test('a locked order is read again only if the order or one of its rows has changed since it was read', async () => {
  const shop = await openSendingShop();
  const { company, order } = await anApprovalWorld(shop, openTestApp(shop));
  const { orderId } = await order([{ sku: trousers, quantity: 3 }]);
  const scope = { kind: 'company', companyId: company.id, companies: [] } as const;
  const read = await findForDecision(shop.db, orderId, scope);
  const held = () => shop.db.transaction().execute((db) => holdToDecide(db, orderId, undefined, read));
  expect((await held())?.order).toBe(read?.order);
  await forgetTaken(shop.db, orderId);
  expect(read?.order.rows[0]).toMatchObject({ quantity: 3, taken: 3 });
  expect((await held())?.order.rows[0]).toMatchObject({ quantity: 3, taken: 0 });
  await shop.db.updateTable('orders').set({ is_hidden: true }).where('id', '=', orderId).execute();
  expect((await held())?.order).not.toBe(read?.order);
});
