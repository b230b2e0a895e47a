import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { roles } from '#modules/auth/roles.ts';
import { anOpenOrder, openOrderPayable } from '#tests/build/fulfilment.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { leftOf } from '../invoice/invoice-left.ts';
import { findInvoices } from '../invoice/invoice-store.server.ts';
import type { RowPieces } from '../order/pieces.ts';
import { decideReturn } from '../returns/decide-return.server.ts';
import { applyReport } from './apply-report.server.ts';
import { readHeld } from './hold-order.server.ts';
import { markOverdue } from './mark-overdue.server.ts';
import { movesOf } from './moves.ts';
import type { Report } from './reports/report.ts';
import { insertReturn } from './return-store.server.ts';

let shop: TestShop;
const staff = aVisit({ claims: someClaims({ storm_role: roles.internal }) });
const day = 24 * 60 * 60_000;
const pieces = (rowNumber: number, quantity: number): RowPieces => ({ rowNumber, quantity });
const all = [pieces(100, 3), pieces(200, 2)];

beforeEach(async () => {
  shop = await openTestShop();
});

async function tell(orderId: string, report: Report) {
  const told = await applyReport(shop, { orderId, source: 'erp', messageId: randomUUID(), report });
  expect(told).toMatchObject({ ok: true });
}

const deliver = (orderId: string, ...rows: RowPieces[]) =>
  tell(orderId, { kind: 'delivery', dispatchNumber: randomUUID(), carrier: 'X', rows });

const bill = (orderId: string, ...rows: RowPieces[]) => tell(orderId, { kind: 'invoice', rows });

async function sendBack(orderId: string, ...rows: RowPieces[]) {
  const id = randomUUID();
  const asked = rows.map((row) => ({ ...row, reason: 'too-small' as const }));
  await insertReturn(shop.db, { id, orderId, rows: asked, comment: '', askedAt: shop.clock.now(), askedBy: undefined });
  expect(await decideReturn(shop, staff, { returnId: id, state: 'accepted', answer: '' })).toMatchObject({ ok: true });
}

async function papers(orderId: string) {
  const found = await findInvoices(shop.db, [orderId]);
  return found
    .map((one) => [one.number, one.payable.amount, one.creditsNumber ?? leftOf(one).amount] as const)
    .toSorted(([a], [b]) => a.localeCompare(b));
}

test('an invoice that was credited in full is settled: it needs no payment and is never overdue', async () => {
  const { id } = await anOpenOrder(shop);
  await deliver(id, ...all);
  await bill(id, ...all);
  await sendBack(id, ...all);
  expect(await papers(id)).toEqual([
    ['SE100001', openOrderPayable, 0],
    ['SEC100001', -openOrderPayable, 'SE100001'],
  ]);
  const held = await readHeld(shop.db, id);
  expect(held && movesOf(held, shop.clock.now())).not.toContain('pay');
  shop.clock.moveBy(40 * day);
  expect(await markOverdue(shop)).toBe(0);
});

test('after a partial credit, the rest of the invoice is due until it is paid', async () => {
  const { id } = await anOpenOrder(shop);
  await deliver(id, ...all);
  await bill(id, ...all);
  await sendBack(id, pieces(100, 1));
  expect(await papers(id)).toEqual([
    ['SE100001', openOrderPayable, openOrderPayable - 4167],
    ['SEC100001', -4167, 'SE100001'],
  ]);
  shop.clock.moveBy(40 * day);
  expect(await markOverdue(shop)).toBe(1);
  await tell(id, { kind: 'payment', invoiceNumber: 'SE100001' });
  expect((await papers(id))[0]).toEqual(['SE100001', openOrderPayable, 0]);
});

test('pieces that were billed before they were denied leave nothing to pay', async () => {
  const { id } = await anOpenOrder(shop);
  await bill(id, ...all);
  await tell(id, { kind: 'denial', rows: all });
  expect((await papers(id))[0]).toEqual(['SE100001', openOrderPayable, 0]);
});

test('a credit note names the invoice that billed the row', async () => {
  const { id } = await anOpenOrder(shop);
  await deliver(id, ...all);
  await bill(id, pieces(100, 3));
  await bill(id, pieces(200, 2));
  await sendBack(id, pieces(100, 3));
  expect(await papers(id)).toEqual([
    ['SE100001', 12_501 + 6_125, 6_125],
    ['SE100002', 9_719, 9_719],
    ['SEC100001', -12_501, 'SE100001'],
  ]);
});

test('a credit over several invoices is one note for each, the newest first, and settles them to the last minor unit', async () => {
  const { id } = await anOpenOrder(shop);
  await deliver(id, ...all);
  await bill(id, pieces(100, 1), pieces(200, 1));
  await bill(id, pieces(100, 1));
  await bill(id, pieces(100, 1), pieces(200, 1));
  await sendBack(id, pieces(100, 2));
  const [first, second, third] = await papers(id);
  expect([first?.[2], second?.[2], third?.[2]]).toEqual([first?.[1], 0, 4859]);
  await bill(id, ...all);
  await sendBack(id, pieces(100, 1), pieces(200, 2));
  const open = (await papers(id)).slice(0, 3).map(([, , left]) => left);
  expect(open).toEqual([0, 0, 0]);
});

test('in production a trial order takes no number of the real invoices', async () => {
  const production = { ...shop, env: { ...shop.env, APP_ENV: 'production' } } as TestShop;
  const billed = async (isTestOrder: boolean) => {
    const { id } = await anOpenOrder(shop, { isTestOrder });
    await deliver(id, ...all);
    const report = { kind: 'invoice', rows: all } as const;
    await applyReport(production, { orderId: id, source: 'erp', messageId: randomUUID(), report });
    return (await papers(id)).map(([number]) => number);
  };
  expect([await billed(false), await billed(true), await billed(true), await billed(false)]).toEqual([
    ['SE100001'],
    ['TEST-SE100001'],
    ['TEST-SE100002'],
    ['SE100002'],
  ]);
});
