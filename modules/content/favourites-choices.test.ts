import { expect, test } from 'vitest';
import { landscapeCovers } from './favourites-choices.ts';

test('W10 a cover of 800x600 is kept, those of 600x800 and 600x600 are dropped', () => {
  const covers = [
    [800, 600],
    [600, 800],
    [600, 600],
  ] as const;
  const sized = covers.map(([width, height]) => ({ id: `${width}x${height}`, picture: { width, height } }));
  expect(landscapeCovers(sized).map(({ id }) => id)).toEqual(['800x600']);
});
