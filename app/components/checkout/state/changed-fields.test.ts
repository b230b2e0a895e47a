import { expect, test } from 'vitest';
import { changedSince, withChanged } from './changed-fields.ts';

test('a changed field has no old problem, until a response that includes the change', () => {
  const ticked = withChanged(new Map(), 'acceptTerms', 1);
  expect(ticked.has('acceptTerms')).toBe(true);
  const typed = withChanged(ticked, 'email', 2);
  const answered = changedSince(typed, 1);
  expect([answered.has('acceptTerms'), answered.has('email')]).toEqual([false, true]);
});

test('keeping an address changes all its fields, choosing a method the fields that it needs', () => {
  expect(withChanged(new Map(), 'savedAddress', 1).has('deliveryZip')).toBe(true);
  expect(withChanged(new Map(), 'deliveryMethod', 1).has('servicePointId')).toBe(true);
  expect(withChanged(new Map(), 'email', 1).has('deliveryZip')).toBe(false);
});
