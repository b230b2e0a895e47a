import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { money } from '#core/money.ts';
import { nextPayment, type PaymentNews, type PaymentState, paymentStates } from './payment-state.ts';

const due = money(129_900, 'SEK');
const paid: PaymentNews = { kind: 'authorised', reference: 'A1', amount: due };
const tooLittle: PaymentNews = { kind: 'authorised', reference: 'A1', amount: money(129_899, 'SEK') };
const otherCurrency: PaymentNews = { kind: 'authorised', reference: 'A1', amount: money(129_900, 'NOK') };

test('Y04 a payment is in one of five states, Cancelled with two l', () => {
  expect(paymentStates).toEqual(['Default', 'Pending', 'Confirmed', 'Cancelled', 'Failed']);
});

describe('transitions', () => {
  const cases: readonly [PaymentState, PaymentNews | PaymentNews['kind'], PaymentState, boolean][] = [
    ['Pending', paid, 'Confirmed', false],
    ['Pending', tooLittle, 'Failed', true],
    ['Pending', otherCurrency, 'Failed', true],
    ['Pending', 'refused', 'Failed', false],
    ['Pending', 'cancelled', 'Cancelled', false],
    ['Pending', 'error', 'Pending', false],
    ['Pending', 'pending', 'Pending', false],
    ['Pending', 'expired', 'Cancelled', false],
    ['Confirmed', paid, 'Confirmed', false],
    ['Confirmed', tooLittle, 'Confirmed', false],
    ['Confirmed', { kind: 'authorised', reference: 'A2', amount: due }, 'Confirmed', true],
    ['Failed', paid, 'Failed', true],
    ['Failed', tooLittle, 'Failed', true],
    ['Cancelled', paid, 'Cancelled', true],
    ['Cancelled', tooLittle, 'Cancelled', true],
    ['Default', paid, 'Default', true],
    ...(['Default', 'Confirmed', 'Failed', 'Cancelled'] as const).flatMap((now) =>
      (['refused', 'cancelled', 'error', 'pending', 'expired'] as const).map(
        (kind) => [now, kind, now, false] satisfies [PaymentState, PaymentNews['kind'], PaymentState, boolean],
      ),
    ),
  ];
  test.each(cases)('%s, then %j: %s, voids %s', (now, news, state, voids) => {
    const told = typeof news === 'string' ? ({ kind: news } as PaymentNews) : news;
    expect(nextPayment(now, told, due, now === 'Confirmed' ? 'A1' : undefined)).toEqual({ state, voids });
  });
});

test('page, return and notifications end in the same state in any order and number', () => {
  const told = fc.constantFrom<PaymentNews>(paid, { kind: 'pending' }, { kind: 'error' });
  fc.assert(
    fc.property(fc.array(told), fc.array(told), (before, after) => {
      let state: PaymentState = 'Pending';
      let held: string | undefined;
      for (const news of [...before, paid, ...after]) {
        const next = nextPayment(state, news, due, held);
        expect(next.voids).toBe(false);
        state = next.state;
        held = state === 'Confirmed' ? 'A1' : undefined;
      }
      expect(state).toBe('Confirmed');
    }),
  );
});

test('payments after the end are voided each time', () => {
  const news = fc.constantFrom<PaymentNews>(
    paid,
    tooLittle,
    { kind: 'refused' },
    { kind: 'cancelled' },
    { kind: 'expired' },
  );
  const ends = fc.constantFrom<PaymentNews>({ kind: 'refused' }, { kind: 'cancelled' }, { kind: 'expired' });
  fc.assert(
    fc.property(ends, fc.array(news), (end, later) => {
      const { state } = nextPayment('Pending', end, due);
      for (const each of later)
        expect(nextPayment(state, each, due)).toEqual({ state, voids: each.kind === 'authorised' });
    }),
  );
});
