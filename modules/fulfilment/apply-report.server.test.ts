import * as fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { anOpenOrder, openOrderPayable } from '#tests/build/fulfilment.ts';
import { trousers } from '#tests/build/goods.ts';
import { anInvoice } from '#tests/build/history.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { findInvoices, insertInvoice } from '../invoice/invoice-store.server.ts';
import { leadsTo } from '../order/order-flow.ts';
import { applyReport } from './apply-report.server.ts';
import { findDeliveries } from './delivery-store.server.ts';
import { factsOf } from './held-order.ts';
import { readHeld } from './hold-order.server.ts';
import { movesOf, reportOf } from './moves.ts';
import { findSteps } from './order-step-store.server.ts';
import type { Report } from './reports/report.ts';

let shop: TestShop;
let messages = 0;

beforeEach(async () => {
  shop = await openTestShop();
  messages = 0;
});

const tell = async (orderId: string, report: Report, messageId = `m${(messages += 1)}`) => {
  const applied = await applyReport(shop, { orderId, source: 'erp', messageId, report });
  return applied.ok ? applied.value : applied.refusal;
};

const pieces = (rowNumber: number, quantity: number) => ({ rowNumber, quantity });
const delivery = (dispatchNumber: string, ...rows: ReturnType<typeof pieces>[]): Report => ({
  kind: 'delivery',
  dispatchNumber,
  carrier: 'Norrfrakt',
  rows,
});
const all = [pieces(100, 3), pieces(200, 2)];

async function standing(id: string) {
  const { status } = await shop.db.selectFrom('orders').select('status').where('id', '=', id).executeTakeFirstOrThrow();
  const rows = await shop.db
    .selectFrom('order_row')
    .select('status')
    .where('order_id', '=', id)
    .orderBy('row_number')
    .execute();
  return [status, ...rows.map((row) => row.status)];
}

const eventsOf = async (name: string) =>
  (await shop.db.selectFrom('outbox_event').select('payload').where('name', '=', name).orderBy('id').execute()).map(
    ({ payload }) => payload,
  );

test('an order moves through its statuses, and each step is published and stored', async () => {
  const { id } = await anOpenOrder(shop);
  expect(await tell(id, { kind: 'accepted' })).toEqual({ status: 300, isNew: true, papers: [] });
  expect(await standing(id)).toEqual([300, 30, 10, 0]);
  await tell(id, delivery('D1', pieces(100, 3)));
  expect(await standing(id)).toEqual([500, 5, 10, 0]);
  await tell(id, delivery('D2', pieces(200, 1)));
  await tell(id, delivery('D3', pieces(200, 1)));
  await tell(id, { kind: 'arrival', dispatchNumber: 'D1' });
  await tell(id, { kind: 'invoice', rows: all });
  expect(await standing(id)).toEqual([700, 7, 7, 0]);
  expect(await eventsOf('order-progressed')).toEqual([
    { orderId: id, from: 100, to: 300 },
    { orderId: id, from: 300, to: 500, dispatchNumber: 'D1' },
    { orderId: id, from: 500, to: 500, dispatchNumber: 'D2' },
    { orderId: id, from: 500, to: 600, dispatchNumber: 'D3', isLast: true },
    { orderId: id, from: 600, to: 700 },
  ]);
  const steps = await findSteps(shop.db, id);
  expect(steps.map(({ step }) => step.kind)).toEqual([
    'status',
    'delivery',
    'status',
    'delivery',
    'delivery',
    'status',
    'arrival',
    'invoice',
    'status',
  ]);
});

test('a repeated message counts once; the same message id with another order or content is refused', async () => {
  const { id } = await anOpenOrder(shop);
  const other = await anOpenOrder(shop);
  const report: Report = { kind: 'denial', rows: [pieces(100, 1)] };
  expect(await tell(id, report, 'same')).toMatchObject({ isNew: true });
  expect(await tell(id, report, 'same')).toEqual({ status: 100, isNew: false, papers: [] });
  expect(await tell(other.id, report, 'same')).toEqual({ code: 'message-reused' });
  for (const rows of [[pieces(100, 2)], [pieces(200, 1)]])
    expect(await tell(id, { ...report, rows }, 'same')).toEqual({ code: 'message-reused' });
  expect(await tell(id, { kind: 'accepted' }, 'same')).toEqual({ code: 'message-reused' });
  const denied = await shop.db.selectFrom('order_row').select('denied').where('row_number', '=', 100).execute();
  expect(denied.map((row) => Number(row.denied)).toSorted((a, b) => a - b)).toEqual([0, 1]);
});

test('one dispatch reported in two messages counts once, and with other rows it is refused', async () => {
  const { id } = await anOpenOrder(shop);
  await tell(id, delivery('D1', pieces(100, 2), pieces(200, 1)));
  expect(await tell(id, delivery('D1', pieces(200, 1), pieces(100, 1), pieces(100, 1)))).toMatchObject({ status: 500 });
  for (const rows of [[pieces(100, 2)], [pieces(100, 2), pieces(200, 2)]])
    expect(await tell(id, delivery('D1', ...rows))).toEqual({ code: 'dispatch-differs', dispatchNumber: 'D1' });
  expect(await findDeliveries(shop.db, [id])).toHaveLength(1);
  expect(await eventsOf('order-progressed')).toHaveLength(1);
});

