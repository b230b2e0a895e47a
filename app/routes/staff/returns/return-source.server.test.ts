import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { roles } from '#modules/auth/roles.ts';
import { applyReport } from '#modules/fulfilment/apply-report.server.ts';
import type { Report } from '#modules/fulfilment/reports/report.ts';
import { sealOrder } from '#modules/order/order-link.server.ts';
import { askReturn } from '#modules/returns/ask-return.server.ts';
import { readStaffReturn } from '#modules/returns/list-staff-returns.server.ts';
import { aVisitor } from '#tests/build/buyers.ts';
import { anOpenOrder } from '#tests/build/fulfilment.ts';
import { goods, largerTrousers } from '#tests/build/goods.ts';
import { someClaims } from '#tests/build/visit.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { toStaffReturn } from './return-source.server.ts';

let shop: TestShop;
const staff = aVisitor({ claims: someClaims({ storm_role: roles.internal }) });
const all = [
  { rowNumber: 100, quantity: 3 },
  { rowNumber: 200, quantity: 2 },
];

beforeEach(async () => {
  shop = await openTestShop();
  await bringFeed(shop, [...goods, { kind: 'stock', sku: largerTrousers, quantity: 2 }]);
});

const report = async (orderId: string, messageId: string, what: Report) =>
  expect(await applyReport(shop, { orderId, source: 'erp', messageId, report: what })).toMatchObject({ ok: true });

async function exchanged() {
  const { id } = await anOpenOrder(shop, { paymentMethodId: 168, paymentState: 'Confirmed' });
  const parcel = { dispatchNumber: 'D-1', carrier: 'X', dispatchedAt: shop.clock.now() };
  await report(id, 'sent', { kind: 'delivery', ...parcel, rows: all });
  const rows = [{ rowNumber: 100, quantity: 2, reason: 'too-small', exchangeSku: largerTrousers }] as const;
  const way = { link: sealOrder(shop.env, id) };
  const asked = await askReturn(shop, aVisitor(), { way, id: randomUUID(), rows, comment: '' });
  if (!asked.ok) throw new Error(asked.refusal.code);
  return asked.value;
}

async function shown(id: string) {
  const read = await readStaffReturn(shop, staff, { id });
  if (!read.ok) throw new Error(read.refusal.code);
  return toStaffReturn(shop, staff, read.value);
}

test('staff read what accepting an exchange pays back: nothing, or the pieces of which the replacement was denied', async () => {
  const { id, replacement } = await exchanged();
  const deny = (messageId: string) =>
    report(replacement?.orderId ?? '', messageId, { kind: 'denial', rows: [{ rowNumber: 100, quantity: 1 }] });
  expect(await shown(id)).toMatchObject({ isPaidBack: false, isReplaced: true });
  await deny('first');
  expect(await shown(id)).toMatchObject({ isPaidBack: true, isReplaced: true, worth: expect.stringContaining('41') });
  await deny('second');
  expect(await shown(id)).toMatchObject({ isPaidBack: true, isReplaced: false, worth: expect.stringContaining('83') });
});
