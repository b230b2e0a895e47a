import { expect, test } from 'vitest';
import { runsOf, wrap } from './text-runs.ts';

test('text is split between the font files without losing characters', () => {
  expect(runsOf('Šī “€ł')).toEqual([
    { isExtended: true, text: 'Šī' },
    { isExtended: false, text: ' “€' },
    { isExtended: true, text: 'ł' },
  ]);
  expect(runsOf('')).toEqual([]);
});

test('decomposed letters are composed', () => {
  expect(runsOf('c\u030c')).toEqual([{ isExtended: true, text: 'č' }]);
});

test('lines fill the width, and a longer word gets its own line', () => {
  const widthOf = (text: string) => text.length;
  expect(wrap('one two three', 7, widthOf)).toEqual(['one two', 'three']);
  expect(wrap('a verylongword b', 6, widthOf)).toEqual(['a', 'verylongword', 'b']);
  expect(wrap('', 6, widthOf)).toEqual([]);
});
