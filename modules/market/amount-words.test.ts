import { expect, test } from 'vitest';
import { createPackedWords, type UnitSay } from './amount-words.ts';

const say: UnitSay = (key, facts) => `${facts?.['packs']} ${key} of ${facts?.['count']}`;
const words = createPackedWords(say, (quantity, soldBy) => `${quantity} ${soldBy}`);

test('a quantity names its packs where the article is sold in packs', () => {
  expect(words(24, 'PR', 12)).toBe('24 PR (2 packs of 12)');
  expect(words(12, 'PR', 12)).toBe('12 PR (1 packs of 12)');
  expect(words(5, 'PR', 1)).toBe('5 PR');
});

test('a quantity between two packs names no packs', () => {
  expect(words(13, 'PR', 12)).toBe('13 PR');
});
