import { expect, test } from 'vitest';
import { anOpenOrder } from '#tests/build/fulfilment.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';
import { applyReport } from './apply-report.server.ts';
import { findInvoices } from './invoice-store.server.ts';
import { markOverdue } from './mark-overdue.server.ts';
import type { Report } from './report.ts';

const day = 24 * 60 * 60_000;

test('an order is overdue from the day after it was to be paid, told once, until it is paid', async () => {
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
