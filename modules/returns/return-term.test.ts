import { expect, test } from 'vitest';
import { aDelivery } from '#tests/build/history.ts';
import { anOrder, anOrderRow } from '#tests/build/order.ts';
import type { Delivery } from '../fulfilment/delivery.ts';
import type { HeldOrder } from '../fulfilment/held-order.ts';
import type { Order } from '../order/order.ts';
import { isGuaranteed, isTooLate, lastReturnDay } from './return-term.ts';

const rows = [anOrderRow({ rowNumber: 100, quantity: 3 })];
const order: Order = { ...anOrder({ rows }).order, orderNo: '1', givenUpAt: undefined };
const now = new Date('2026-06-01T12:00:00Z');
const day = (text: string) => new Date(`${text}T12:00:00Z`);
const sent = (facts: Partial<Delivery>) => aDelivery(order.id, { dispatchedAt: day('2026-03-01'), ...facts });
const pieces = (quantity: number) => [{ rowNumber: 100, quantity }];
const held = (...deliveries: Delivery[]): HeldOrder => ({
  order,
  isOpen: true,
  reported: 300,
  state: 'confirmed',
  denied: new Map(),
  returned: new Map(),
  exchanged: new Map(),
  deliveries,
  invoices: [],
});

test('the period runs from the receipt of the last item', () => {
  const first = sent({ rows: pieces(1), arrivedAt: day('2026-03-03') });
  const last = sent({ rows: pieces(2), arrivedAt: day('2026-03-10') });
  expect(lastReturnDay(held(first), 14, now)).toBeUndefined();
  expect(lastReturnDay(held(first, last), 14, now)).toBe('2026-03-24');
  expect(lastReturnDay(held(last, first), 30, now)).toBe('2026-04-09');
});

test('a parcel without a reported arrival counts as received 30 days after dispatch', () => {
  const unreported = held(sent({ rows: pieces(3), arrivedAt: undefined }));
  expect(lastReturnDay(unreported, 14, day('2026-03-31'))).toBe('2026-04-14');
  expect(lastReturnDay(unreported, 14, new Date('2026-03-31T11:59:00Z'))).toBeUndefined();
  expect(isTooLate(unreported, 14, day('2026-04-14'))).toBe(false);
  expect(isTooLate(unreported, 14, day('2026-04-15'))).toBe(true);
});

test('the last day counts in full, by the calendar of the market', () => {
  const all = held(sent({ rows: pieces(3), arrivedAt: day('2026-03-10') }));
  expect(isTooLate(all, 14, new Date('2026-03-24T22:59:00Z'))).toBe(false);
  expect(isTooLate(all, 14, new Date('2026-03-24T23:01:00Z'))).toBe(true);
  expect(isTooLate(held(), 14, day('2027-01-01'))).toBe(false);
});

test('returns for a fault of the shop have no deadline', () => {
  expect((['too-small', 'too-large', 'faulty', 'wrong-article', 'not-wanted'] as const).filter(isGuaranteed)).toEqual([
    'faulty',
    'wrong-article',
  ]);
});
