import { expect, test } from 'vitest';
import { searchedWords } from './searched-words.ts';

test.each([
  ['  Vinter\tJacka ', 'vinter jacka'],
  ['11201520', '11201520'],
  ['EN 20471', 'en 20471'],
  ['', undefined],
  ['kim@home.example', undefined],
  ['+46 70 123 45 67', undefined],
  ['070-123 45 67 89', undefined],
  ['19800101-1234', undefined],
  ['https://x.example', undefined],
  ['x'.repeat(61), undefined],
])('%j is counted as %j', (text, words) => {
  expect(searchedWords(text, 'sv')).toBe(words);
});
