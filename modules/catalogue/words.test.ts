import { expect, test } from 'vitest';
import { spokenIn, wordsIn } from './words.ts';

test.each([
  [{ sv: 'byxa', fi: 'housut', en: 'trousers' }, 'byxa'],
  [{ fi: 'housut', en: 'trousers', de: 'Hose' }, 'housut'],
  [{ de: 'Hose', en: 'trousers' }, 'trousers'],
  [{ de: 'Hose' }, 'Hose'],
  [{}, undefined],
])('for %o a Swedish-speaking visitor in Finland gets %s', (texts, words) =>
  expect(wordsIn(texts, 'sv', 'fi')).toBe(words),
);

test('data for a market has exactly its languages', () => {
  expect(spokenIn({ fi: 'housut', de: 'Hose' }, ['fi', 'sv'])).toEqual({ fi: 'housut', sv: 'housut' });
  expect(spokenIn({}, ['fi', 'sv'])).toEqual({});
});
