import { expect, test } from 'vitest';
import { anOpenOrder } from '#tests/build/fulfilment.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { findInvoices } from '../invoice/invoice-store.server.ts';
import { applyReport } from './apply-report.server.ts';
import { markOverdue } from './mark-overdue.server.ts';
import type { Report } from './reports/report.ts';

const day = 24 * 60 * 60_000;

test('an order is overdue from the day after the due date until it is paid, and this is reported once', async () => {
  const shop = await openTestShop();
  const { id } = await anOpenOrder(shop);
  const tell = (messageId: string, report: Report) =>
    applyReport(shop, { orderId: id, source: 'erp', messageId, report });
  const rows = [
    { rowNumber: 100, quantity: 3 },
    { rowNumber: 200, quantity: 2 },
  ];
  await tell('m1', { kind: 'invoice', rows });
  shop.clock.moveBy(30 * day);
  expect(await markOverdue(shop)).toBe(0);
  shop.clock.moveBy(day);
  expect(await markOverdue(shop)).toBe(1);
  expect(await markOverdue(shop)).toBe(0);
  const [invoice] = await findInvoices(shop.db, [id]);
  const paid = await tell('m2', { kind: 'payment', invoiceNumber: invoice?.number ?? '' });
  expect(paid).toMatchObject({ ok: true, value: { status: 700, isNew: true } });
});

test('at half past midnight in Stockholm, an invoice has the date of Stockholm, and its due date counts there', async () => {
  const shop = await openTestShop();
  const { id } = await anOpenOrder(shop);
  const untilStockholm = new Date('2027-03-01T23:30:00Z').getTime() - shop.clock.now().getTime();
  shop.clock.moveBy(untilStockholm);
  const rows = [{ rowNumber: 100, quantity: 3 }];
  await applyReport(shop, { orderId: id, source: 'erp', messageId: 'm1', report: { kind: 'invoice', rows } });
  expect(await findInvoices(shop.db, [id])).toMatchObject([{ issuedOn: '2027-03-02', dueOn: '2027-04-01' }]);
  // Summer time: 21:59 UTC is still the last day to pay, a minute later is not.
  shop.clock.moveBy(new Date('2027-04-01T21:59:00Z').getTime() - shop.clock.now().getTime());
  expect(await markOverdue(shop)).toBe(0);
  shop.clock.moveBy(60_000);
  expect(await markOverdue(shop)).toBe(1);
});

const billing = async (shop: TestShop, orderId: string, rowNumber: number) =>
  applyReport(shop, {
    orderId,
    source: 'erp',
    messageId: `${orderId}-${rowNumber}`,
    report: { kind: 'invoice', rows: [{ rowNumber, quantity: 1 }] },
  });

const lateInvoices = async (shop: TestShop) => {
  const events = await shop.db
    .selectFrom('outbox_event')
    .select('payload')
    .where('name', '=', 'invoice-overdue')
    .orderBy('id')
    .execute();
  return events.map(({ payload }) => payload as { orderId: string; invoiceId: string });
};

test('each overdue invoice is reported once, whether or not its order is invoiced in full', async () => {
  const shop = await openTestShop();
  const { id } = await anOpenOrder(shop);
  await billing(shop, id, 100);
  shop.clock.moveBy(20 * day);
  await billing(shop, id, 200);
  shop.clock.moveBy(20 * day);
  expect(await markOverdue(shop)).toBe(1);
  expect(await markOverdue(shop)).toBe(0);
  shop.clock.moveBy(20 * day);
  expect(await markOverdue(shop)).toBe(1);
  const [first, second] = await findInvoices(shop.db, [id]);
  expect(await lateInvoices(shop)).toEqual([
    { orderId: id, invoiceId: first?.id },
    { orderId: id, invoiceId: second?.id },
  ]);
});

test('a failing invoice does not stop the others, and is retried the next day', async () => {
  const shop = await openTestShop();
  const [broken, sound] = [await anOpenOrder(shop), await anOpenOrder(shop)];
  await billing(shop, broken.id, 100);
  await billing(shop, sound.id, 100);
  // An order that was given up is not open.
  await shop.db.updateTable('orders').set({ given_up_at: shop.clock.now() }).where('id', '=', broken.id).execute();
  shop.clock.moveBy(40 * day);
  const failures: unknown[] = [];
  const log = { ...shop.log, error: (facts: unknown) => void failures.push(facts) } as TestShop['log'];
  expect(await markOverdue({ ...shop, log })).toBe(1);
  expect(await markOverdue({ ...shop, log })).toBe(0);
  expect(failures).toHaveLength(2);
  expect(await lateInvoices(shop)).toMatchObject([{ orderId: sound.id }]);
});

test('more invoices than one batch holds are all reported', async () => {
  const shop = await openTestShop();
  for (let count = 0; count < 5; count += 1) await billing(shop, (await anOpenOrder(shop)).id, 100);
  shop.clock.moveBy(40 * day);
  expect(await markOverdue(shop, 2)).toBe(5);
});
