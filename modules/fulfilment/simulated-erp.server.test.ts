import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { createOrderExport } from '#modules/order/create-order-export.server.ts';
import { findOrder } from '#modules/order/order-store.server.ts';
import { copyOrder } from '#tests/build/copy-order.ts';
import { anOpenOrder, openOrderPayable } from '#tests/build/fulfilment.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { findInvoices } from '../invoice/invoice-store.server.ts';
import { applyReport } from './apply-report.server.ts';
import { findDeliveries } from './delivery-store.server.ts';
import { findSteps } from './order-step-store.server.ts';
import { createSimulatedErp, simulateErp } from './simulated-erp.server.ts';

let shop: TestShop;

beforeEach(async () => {
  shop = await openTestShop();
});

/** Makes the second row back-ordered. */
async function backOrder(id: string, facts: { backOrdered: number; nextDeliveryDate?: string }) {
  await sql`update order_row set data = data || ${JSON.stringify(facts)}::jsonb
    where order_id = ${id}::uuid and row_number = 200`.execute(shop.db);
}

async function take(id: string) {
  const found = await findOrder(shop.db, id);
  if (!found) throw new Error('no order');
  await createSimulatedErp(shop, createOrderExport(shop)).send(found.order);
  return found.order;
}

const minutes = async (count: number) => {
  for (let minute = 0; minute < count; minute += 1) {
    shop.clock.moveBy(60_000);
    await Promise.all([simulateErp(shop), simulateErp(shop)]);
  }
};

test('an exported order progresses over time: accepted, sent in parts with tracking numbers, billed', async () => {
  const { id } = await anOpenOrder(shop);
  await backOrder(id, { backOrdered: 0 });
  await take(id);
  const order = await take(id);
  expect(Buffer.from(await shop.files.get(`orders/${order.orderNo}.json`)).toString()).toContain(id);
  await minutes(1);
  expect((await findOrder(shop.db, id))?.order.status).toBe(100);
  await minutes(3);
  expect((await findOrder(shop.db, id))?.order.status).toBe(500);
  await minutes(10);
  expect((await findOrder(shop.db, id))?.order.status).toBe(700);
  const deliveries = await findDeliveries(shop.db, [id]);
  expect(deliveries).toMatchObject([
    { dispatchNumber: `${order.orderNo}-1`, trackingNumber: `NF${order.orderNo}01`, rows: [{ rowNumber: 100 }] },
    { dispatchNumber: `${order.orderNo}-2`, rows: [{ rowNumber: 200, quantity: 2 }] },
  ]);
  expect(deliveries.every(({ arrivedAt }) => arrivedAt)).toBe(true);
  expect((await findInvoices(shop.db, [id])).map(({ payable }) => payable.amount)).toEqual([openOrderPayable]);
  const before = await findSteps(shop.db, id);
  await minutes(5);
  expect(await findSteps(shop.db, id)).toEqual(before);
});

test('orders that were not exported are left alone', async () => {
  const { id } = await anOpenOrder(shop);
  await minutes(5);
  expect((await findOrder(shop.db, id))?.order.status).toBe(100);
});

test('one order in ten does not get all its pieces', async () => {
  const orders = [];
  for (let count = 0; count < 10; count += 1) orders.push(await anOpenOrder(shop));
  const short = orders.find(({ orderNo }) => orderNo.endsWith('7'));
  if (!short) throw new Error('no order ends with 7');
  await backOrder(short.id, { backOrdered: 0 });
  await take(short.id);
  await minutes(14);
  const kinds = (await findSteps(shop.db, short.id)).map(({ step }) => step.kind);
  expect(kinds).toContain('denial');
  expect((await findOrder(shop.db, short.id))?.order.status).toBe(700);
});

test('back-ordered goods are sent on the promised day, not before; the rest advances meanwhile', async () => {
  const { id } = await anOpenOrder(shop);
  const promised = new Date(shop.clock.now().getTime() + 20 * 86_400_000).toISOString().slice(0, 10);
  await backOrder(id, { backOrdered: 2, nextDeliveryDate: promised });
  await take(id);
  await minutes(70);
  const sent = async () =>
    (await findDeliveries(shop.db, [id])).flatMap(({ rows }) => rows.map((row) => row.rowNumber));
  expect(new Set(await sent())).toEqual(new Set([100]));
  expect((await findInvoices(shop.db, [id])).length).toBe(1);
  shop.clock.moveBy(19 * 86_400_000);
  await minutes(1);
  expect(await sent()).not.toContain(200);
  shop.clock.moveBy(86_400_000);
  await minutes(3);
  expect(await sent()).toContain(200);
});

test('goods that were billed before dispatch are still sent', async () => {
  const { id } = await anOpenOrder(shop);
  await backOrder(id, { backOrdered: 0 });
  await take(id);
  const rows = [
    { rowNumber: 100, quantity: 3 },
    { rowNumber: 200, quantity: 2 },
  ];
  await applyReport(shop, { orderId: id, source: 'erp', messageId: 'bill', report: { kind: 'invoice', rows } });
  await minutes(10);
  const deliveries = await findDeliveries(shop.db, [id]);
  expect(deliveries.map(({ arrivedAt }) => arrivedAt !== undefined)).toEqual([true, true]);
});

test('orders that were denied as a whole do not delay the others', async () => {
  const { id } = await anOpenOrder(shop);
  await take(id);
  await copyOrder(shop.db, id, 100);
  await sql`insert into order_report (order_id, source, message_id, body, received_at)
    select o.id, 'simulated-erp', o.id || ':received', '{}', o.created_at from orders o where o.id <> ${id}::uuid`.execute(
    shop.db,
  );
  const denied = { way: 'refused', status: 100, placed_at: new Date(shop.clock.now().getTime() - 3_600_000) } as const;
  await shop.db.updateTable('orders').set(denied).where('id', '<>', id).execute();
  await minutes(3);
  expect((await findSteps(shop.db, id)).map(({ step }) => step.kind)).toEqual(['status']);
});
