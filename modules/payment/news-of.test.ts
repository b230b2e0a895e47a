import { expect, test } from 'vitest';
import { money } from '#core/money.ts';
import { newsOf } from './news-of.ts';
import type { Notification } from './provider.ts';

const amount = money(1130, 'EUR');
const told = (facts: Partial<Notification>): Notification => ({
  eventCode: 'AUTHORISATION',
  reference: 'A1',
  originalReference: undefined,
  orderId: 'order',
  success: true,
  amount,
  raw: {},
  ...facts,
});

test('a successful authorisation has its reference and amount', () => {
  expect(newsOf(told({}))).toEqual({ kind: 'authorised', reference: 'A1', amount });
});

test.each([
  [{ success: false, raw: { reason: 'Refused' } }, 'refused'],
  [{ success: false, raw: {} }, 'refused'],
  [{ success: false, raw: { reason: 'Cancelled by the shopper' } }, 'cancelled'],
  [{ eventCode: 'PENDING' }, 'pending'],
  [{ eventCode: 'OFFER_CLOSED' }, 'expired'],
])('%j is news: %s', (facts, kind) => {
  expect(newsOf(told(facts))).toEqual({ kind });
});

test.each(['CAPTURE', 'CANCELLATION', 'REFUND', 'CHARGEBACK', 'REPORT_AVAILABLE', 'EXPIRE'])(
  '%s does not change whether an order is paid',
  (eventCode) => {
    for (const success of [true, false]) expect(newsOf(told({ eventCode, success }))).toBeUndefined();
  },
);
