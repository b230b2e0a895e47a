import { beforeEach, expect, test } from 'vitest';
import { anApprovalWorld } from '#tests/build/approval-world.ts';
import { openSendingShop, type SendingShop } from '#tests/build/sending.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { openTestApp } from '#tests/setup/test-app.ts';
import { findApproval } from '../approval/approval-store.server.ts';
import { roles } from '../auth/roles.ts';
import { saveStaffTasks } from '../auth/staff-task-store.server.ts';
import { decideOrder } from './decide-order.server.ts';
import { refuseOrder } from './refuse-order.server.ts';

let shop: SendingShop;
let world: Awaited<ReturnType<typeof anApprovalWorld>>;

beforeEach(async () => {
  shop = await openSendingShop();
  world = await anApprovalWorld(shop, openTestApp(shop), { ApproverMode: 'AttestantPerCompany' });
});

/** The right is removed after everything before the transaction was read. */
function losingBefore(lose: () => Promise<unknown>): SendingShop['db'] {
  const { db } = shop;
  const transaction = () => ({
    execute: async (work: Parameters<ReturnType<typeof db.transaction>['execute']>[0]) => {
      await lose();
      return db.transaction().execute(work);
    },
  });
  return new Proxy(db, {
    get: (target, key) => {
      if (key === 'transaction') return transaction;
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

const losses = {
  'the role': (id: number) =>
    shop.db.updateTable('account').set({ role_id: roles.user }).where('customer_id', '=', id).execute(),
  'the account': (id: number) =>
    shop.db.updateTable('account').set({ is_active: false }).where('customer_id', '=', id).execute(),
  'the company': (id: number) => shop.db.deleteFrom('customer_company').where('customer_id', '=', id).execute(),
};

test.each(Object.entries(losses))(
  'an approver who loses %s between reading and deciding neither approves nor refuses',
  async (_, lose) => {
    const { ebba, order } = world;
    const { orderId } = await order();
    const losing = { ...shop, db: losingBefore(() => lose(ebba.id)) };
    const refused = await refuseOrder(losing, ebba.visit(), { orderId, message: 'Too dear' });
    expect(refused).toMatchObject({ ok: false, refusal: { code: 'not-allowed' } });
    expect((await findApproval(shop.db, orderId))?.state).toBe('waiting');
  },
);

test.each(Object.entries(losses))('an approver who loses %s does not approve', async (_, lose) => {
  const { ebba, order } = world;
  const { orderId } = await order();
  const losing = { ...shop, db: losingBefore(() => lose(ebba.id)) };
  const decided = await decideOrder(losing, ebba.visit(), { orderId, wishes: [], mode: 'place' });
  expect(decided).toMatchObject({ ok: false, refusal: { code: 'not-allowed' } });
  expect((await findApproval(shop.db, orderId))?.state).toBe('waiting');
});

test('staff who lose the task between reading and deciding do not approve, with it they do', async () => {
  const { person, order } = world;
  const astrid = await person('astrid@yrke.example', 'Astrid', roles.internal);
  await saveStaffTasks(shop.db, astrid.id, ['orders']);
  const claims = { customer_id: astrid.id, storm_role: roles.internal, company_id: world.company.id };
  const visit = { ...aVisit(), claims: someClaims({ ...claims, tasks: ['orders'] }), now: shop.clock.now() };
  const { orderId } = await order();
  const losing = { ...shop, db: losingBefore(() => saveStaffTasks(shop.db, astrid.id, [])) };
  const decided = await decideOrder(losing, visit, { orderId, wishes: [], mode: 'place' });
  expect(decided).toMatchObject({ ok: false, refusal: { code: 'not-allowed' } });
  await saveStaffTasks(shop.db, astrid.id, ['orders']);
  expect((await decideOrder(shop, visit, { orderId, wishes: [], mode: 'place' })).ok).toBe(true);
});
