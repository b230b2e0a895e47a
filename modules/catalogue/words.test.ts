import { expect, test } from 'vitest';
import { spokenIn, wordsIn } from './words.ts';

test.each([
  [{ sv: 'byxa', fi: 'housut', en: 'trousers' }, 'byxa'],
  [{ fi: 'housut', en: 'trousers', de: 'Hose' }, 'housut'],
  [{ de: 'Hose', en: 'trousers' }, 'trousers'],
  [{ de: 'Hose' }, 'Hose'],
  [{}, undefined],
])('of %o a Swedish-speaking visitor in Finland reads %s', (texts, words) =>
  expect(wordsIn(texts, 'sv', 'fi')).toBe(words),
);

test('what is kept for a market has its languages, all of them and no other', () => {
  expect(spokenIn({ fi: 'housut', de: 'Hose' }, ['fi', 'sv'])).toEqual({ fi: 'housut', sv: 'housut' });
  expect(spokenIn({}, ['fi', 'sv'])).toEqual({});
});
