import { expect, test } from 'vitest';
import { cardMethod, defaultMethodFor, paymentKindOf, paymentMethodsFor } from './payment-method.ts';

const idsFor = (...asked: Parameters<typeof paymentMethodsFor>) =>
  paymentMethodsFor(...asked).map(({ paymentMethodId }) => paymentMethodId);

test('Y01 the card is method 168 and the default of consumers', () => {
  expect(cardMethod).toEqual({ paymentMethodId: 168, code: 'c card', kind: 'card', active: true });
  expect(defaultMethodFor('consumer')).toBe(cardMethod);
});

test('companies pay on account by default', () => {
  expect(defaultMethodFor('company').paymentMethodId).toBe(169);
  expect(idsFor('company', { others: false })).toEqual([169, 168, 171]);
});

test('Y05 consumers get other methods only if the flag is on', () => {
  expect(idsFor('consumer', { others: false })).toEqual([168]);
  expect(idsFor('consumer', { others: true })).toEqual([168, 170, 171]);
});

test('the kind of each method', () => {
  expect([168, 169, 170, 171, 999].map(paymentKindOf)).toEqual(['card', 'account', 'redirect', 'external', undefined]);
});
