import { expect, test } from 'vitest';
import { customerDeleted } from '#modules/account/account-events.ts';
import { exportMyData } from '#modules/account/export-my-data.server.ts';
import { anApprovalWorld } from '#tests/build/approval-world.ts';
import { gloves, trousers } from '#tests/build/goods.ts';
import { aPerson } from '#tests/build/person.ts';
import { openSendingShop } from '#tests/build/sending.ts';
import { openTestApp } from '#tests/setup/test-app.ts';
import { roles } from '../auth/roles.ts';

const words = 'Enough gloves';

type World = Awaited<ReturnType<typeof openWorld>>;

async function openWorld() {
  const shop = await openSendingShop();
  const app = openTestApp(shop);
  const world = await anApprovalWorld(shop, app);
  const audited = async () => {
    const kept = await shop.db.selectFrom('audit_personal').selectAll().execute();
    return kept.filter((one) => JSON.stringify(one).includes(words)).length;
  };
  const leave = async (customerId: number) => {
    await shop.events.publish(shop.db, { name: customerDeleted, key: String(customerId), payload: { customerId } });
    await shop.events.deliverDue();
  };
  return { shop, app, ...world, audited, leave };
}

const decisions: Record<string, (world: World, path: string) => Promise<{ status: number }>> = {
  'a refusal': async ({ call, ebba }, path) =>
    call('PUT', `${path}/cancel?message=${encodeURIComponent(words)}`, await ebba.signIn()),
  'an approval without one row': async ({ call, ebba }, path) => {
    const rows = [{ rowNumber: 200, isRejected: true, reason: words }];
    const headers = await ebba.signIn();
    const { body } = await call('POST', `${path}/decision`, headers, { rows, isTry: true });
    return call('POST', `${path}/decision`, headers, { rows, seen: body.seen });
  },
};

test.each(Object.entries(decisions))(
  'what an approver wrote with %s is erased with either account',
  async (_, decide) => {
    for (const leaves of ['ebba', 'olle'] as const) {
      const world = await openWorld();
      const { orderId } = await world.order([
        { sku: trousers, quantity: 2 },
        { sku: gloves, quantity: 10 },
      ]);
      expect(await decide(world, `/api/order/orders/${orderId}`)).toMatchObject({ status: 200 });
      expect(await world.audited()).toBe(1);
      const exported = await exportMyData(world.shop, world.ebba.visit());
      const changes = exported.ok && JSON.stringify((exported.value as { changes?: unknown }).changes);
      expect(changes).toContain(words);
      await world.leave(leaves === 'ebba' ? world.ebba.id : world.olle.customerId);
      expect(await world.audited()).toBe(0);
    }
  },
);

test('what staff wrote is the shop’s: it stays with the buyer when the member of staff leaves', async () => {
  const { shop, app, company, call, order, olle, audited, leave } = await openWorld();
  const { orderId } = await order([{ sku: trousers, quantity: 2 }]);
  const { id } = await aPerson('astrid@yrke.example').withRole(roles.internal).save(shop.db);
  const claims = { customer_id: id, storm_role: roles.internal, company_id: company.id, tasks: ['orders'] as const };
  const path = `/api/order/orders/${orderId}/cancel?message=${encodeURIComponent(words)}`;
  expect(await call('PUT', path, await app.bearer(claims))).toMatchObject({ status: 200 });
  await leave(id);
  expect(await audited()).toBe(1);
  await leave(olle.customerId);
  expect(await audited()).toBe(0);
});
