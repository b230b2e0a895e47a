import { expect, test } from 'vitest';
import { money } from '#core/money.ts';
import { outcomeOfDetails, outcomeOfSession } from './adyen-outcome.ts';

const paid = { pspReference: 'P1', resultCode: 'Authorised', amount: { currency: 'ISK', value: 279_000 } };
const authorised = { kind: 'authorised', reference: 'P1', amount: money(2790, 'ISK') };

test.each([
  ['completed', authorised],
  ['paymentPending', { kind: 'pending' }],
  ['active', { kind: 'refused' }],
  ['refused', { kind: 'refused' }],
  ['canceled', { kind: 'cancelled' }],
  ['expired', { kind: 'expired' }],
  ['something new', { kind: 'unknown' }],
])('a session that is %s', (status, outcome) => {
  expect(outcomeOfSession({ reference: 'order', status, payments: [paid] }, 'order')).toEqual(outcome);
});

test.each([
  ['Authorised', authorised],
  ['Refused', { kind: 'refused' }],
  ['Cancelled', { kind: 'cancelled' }],
  ['Error', { kind: 'error' }],
  ['Pending', { kind: 'pending' }],
  ['Received', { kind: 'pending' }],
  ['PresentToShopper', { kind: 'pending' }],
  ['ChallengeShopper', { kind: 'unknown' }],
  ['PartiallyAuthorised', { kind: 'unknown' }],
])('a result %s', (resultCode, outcome) => {
  expect(outcomeOfDetails({ ...paid, resultCode, merchantReference: 'order' }, 'order')).toEqual(outcome);
});

test('a payment for another order does not affect this one', () => {
  expect(outcomeOfDetails({ ...paid, merchantReference: 'cheaper' }, 'order')).toEqual({ kind: 'unknown' });
  expect(outcomeOfSession({ reference: 'cheaper', status: 'completed', payments: [paid] }, 'order')).toEqual({
    kind: 'unknown',
  });
});

test('without a reference or amount nothing counts as paid', () => {
  const session = (payment: object) =>
    outcomeOfSession({ reference: 'order', status: 'completed', payments: [payment] }, 'order');
  expect(session({ ...paid, amount: null })).toEqual({ kind: 'unknown' });
  expect(session({ ...paid, pspReference: '' })).toEqual({ kind: 'unknown' });
  expect(session({ ...paid, resultCode: 'Refused' })).toEqual({ kind: 'unknown' });
  expect(outcomeOfSession({ reference: 'order', status: 'completed' }, 'order')).toEqual({ kind: 'unknown' });
});
