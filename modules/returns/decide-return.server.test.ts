import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { roles } from '#modules/auth/roles.ts';
import { anOpenOrder, openOrderPayable } from '#tests/build/fulfilment.ts';
import { goods, trousers } from '#tests/build/goods.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { applyReport } from '../fulfilment/apply-report.server.ts';
import type { ReturnReason } from '../fulfilment/order-return.ts';
import { findSteps } from '../fulfilment/order-step-store.server.ts';
import type { Report } from '../fulfilment/reports/report.ts';
import { findReturn, insertReturn } from '../fulfilment/return-store.server.ts';
import { findInvoices } from '../invoice/invoice-store.server.ts';
import { decideReturn } from './decide-return.server.ts';

let shop: TestShop;
const card = { paymentMethodId: 168, paymentState: 'Confirmed' } as const;
const staff = aVisit({ claims: someClaims({ storm_role: roles.internal }) });
const all = [
  { rowNumber: 100, quantity: 3 },
  { rowNumber: 200, quantity: 2 },
];

beforeEach(async () => {
  shop = await openTestShop();
  await bringFeed(shop, goods);
  const stock = { part_no: trousers.slice(0, 12), on_hand: 10, next_delivery_date: null, version: 0 };
  await shop.db
    .insertInto('stock')
    .values([
      { ...stock, sku: trousers },
      { ...stock, sku: `${trousers}C52` },
    ])
    .execute();
});

async function tell(orderId: string, report: Report) {
  expect(await applyReport(shop, { orderId, source: 'erp', messageId: randomUUID(), report })).toMatchObject({
    ok: true,
  });
}

const deliver = (orderId: string) =>
  tell(orderId, { kind: 'delivery', dispatchNumber: 'D-1', carrier: 'X', dispatchedAt: shop.clock.now(), rows: all });

async function ask(orderId: string, rows = all, reason: ReturnReason = 'too-small') {
  const id = randomUUID();
  const given = rows.map((row) => ({ ...row, reason }));
  await insertReturn(shop.db, { id, orderId, rows: given, comment: '', askedAt: shop.clock.now(), askedBy: undefined });
  return id;
}

const accept = (returnId: string) => decideReturn(shop, staff, { returnId, state: 'accepted', answer: '' });

async function onHand() {
  const rows = await shop.db.selectFrom('stock').select('on_hand').orderBy('sku').execute();
  return rows.map((row) => row.on_hand);
}

async function refunds() {
  const events = await shop.db
    .selectFrom('outbox_event')
    .select('payload')
    .where('name', '=', 'order-refund-due')
    .orderBy('id')
    .execute();
  return events.map(({ payload }) => payload as { amount: number; key: string });
}

const papers = async (orderId: string) =>
  (await findInvoices(shop.db, [orderId]))
    .map(({ kind, payable }) => [kind, payable.amount] as const)
    .toSorted(([a], [b]) => a.localeCompare(b));

const kinds = async (orderId: string) => (await findSteps(shop.db, orderId)).map(({ step }) => step.kind);

test('only internal staff decide; the request of others changes nothing', async () => {
  const { id } = await anOpenOrder(shop);
  await deliver(id);
  const returnId = await ask(id);
  for (const storm_role of [roles.b2c, roles.user, roles.customerAdmin, roles.administrator]) {
    const visit = aVisit({ claims: someClaims({ storm_role }) });
    expect(await decideReturn(shop, visit, { returnId, state: 'accepted', answer: '' })).toEqual({
      ok: false,
      refusal: { code: 'not-allowed' },
    });
  }
  expect(await findReturn(shop.db, returnId)).toMatchObject({ state: 'asked' });
  expect(await accept(randomUUID())).toEqual({ ok: false, refusal: { code: 'return-not-found' } });
});

test('accepted goods return to the stock and are credited or refunded by card, once for any number of requests', async () => {
  const { id } = await anOpenOrder(shop, card);
  await deliver(id);
  await tell(id, { kind: 'invoice', rows: all });
  const returnId = await ask(id, [{ rowNumber: 100, quantity: 1 }]);
  const answers = await Promise.all([accept(returnId), accept(returnId), accept(returnId)]);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers.filter((one) => !one.ok && one.refusal.code === 'return-decided')).toHaveLength(2);
  expect(await onHand()).toEqual([11, 10]);
  expect(await refunds()).toMatchObject([{ amount: 4167, key: `return-${returnId}` }]);
  expect(await papers(id)).toEqual([
    ['credit', -4167],
    ['invoice', openOrderPayable],
  ]);
  expect((await kinds(id)).filter((kind) => kind === 'return-accepted' || kind === 'credit')).toHaveLength(2);
});

test('a buyer who returns everything in parts gets everything back, including the freight', async () => {
  const { id } = await anOpenOrder(shop, card);
  await deliver(id);
  await tell(id, { kind: 'invoice', rows: all });
  await accept(await ask(id, [{ rowNumber: 100, quantity: 2 }]));
  await accept(await ask(id, [{ rowNumber: 200, quantity: 2 }]));
  await accept(await ask(id, [{ rowNumber: 100, quantity: 1 }]));
  const back = (await refunds()).reduce((sum, { amount }) => sum + amount, 0);
  expect(back).toBe(openOrderPayable);
  const billed = (await findInvoices(shop.db, [id])).reduce((sum, { payable }) => sum + payable.amount, 0);
  expect(billed).toBe(0);
});

test('goods that were returned before billing are never billed', async () => {
  const { id } = await anOpenOrder(shop);
  await deliver(id);
  await accept(await ask(id, [{ rowNumber: 100, quantity: 3 }]));
  expect(await refunds()).toEqual([]);
  expect(await papers(id)).toEqual([]);
  await tell(id, { kind: 'invoice', rows: all });
  expect(await papers(id)).toEqual([['invoice', openOrderPayable - 12_501]]);
  const { status } = await shop.db.selectFrom('orders').select('status').where('id', '=', id).executeTakeFirstOrThrow();
  expect(status).toBe(700);
});

test('faulty goods are not sold again', async () => {
  const { id } = await anOpenOrder(shop);
  await deliver(id);
  await accept(await ask(id, all, 'faulty'));
  expect(await onHand()).toEqual([10, 10]);
});

test('a refusal changes nothing but its answer', async () => {
  const { id } = await anOpenOrder(shop, card);
  await deliver(id);
  await tell(id, { kind: 'invoice', rows: all });
  const returnId = await ask(id);
  await decideReturn(shop, staff, { returnId, state: 'refused', answer: 'Worn.' });
  expect(await findReturn(shop.db, returnId)).toMatchObject({ state: 'refused', answer: 'Worn.' });
  expect([await onHand(), await refunds(), (await papers(id)).length]).toEqual([[10, 10], [], 1]);
  expect(await accept(returnId)).toEqual({ ok: false, refusal: { code: 'return-decided' } });
  expect(await kinds(id)).toContain('return-refused');
});
