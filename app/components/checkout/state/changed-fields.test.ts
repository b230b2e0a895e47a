import { expect, test } from 'vitest';
import { changedSince, withChanged } from './changed-fields.ts';

test('a field that is changed has no old problem, until an answer that knows of the change', () => {
  const ticked = withChanged(new Map(), 'acceptTerms', 1);
  expect(ticked.has('acceptTerms')).toBe(true);
  const typed = withChanged(ticked, 'email', 2);
  const answered = changedSince(typed, 1);
  expect([answered.has('acceptTerms'), answered.has('email')]).toEqual([false, true]);
});

test('a kept address changes all its fields, a method what it needs', () => {
  expect(withChanged(new Map(), 'savedAddress', 1).has('deliveryZip')).toBe(true);
  expect(withChanged(new Map(), 'deliveryMethod', 1).has('servicePointId')).toBe(true);
  expect(withChanged(new Map(), 'email', 1).has('deliveryZip')).toBe(false);
});
