import { expect, test } from 'vitest';
import { isAboutToExpire, isExpired, isSignedIn } from './session-state.ts';

const now = new Date('2026-11-16T08:00:00Z');
const at = now.getTime() / 1000;

test('A08 a token is expired when absent or when its end is not in the future', () => {
  expect(isExpired(undefined, now)).toBe(true);
  expect(isExpired({ exp: at - 1 }, now)).toBe(true);
  expect(isExpired({ exp: at }, now)).toBe(true);
  expect(isExpired({ exp: at + 1 }, now)).toBe(false);
});

test('A06 a token is about to expire in its last 60 seconds', () => {
  expect(isAboutToExpire(undefined, now)).toBe(true);
  expect(isAboutToExpire({ exp: at + 60 }, now)).toBe(true);
  expect(isAboutToExpire({ exp: at + 61 }, now)).toBe(false);
});

test('A09 signed in means a customer in the claims of an authorised session', () => {
  expect(isSignedIn(undefined, true)).toBe(false);
  expect(isSignedIn({}, true)).toBe(false);
  expect(isSignedIn({ customer_id: 7 }, false)).toBe(false);
  expect(isSignedIn({ customer_id: 7 }, true)).toBe(true);
});
