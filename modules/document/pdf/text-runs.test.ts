import { expect, test } from 'vitest';
import { runsOf, wrap } from './text-runs.ts';

test('a text is cut where the other font file has its letters, and nothing gets lost', () => {
  expect(runsOf('Šī “€ł')).toEqual([
    { isExtended: true, text: 'Šī' },
    { isExtended: false, text: ' “€' },
    { isExtended: true, text: 'ł' },
  ]);
  expect(runsOf('')).toEqual([]);
});

test('letters with their accent written apart are put together', () => {
  expect(runsOf('c\u030c')).toEqual([{ isExtended: true, text: 'č' }]);
});

test('lines are as long as there is room, and a word that is longer stands alone', () => {
  const widthOf = (text: string) => text.length;
  expect(wrap('one two three', 7, widthOf)).toEqual(['one two', 'three']);
  expect(wrap('a verylongword b', 6, widthOf)).toEqual(['a', 'verylongword', 'b']);
  expect(wrap('', 6, widthOf)).toEqual([]);
});
