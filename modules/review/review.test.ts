import { expect, test } from 'vitest';
import { shownName } from './review.ts';

test.each([
  ['Kim', 'Nilsson', 'Kim N.'],
  [' Anna Maria ', ' åberg', 'Anna Å.'],
  ['Kim', '', 'Kim'],
  ['', 'Nilsson', 'N.'],
  ['Kim', '𝒩ilsson', 'Kim 𝒩.'],
])('P112 a review shows only a first name and an initial: %s %s', (firstName, lastName, shown) =>
  expect(shownName({ firstName, lastName })).toBe(shown),
);
