import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { money } from '#core/money.ts';
import { newsOf } from '../news-of.ts';
import { nextPayment, type PaymentNews, type PaymentState } from '../payment-state.ts';
import { type DecisionResult, decidedByBank, decidedByToken, outcomeOf, type SimulatedPayment } from './decisions.ts';

const now = new Date('2026-11-16T08:00:00Z');
const due = money(129_900, 'SEK');
const payment: SimulatedPayment = {
  sessionId: 'CS1',
  orderId: 'order',
  amount: due.amount,
  currency: due.currency,
  kind: 'card',
  returnUrl: 'https://se.yrke.example/sv/checkout/status/external',
  state: 'active',
  reference: 'PSP1',
  expiresAt: new Date('2026-11-16T08:25:00Z'),
};

/** The news from the page, from the return, and from the notifications. */
function newsOfDecision({ state, told }: DecisionResult): PaymentNews[] {
  const outcome = outcomeOf({ ...payment, state }, now);
  if (outcome.kind === 'redirect' || outcome.kind === 'unknown') throw new Error(outcome.kind);
  const notified = told.flatMap(
    ({ eventCode, success, reason = '' }) =>
      newsOf({
        eventCode,
        success,
        reference: 'PSP1',
        originalReference: undefined,
        orderId: 'order',
        amount: due,
        raw: { reason },
      }) ?? [],
  );
  return [outcome, ...notified];
}

test.each<[string, DecisionResult, PaymentState]>([
  ['approve', decidedByBank.approve, 'Confirmed'],
  ['approve-untidy', decidedByToken['approve-untidy'], 'Confirmed'],
  ['pending', decidedByBank.pending, 'Confirmed'],
  ['refuse', decidedByBank.refuse, 'Failed'],
  ['cancel', decidedByBank.cancel, 'Cancelled'],
])('Y06 %s: page, return and notifications end in the same state in any order and number', (_, decided, end) => {
  const news = newsOfDecision(decided);
  const all = [...news, ...news, ...news];
  fc.assert(
    fc.property(fc.shuffledSubarray(all, { minLength: all.length }), (order) => {
      let state: PaymentState = 'Pending';
      let held: string | undefined;
      for (const each of order) {
        const next = nextPayment(state, each, due, held);
        expect(next.voids).toBe(false);
        state = next.state;
        held = state === 'Confirmed' ? 'PSP1' : undefined;
      }
      expect(state).toBe(end);
    }),
  );
});

test('a session without a result is unknown, then expired; a challenge is repeated', () => {
  const later = payment.expiresAt;
  expect(outcomeOf(payment, now)).toEqual({ kind: 'unknown' });
  expect(outcomeOf(payment, later)).toEqual({ kind: 'expired' });
  expect(outcomeOf({ ...payment, state: 'challenge' }, now)).toEqual({
    kind: 'redirect',
    url: 'https://se.yrke.example/sv/payment-simulator/CS1',
    method: 'GET',
    fields: {},
  });
  expect(outcomeOf({ ...payment, state: 'challenge' }, later)).toEqual({ kind: 'expired' });
});

test.each(['captured', 'refunded'] as const)('a %s payment was paid', (state) => {
  expect(outcomeOf({ ...payment, state }, now)).toEqual({ kind: 'authorised', reference: 'PSP1', amount: due });
});

test('a voided payment is cancelled', () => {
  expect(outcomeOf({ ...payment, state: 'voided' }, now)).toEqual({ kind: 'cancelled' });
});
