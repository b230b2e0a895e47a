import { expect, test } from 'vitest';
import { pictureIn, shareOf } from './zoom-place.ts';

test('a picture is fully shown and centred in its box', () => {
  expect(pictureIn({ width: 1000, height: 500 })).toEqual({ left: 300, top: 0, width: 400, height: 500 });
  expect(pictureIn({ width: 400, height: 900 })).toEqual({ left: 0, top: 200, width: 400, height: 500 });
});

test('a point is mapped to the picture, and outside of it to its nearest edge', () => {
  const box = { width: 1000, height: 500 };
  expect(shareOf(box, 400, 125)).toEqual({ x: 0.25, y: 0.25 });
  expect(shareOf(box, 20, 480)).toEqual({ x: 0, y: 0.96 });
  expect(shareOf(box, 990, 0)).toEqual({ x: 1, y: 0 });
});
