import { expect, test } from 'vitest';
import { idleDropIn, nextDropIn } from './drop-in-state.ts';

test('Y03 the button is locked during a payment, and enabled again with the error shown', () => {
  const paying = nextDropIn(idleDropIn, { kind: 'pay' });
  expect(paying).toEqual({ isPaying: true, problem: undefined });
  const failed = nextDropIn(paying, { kind: 'fail', words: 'Try again' });
  expect(failed).toEqual({ isPaying: false, problem: 'Try again' });
  expect(nextDropIn(failed, { kind: 'pay' })).toEqual({ isPaying: true, problem: undefined });
});
