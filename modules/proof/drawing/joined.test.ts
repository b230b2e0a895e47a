import { expect, test } from 'vitest';
import { isHalf, joined } from './joined.ts';

test('a half and its mirror image are one outline', () => {
  expect(joined('M0 34L236 58C246 120 262 170 286 250L0 714')).toBe(
    'M0 34L236 58C246 120 262 170 286 250L0 714L-286 250 C-262 170 -246 120 -236 58 L0 34 Z',
  );
});

test('only a part that begins and ends in the middle is a half', () => {
  expect(isHalf('M0 0C70 4 140 4 212 0C24 396 10 384 0 380')).toBe(true);
  expect(isHalf('M0 -48C24 -48 44 -52 60 -58L0 30')).toBe(true);
  expect(isHalf('M0 128L251 128')).toBe(false);
  expect(isHalf('M60 286L176 286')).toBe(false);
  expect(isHalf('M0 586L281 586M0 626L281 626')).toBe(false);
  expect(isHalf('M170 470L226 590L10 20')).toBe(false);
});
