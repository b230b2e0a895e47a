import { expect, test } from 'vitest';
import type { OrderReturn } from '../fulfilment/order-return.ts';
import { isToBeSent } from './return-label.ts';
import { isUnsent, unsentPart } from './unsent-part.ts';

const replacement = { orderId: 'o-2', orderNo: '2' };
const asked = (facts: Partial<OrderReturn>) => ({
  kind: 'return' as const,
  state: 'asked' as const,
  replacement: undefined,
  rows: [{ rowNumber: 100, quantity: 3, reason: 'not-wanted' as const }],
  ...facts,
});
/** An order with this many dispatched and returned pieces. */
const held = (sent: number, returned = 0, reported: 300 | 600 = 300) => ({
  deliveries: sent > 0 ? [{ rows: [{ rowNumber: 100, quantity: sent }] } as never] : [],
  returned: new Map([[100, returned]]),
  exchanged: new Map<number, number>(),
  reported,
});

test.each([
  ['a return waits for staff', asked({}), held(3), false],
  ['an accepted return', asked({ state: 'accepted' }), held(3), true],
  ['a refused return', asked({ state: 'refused' }), held(3), false],
  ['an exchange from the start', asked({ replacement }), held(3), true],
  ['a withdrawal of goods that came', asked({ kind: 'withdrawal' }), held(3), true],
  ['a withdrawal of goods of which one left', asked({ kind: 'withdrawal' }), held(1), true],
  ['a withdrawal before dispatch', asked({ kind: 'withdrawal' }), held(0), false],
  ['a withdrawal of the rest, after the others came back', asked({ kind: 'withdrawal' }), held(2, 2), false],
  ['a withdrawal after delivery by word', asked({ kind: 'withdrawal' }), held(0, 0, 600), true],
  ['an accepted withdrawal: the goods are back', asked({ kind: 'withdrawal', state: 'accepted' }), held(3), false],
])('the buyer should send the goods: %s', (_, one, order, expected) => {
  expect(isToBeSent(order, one)).toBe(expected);
});

test('the pieces of a withdrawal that were not dispatched are cancelled', () => {
  expect(unsentPart(held(1), asked({}))).toEqual([{ rowNumber: 100, quantity: 2 }]);
  expect([isUnsent(held(1), asked({})), isUnsent(held(0), asked({}))]).toEqual([false, true]);
});