test('unknown rows, and orders that do not exist or are not open, are refused', async () => {
  const { id } = await anOpenOrder(shop);
  const rows = (report: Report) => tell(id, report);
  expect(await rows(delivery('D1', pieces(150, 1)))).toEqual({ code: 'order-rows-unknown', rows: '150' });
  expect(await rows(delivery('D1', pieces(100, 2), pieces(100, 2)))).toEqual({
    code: 'order-rows-unknown',
    rows: '100',
  });
  expect(await rows({ kind: 'denial', rows: [pieces(300, 1)] })).toEqual({ code: 'order-rows-unknown', rows: '300' });
  expect(await tell('0199f0a2-7c1e-7abc-8def-0123456789ab', { kind: 'accepted' })).toEqual({ code: 'order-not-found' });
  const waiting = await anOpenOrder(shop, { status: 0, placedAt: undefined });
  expect(await tell(waiting.id, { kind: 'accepted' })).toEqual({ code: 'order-not-open' });
  expect(await tell(id, { kind: 'payment', invoiceNumber: 'SE1' })).toEqual({
    code: 'invoice-not-found',
    number: 'SE1',
  });
  // A refused report is not stored: its corrected version may use the same message id.
  const told = await shop.db.selectFrom('order_report').selectAll().execute();
  expect(told).toEqual([]);
});

test('an arrival that is reported before its delivery is not lost', async () => {
  const { id } = await anOpenOrder(shop);
  const arrivedAt = new Date('2026-11-20T10:00:00Z');
  await tell(id, { kind: 'arrival', dispatchNumber: 'D1', arrivedAt });
  await tell(id, delivery('D1', pieces(100, 1)));
  expect(await findDeliveries(shop.db, [id])).toMatchObject([{ dispatchNumber: 'D1', arrivedAt }]);
});

const someReports: readonly Report[] = [
  { kind: 'accepted' },
  { kind: 'status', status: 200 },
  delivery('D1', pieces(100, 2)),
  delivery('D2', pieces(100, 1), pieces(200, 1)),
  { kind: 'denial', rows: [pieces(200, 1)] },
  { kind: 'arrival', dispatchNumber: 'D1', arrivedAt: new Date('2026-11-20T10:00:00Z') },
  { kind: 'invoice', rows: [pieces(100, 2)] },
  { kind: 'invoice', rows: [pieces(100, 1), pieces(200, 2)] },
];

test('reports that come late, twice and in any sequence lead to the same order', async () => {
  const orders = fc.sample(fc.shuffledSubarray([...someReports, ...someReports], { minLength: 16 }), {
    numRuns: 6,
    seed: 7,
  });
  for (const reports of [someReports, ...orders]) {
    const { id } = await anOpenOrder(shop);
    for (const report of reports) await tell(id, report, `${id}-${someReports.indexOf(report)}`);
    expect(await standing(id)).toEqual([700, 7, 7, 0]);
    const papers = await findInvoices(shop.db, [id]);
    // One of the two back-ordered pieces was denied: 9,719 for both leaves 4,860 for one.
    const billed = papers.reduce((sum, { payable }) => sum + payable.amount, 0);
    expect(billed).toBe(openOrderPayable - 9_719 + 4_860);
    expect(await findDeliveries(shop.db, [id])).toMatchObject([{ arrivedAt: new Date('2026-11-20T10:00:00Z') }, {}]);
    const moves = (await findSteps(shop.db, id)).flatMap(({ step }) => (step.kind === 'status' ? [step] : []));
    for (const { from, to } of moves) expect(leadsTo(from, to)).toBe(true);
  }
});

test('reports that arrive at the same moment are applied one after the other', async () => {
  const { id } = await anOpenOrder(shop);
  await Promise.all(
    someReports.flatMap((report, index) => [tell(id, report, `m${index}`), tell(id, report, `m${index}`)]),
  );
  expect(await standing(id)).toEqual([700, 7, 7, 0]);
  expect(await findDeliveries(shop.db, [id])).toHaveLength(2);
});

test('two parcels reported at the same moment complete the order', async () => {
  const orders = await Promise.all(Array.from({ length: 12 }, () => anOpenOrder(shop)));
  await Promise.all(
    orders.flatMap(({ id }) => [
      tell(id, delivery('D1', pieces(100, 3)), `${id}-1`),
      tell(id, delivery('D2', pieces(200, 2)), `${id}-2`),
    ]),
  );
  const found = await Promise.all(orders.map(({ id }) => standing(id)));
  expect(found).toEqual(orders.map(() => [600, 5, 5, 0]));
});

