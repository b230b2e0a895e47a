import { expect, test } from 'vitest';
import { statusPageOf } from './status-page.ts';

type Facts = Parameters<typeof statusPageOf>[0];
const ordinary: Facts = { kind: 'ordinary', paymentState: 'Confirmed', paymentMethodId: 168 };

test.each<[string, Partial<Facts>, boolean?]>([
  ['confirmed', {}],
  ['failed', { paymentState: 'Failed' }],
  ['canceled', { paymentState: 'Cancelled' }],
  ['external', { paymentState: 'Pending' }],
  ['pending', { paymentState: 'Pending' }, true],
  ['confirmed', { paymentState: 'Default', paymentMethodId: 169 }],
  ['external', { paymentState: 'Default', paymentMethodId: 171 }],
  ['pending', { kind: 'approval', paymentState: 'Default', paymentMethodId: 169 }],
  ['confirmed', { kind: 'approval', paymentState: 'Default', paymentMethodId: 169, placedAt: new Date() }],
  ['canceled', { kind: 'approval', paymentState: 'Default', paymentMethodId: 169, givenUpAt: new Date() }],
  ['punchout/confirmed', { kind: 'punch-out', paymentState: 'Default', paymentMethodId: 169 }],
])('O28 %s: %j', (page, facts, isBankSlow = false) => {
  expect(statusPageOf({ ...ordinary, ...facts }, isBankSlow)).toBe(page);
});

test('Y07 an order that is paid outside the shop ends on checkout/status/external', () => {
  const external: Facts = { kind: 'ordinary', paymentState: 'Default', paymentMethodId: 171 };
  expect(statusPageOf(external, false)).toBe('external');
});
