import { expect, test } from 'vitest';
import { aDelivery } from '#tests/build/history.ts';
import { anOrder, anOrderRow } from '#tests/build/order.ts';
import type { OrderReturn } from '../fulfilment/order-return.ts';
import type { Order } from '../order/order.ts';
import { returnableOf } from './returnable.ts';

const rows = [
  anOrderRow({ rowNumber: 100, quantity: 3 }),
  anOrderRow({ rowNumber: 200, quantity: 2, type: 'ExternalArticle' }),
  anOrderRow({ rowNumber: 300, type: 'FreightArticle' }),
];
const order: Order = { ...anOrder({ rows }).order, orderNo: '1', givenUpAt: undefined };
const denied = new Map<number, number>();
const sent = (...pieces: [number, number][]) => [
  aDelivery(order.id, { rows: pieces.map(([rowNumber, quantity]) => ({ rowNumber, quantity })) }),
];
const asked = (rowNumber: number, quantity: number, state: OrderReturn['state'] = 'asked') => ({
  state,
  rows: [{ rowNumber, quantity, reason: 'too-small' as const }],
});

test('only delivered goods can be sent back, and never the freight', () => {
  expect(returnableOf({ order, denied, deliveries: [] }, [])).toEqual([]);
  expect(returnableOf({ order, denied, deliveries: sent([100, 2], [200, 2], [300, 1]) }, [])).toEqual([
    { rowNumber: 100, quantity: 2 },
    { rowNumber: 200, quantity: 2 },
  ]);
});

test('requested or accepted returns cannot be requested again; refused ones can', () => {
  const deliveries = sent([100, 3]);
  const left = (...returns: ReturnType<typeof asked>[]) =>
    returnableOf({ order, denied, deliveries }, returns)[0]?.quantity;
  expect(left(asked(100, 1), asked(100, 1, 'accepted'))).toBe(1);
  expect(left(asked(100, 1), asked(100, 2, 'refused'))).toBe(2);
  expect(left(asked(100, 3))).toBeUndefined();
});

test('no more than was ordered, and no denied pieces, can be returned, whatever was sent', () => {
  expect(returnableOf({ order, denied, deliveries: sent([100, 9]) }, [])).toEqual([{ rowNumber: 100, quantity: 3 }]);
  const some = new Map([[100, 2]]);
  expect(returnableOf({ order, denied: some, deliveries: sent([100, 3]) }, [])).toEqual([
    { rowNumber: 100, quantity: 1 },
  ]);
});