test('invoice numbers have no gaps, also for requests at the same moment, and refused reports use none', async () => {
  const orders = await Promise.all(Array.from({ length: 6 }, () => anOpenOrder(shop)));
  const norwegian = await anOpenOrder(shop, { marketId: 2 });
  await Promise.all([
    ...orders.map(({ id }) => tell(id, { kind: 'invoice', rows: all })),
    ...orders.map(({ id }) => tell(id, { kind: 'invoice', rows: [pieces(150, 1)] })),
    tell(norwegian.id, { kind: 'invoice', rows: all }),
  ]);
  const papers = await findInvoices(
    shop.db,
    orders.map(({ id }) => id),
  );
  expect(papers.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6].map((count) => `SE${100_000 + count}`));
  expect(await findInvoices(shop.db, [norwegian.id])).toMatchObject([
    { number: 'NO100001', series: 'yrke-no-invoice' },
  ]);
});

test('part invoices add up to the order, with freight on the first; no piece is billed twice', async () => {
  const { id } = await anOpenOrder(shop);
  await tell(id, { kind: 'invoice', rows: [pieces(100, 1)], issuedOn: '2026-11-20' });
  await tell(id, { kind: 'invoice', rows: [pieces(100, 1), pieces(200, 1)] });
  await tell(id, { kind: 'invoice', rows: all });
  await tell(id, { kind: 'invoice', rows: all });
  const papers = await findInvoices(shop.db, [id]);
  expect(papers.map(({ rows }) => rows.map((row) => [row.rowNumber, row.quantity]))).toEqual([
    [
      [100, 1],
      [200, 1],
    ],
    [
      [100, 1],
      [200, 1],
    ],
    [
      [100, 1],
      [300, 1],
    ],
  ]);
  const freight = papers.at(-1);
  expect(freight).toMatchObject({ issuedOn: '2026-11-20', dueOn: '2026-12-20', number: 'SE100001' });
  expect(freight?.rows[1]).toMatchObject({ text: 'Frakt', sku: trousers });
  expect(papers.reduce((sum, { payable }) => sum + payable.amount, 0)).toBe(openOrderPayable);
  // Each invoice is taxed separately: 90.27, 90.26 and 102.92 include a fifth of tax.
  expect(papers.map(({ payable, tax }) => [payable.amount, tax.amount])).toEqual([
    [9027, 1805],
    [9026, 1805],
    [10_292, 2058],
  ]);
});

test('surplus pieces in several parcels are stored separately and not billed', async () => {
  const { id } = await anOpenOrder(shop);
  await tell(id, { kind: 'denial', rows: [pieces(200, 1)] });
  await tell(id, delivery('D1', ...all));
  await tell(id, delivery('D2', pieces(100, 3)));
  const held = await readHeld(shop.db, id);
  expect(held && factsOf(held, shop.clock.now()).rows).toMatchObject([
    { rowNumber: 100, delivered: 3, sentBeyond: 3 },
    { rowNumber: 200, delivered: 1, sentBeyond: 1 },
  ]);
  expect(await standing(id)).toEqual([600, 5, 5, 0]);
  expect(held && reportOf(held, 'invoice', shop.clock.now())).toMatchObject({ rows: [pieces(100, 3), pieces(200, 1)] });
});

test('a piece that is billed before dispatch can still be sent', async () => {
  const { id } = await anOpenOrder(shop);
  await tell(id, { kind: 'accepted' });
  await tell(id, { kind: 'invoice', rows: all });
  const moves = async () => {
    const held = await readHeld(shop.db, id);
    return held && movesOf(held, shop.clock.now());
  };
  expect(await moves()).toEqual(['deliver-some', 'deliver-rest', 'deny-rest', 'pay']);
  await tell(id, { kind: 'status', status: 600 });
  expect(await moves()).toEqual(['pay']);
});

test('an invoice is not due before it is issued', async () => {
  const { id } = await anOpenOrder(shop);
  const refused = { code: 'due-before-issue' };
  expect(await tell(id, { kind: 'invoice', rows: all, issuedOn: '2026-11-16', dueOn: '2026-11-15' })).toEqual(refused);
  expect(await tell(id, { kind: 'invoice', rows: all, dueOn: '2001-01-01' })).toEqual(refused);
  expect(await tell(id, { kind: 'invoice', rows: all, issuedOn: '2026-11-16', dueOn: '2026-11-16' })).toMatchObject({
    isNew: true,
  });
});

test('an order with invoices cannot be deleted', async () => {
  const { id } = await anOpenOrder(shop);
  await tell(id, { kind: 'invoice', rows: all });
  await expect(shop.db.deleteFrom('orders').where('id', '=', id).execute()).rejects.toThrow('invoice');
});

test('a number that is already taken fails the whole report, and uses no number', async () => {
  const { id } = await anOpenOrder(shop);
  await insertInvoice(shop.db, anInvoice(id, { series: 'yrke-se-invoice', number: 'SE100001' }));
  await expect(tell(id, { kind: 'invoice', rows: all })).rejects.toThrow('duplicate key');
  expect(await findSteps(shop.db, id)).toEqual([]);
  expect(await shop.db.selectFrom('invoice_series').selectAll().execute()).toEqual([]);
});
