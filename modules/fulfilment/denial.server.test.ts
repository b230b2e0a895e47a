import { beforeEach, expect, test } from 'vitest';
import { anOpenOrder, openOrderPayable } from '#tests/build/fulfilment.ts';
import { goods, trousers } from '#tests/build/goods.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { findInvoices } from '../invoice/invoice-store.server.ts';
import { applyReport } from './apply-report.server.ts';
import { refundOrder } from './refund-order.server.ts';
import type { Report } from './reports/report.ts';

let shop: TestShop;
const later = `${trousers}C52`;

beforeEach(async () => {
  shop = await openTestShop();
  await bringFeed(shop, goods);
  const stock = (sku: string) => ({
    sku,
    part_no: trousers.slice(0, 12),
    on_hand: 10,
    next_delivery_date: null,
    version: 0,
  });
  await shop.db
    .insertInto('stock')
    .values([stock(trousers), stock(later)])
    .execute();
});

const card = { paymentMethodId: 168, paymentState: 'Confirmed' } as const;

async function tell(orderId: string, messageId: string, report: Report) {
  const applied = await applyReport(shop, { orderId, source: 'erp', messageId, report });
  expect(applied.ok).toBe(true);
}

const deny = (orderId: string, messageId: string, ...rows: [number, number][]) =>
  tell(orderId, messageId, {
    kind: 'denial',
    rows: rows.map(([rowNumber, quantity]) => ({ rowNumber, quantity })),
  });

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
  return events.map(({ payload }) => payload as { orderId: string; amount: number; currency: string; key: string });
}

test('denied pieces return to the stock once, except for those that had not been taken from it', async () => {
  const { id } = await anOpenOrder(shop);
  await deny(id, 'm1', [100, 2], [200, 1]);
  await deny(id, 'm1', [100, 2], [200, 1]);
  expect(await onHand()).toEqual([12, 10]);
  await deny(id, 'm2', [100, 1], [200, 1]);
  expect(await onHand()).toEqual([13, 11]);
});

test('pieces that were sent or already denied cannot be denied, and the whole report is refused', async () => {
  const { id } = await anOpenOrder(shop, card);
  await tell(id, 'm1', {
    kind: 'delivery',
    dispatchNumber: 'D1',
    carrier: 'X',
    rows: [
      { rowNumber: 100, quantity: 2 },
      { rowNumber: 200, quantity: 2 },
    ],
  });
  const refused = (rows: { rowNumber: number; quantity: number }[]) =>
    applyReport(shop, { orderId: id, source: 'erp', messageId: 'm2', report: { kind: 'denial', rows } });
  expect(
    await refused([
      { rowNumber: 100, quantity: 1 },
      { rowNumber: 200, quantity: 1 },
    ]),
  ).toEqual({ ok: false, refusal: { code: 'denied-too-many', rows: '200' } });
  expect(await refused([{ rowNumber: 100, quantity: 2 }])).toMatchObject({ ok: false });
  expect(await onHand()).toEqual([10, 10]);
  expect(await refunds()).toEqual([]);
  await deny(id, 'm2', [100, 1]);
  expect(await onHand()).toEqual([11, 10]);
  expect(await refunds()).toMatchObject([{ amount: 4167 }]);
  expect(
    await applyReport(shop, {
      orderId: id,
      source: 'erp',
      messageId: 'm3',
      report: { kind: 'denial', rows: [{ rowNumber: 100, quantity: 1 }] },
    }),
  ).toMatchObject({ ok: false, refusal: { code: 'denied-too-many' } });
});

test('a card payment is refunded in parts that add up to the full amount with freight', async () => {
  const { id } = await anOpenOrder(shop, card);
  await deny(id, 'm1', [100, 1]);
  await deny(id, 'm1', [100, 1]);
  await deny(id, 'm2', [200, 1]);
  await deny(id, 'm3', [100, 2], [200, 1]);
  const due = await refunds();
  expect(due.map(({ amount, key }) => [amount, key])).toEqual([
    [4167, 'denial-erp-m1'],
    [4859, 'denial-erp-m2'],
    [openOrderPayable - 4167 - 4859, 'denial-erp-m3'],
  ]);
});

test('denied pieces on account are neither refunded nor billed', async () => {
  const { id } = await anOpenOrder(shop);
  await deny(id, 'm1', [100, 3]);
  expect(await refunds()).toEqual([]);
  await tell(id, 'm2', { kind: 'invoice', rows: [{ rowNumber: 100, quantity: 3 }] });
  expect(await findInvoices(shop.db, [id])).toEqual([]);
});

test('pieces that were billed before they were denied are credited', async () => {
  const { id } = await anOpenOrder(shop);
  const rows = [
    { rowNumber: 100, quantity: 3 },
    { rowNumber: 200, quantity: 2 },
  ];
  await tell(id, 'm1', { kind: 'invoice', rows });
  await tell(id, 'm2', { kind: 'denial', rows });
  const [credit, invoice] = (await findInvoices(shop.db, [id])).toSorted((a, b) => (a.kind < b.kind ? -1 : 1));
  expect(invoice).toMatchObject({ number: 'SE100001', payable: { amount: openOrderPayable } });
  expect(credit).toMatchObject({
    number: 'SEC100001',
    creditsNumber: 'SE100001',
    payable: { amount: -openOrderPayable },
  });
});

test('a refund goes through the provider that took the payment, and not before the capture', async () => {
  const { id } = await anOpenOrder(shop, card);
  await deny(id, 'm1', [100, 1]);
  const [payload] = await refunds();
  const asked: unknown[] = [];
  const provider = {
    ...shop.payment,
    refund: async (charge: unknown) => {
      asked.push(charge);
      return { reference: 'R1' };
    },
  };
  const refund = () => refundOrder({ db: shop.db, payment: provider }, { payload });
  await refund();
  expect(asked).toEqual([]);
  const paid = {
    order_id: id,
    provider: 'simulator',
    kind: 'card',
    amount: 1,
    currency: 'SEK',
    reference: 'P1',
  } as const;
  await shop.db.insertInto('payment').values(paid).execute();
  await expect(refund()).rejects.toThrow('not captured yet');
  await shop.db.updateTable('payment').set({ captured_at: shop.clock.now() }).execute();
  await refund();
  expect(asked).toEqual([{ reference: 'P1', amount: { amount: 4167, currency: 'SEK' }, key: 'denial-erp-m1' }]);
});
