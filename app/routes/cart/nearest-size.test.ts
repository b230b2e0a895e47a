import { expect, test } from 'vitest';
import { nearestSize } from './nearest-size.ts';

const size = (code: string, onHandValue = 5) => ({ code, onHandValue });

test.each([
  ['the next in number', [size('C44'), size('C48'), size('C56')], 'C50', 'C48'],
  ['the smaller of two that are as near', [size('C48'), size('C52')], 'C50', 'C48'],
  ['one that is there before one that is nearer', [size('C48', 0), size('C56')], 'C50', 'C56'],
  ['the nearest of all where none is there', [size('C44', 0), size('C48', 0)], 'C50', 'C48'],
  ['the first where sizes are letters', [size('S'), size('M')], 'XXL', 'S'],
])('%s', (_, sizes, worn, expected) => expect(nearestSize(sizes, worn)?.code).toBe(expected));

test('a colour without sizes gives none', () => expect(nearestSize([], 'M')).toBeUndefined());
