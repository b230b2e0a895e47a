import { expect, test } from 'vitest';
import { problemsBesideProof, wordsOfProof } from './proof-words.ts';

test('problems of a proof are the words of its row, each once', () =>
  expect(wordsOfProof([{ code: 'emoji' }, { code: 'letters' }, { code: 'too-wide' }])).toEqual([
    'vasLetters',
    'vasTextTooWide',
  ]));

test('what the proof describes is not said beside it; letters that another typeface lacks are', () => {
  const problems = [
    { code: 'vasCustomerMissing', words: 'a' },
    { code: 'vasLetters', words: 'b' },
    { code: 'vasTextTooLong', words: 'c' },
  ] as const;
  const left = (...codes: Parameters<typeof problemsBesideProof>[1][number]['code'][]) =>
    problemsBesideProof(
      problems,
      codes.map((code) => ({ code })),
    ).map(({ words }) => words);
  expect(left()).toEqual(['a', 'b', 'c']);
  expect(left('line-too-long')).toEqual(['a', 'b']);
  expect(left('line-too-long', 'right-to-left')).toEqual(['a']);
});
