import { expect, test } from 'vitest';
import { failureOf, fractionOf, isOver } from './bulk-job.ts';

test.each([
  ['waiting', undefined, 0, undefined],
  ['running', undefined, 700, undefined],
  ['running', 0, 0, undefined],
  ['running', 2000, 500, 0.25],
  ['running', 2000, 2500, 1],
  ['failed', 2000, 500, 0.25],
  ['done', undefined, 700, 1],
] as const)('%s with a total of %s and %s done has the fraction %s', (state, total, done, fraction) => {
  expect(fractionOf({ state, total, done })).toBe(fraction);
});

test.each([
  ['waiting', false],
  ['running', false],
  ['done', true],
  ['failed', true],
  ['cancelled', true],
] as const)('%s is finished: %s', (state, over) => expect(isOver({ state })).toBe(over));

test.each([
  [undefined, undefined],
  ['not-allowed', 'not-allowed'],
  ['abandoned', 'abandoned'],
  ['Error: connect ECONNREFUSED', 'error'],
])('the failure %s is shown on screens as %s', (failure, told) => {
  expect(failureOf({ failure })).toBe(told);
});
