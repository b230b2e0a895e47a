import { expect, test } from 'vitest';
import { anOpenOrder } from '#tests/build/fulfilment.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';
import { applyReport } from './apply-report.server.ts';
import { readHeld } from './hold-order.server.ts';
import type { Report } from './reports/report.ts';
import { stopWaiting } from './stop-waiting.server.ts';

const day = 24 * 60 * 60_000;
const rows = [
  { rowNumber: 100, quantity: 3 },
  { rowNumber: 200, quantity: 2 },
];
const parcel = { kind: 'delivery', dispatchNumber: 'D-1', carrier: 'Norrfrakt', rows } as const;

async function anOrderThatHears() {
  const shop = await openTestShop();
  const { id } = await anOpenOrder(shop);
  const stateAfter = async (report: Report) => {
    await applyReport(shop, { orderId: id, source: 'erp', messageId: report.kind, report });
    return stateNow();
  };
  const stateNow = async () => (await readHeld(shop.db, id))?.state;
  return { shop, stateAfter, stateNow };
}

test('an order is on its way until its parcels have arrived, billed or not', async () => {
  const { shop, stateAfter, stateNow } = await anOrderThatHears();
  expect(await stateNow()).toBe('received');
  expect(await stateAfter({ kind: 'accepted' })).toBe('confirmed');
  expect(await stateAfter(parcel)).toBe('under-way');
  expect(await stateAfter({ kind: 'invoice', rows })).toBe('under-way');
  expect(await stopWaiting(shop)).toBe(0);
  expect(await stateAfter({ kind: 'arrival', dispatchNumber: 'D-1' })).toBe('delivered');
});

test('after a month a parcel counts as arrived without a report', async () => {
  const { shop, stateAfter, stateNow } = await anOrderThatHears();
  await stateAfter(parcel);
  shop.clock.moveBy(30 * day);
  expect(await stopWaiting(shop)).toBe(0);
  shop.clock.moveBy(1);
  expect(await stopWaiting(shop)).toBe(1);
  expect(await stateNow()).toBe('delivered');
  expect(await stopWaiting(shop)).toBe(0);
});
