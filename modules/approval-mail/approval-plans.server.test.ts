import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { anApprovalWorld } from '#tests/build/approval-world.ts';
import { copyOrder } from '#tests/build/copy-order.ts';
import { openSendingShop, type SendingShop } from '#tests/build/sending.ts';
import { plansOf } from '#tests/setup/plans-of.ts';
import { openTestApp } from '#tests/setup/test-app.ts';
import { listBought } from '../allowance/bought-store.server.ts';
import { listPendingPage } from '../pending-order/list-pending-page.server.ts';
import { listDue } from './list-due.server.ts';

let shop: SendingShop;
let world: Awaited<ReturnType<typeof anApprovalWorld>>;

beforeEach(async () => {
  shop = await openSendingShop();
  world = await anApprovalWorld(shop, openTestApp(shop));
  await world.order();
});

const wholeTables = /Seq Scan on (orders|order_row|order_approval|order_approval_step|order_excess)\b/;
const dayMs = 86_400_000;

test('what people got is read by wearer and buyer, not through all orders', async () => {
  const { company, olle } = world;
  const { orderId } = await world.order();
  // Orders of many colleagues: with one buyer, the index of the company would do as well.
  await copyOrder(shop.db, orderId, 400);
  await sql`update orders set data = jsonb_set(data, '{buyer,id}', to_jsonb(100000 + order_no))
    where company_id = ${company.id} and id <> ${orderId}`.execute(shop.db);
  for (const table of ['orders', 'order_row']) await sql`analyze ${sql.table(table)}`.execute(shop.db);
  const sought = { companyId: company.id, wearerIds: [olle.customerId], since: '2026-01-01', timeZone: 'UTC' } as const;
  const plans = await plansOf(shop.db, (db) => listBought(db, sought as never));
  expect(plans).toContain('order_row_wearer');
  expect(plans).toContain('orders_buyer');
  expect(plans).not.toMatch(wholeTables);
});

test('waiting orders are listed from the index of companies and states, for all and for one person', async () => {
  const visit = world.ebba.visit();
  const part = { limit: 50, isDescending: false };
  for (const isMine of [false, true]) {
    const plans = await plansOf(shop.db, (db) =>
      listPendingPage({ ...shop, db }, visit, { search: '', isMine, sort: 'created', part }),
    );
    expect(plans).toContain('orders_company_state');
    expect(plans).not.toMatch(wholeTables);
  }
});

test('waiting orders by total are read from their own index, without sorting, in both directions', async () => {
  const { company, order } = world;
  const { orderId } = await order();
  await copyOrder(shop.db, orderId, 400);
  await sql`update orders set company_id = ${company.id}, status = 0, way = null`.execute(shop.db);
  await sql`analyze orders`.execute(shop.db);
  for (const isDescending of [false, true]) {
    const plans = await plansOf(shop.db, (db) =>
      listPendingPage({ ...shop, db }, world.ebba.visit(), {
        search: '',
        isMine: false,
        sort: 'total',
        part: { limit: 50, isDescending },
      }),
    );
    expect(plans).toContain('orders_waiting_total');
    expect(plans).not.toMatch(/Sort Key: .*payable/);
    expect(plans).not.toMatch(wholeTables);
  }
});

test('orders that are due for a reminder or an escalation are read from the index of what waits', async () => {
  const later = new Date(shop.clock.now().getTime() + 10 * dayMs);
  const plans = await plansOf(shop.db, (db) => Array.fromAsync(listDue({ ...shop, db }, later)));
  expect(plans).toMatch(/order_approval_(to_remind|to_escalate|waiting)\b/);
  expect(plans).not.toMatch(wholeTables);
});
