import { expect, test } from 'vitest';
import { written } from './glyphs.ts';

test('a text is centred at its point', () => {
  expect(written('P', 24, 24, 8)).toContain('translate(21.5 20)');
  expect(written('40', 24, 24, 8)).toContain('translate(17.9 20)');
});

test('every character of the symbols has a drawing', () =>
  expect(written('03456789PFW', 0, 0, 8).match(/ d="M/g)).toHaveLength(11));
