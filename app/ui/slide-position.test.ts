import { expect, test } from 'vitest';
import { lastStart, slideAfter, slideAt, slidesInSight } from './slide-position.ts';

const single = { clientWidth: 400, scrollWidth: 2000, pitch: 400 };
/** Five slides of 200 with gaps of 20, three visible. */
const three = { clientWidth: 640, scrollWidth: 1080, pitch: 220 };

test.each([
  [0, 0],
  [190, 0],
  [210, 1],
  [1599.5, 4],
  [1700, 4],
])('scrolled by %f in a row of five, slide %i is leftmost', (scrollLeft, slide) =>
  expect(slideAt({ ...single, scrollLeft })).toBe(slide),
);

test('with three of five visible, the third is the last leftmost slide', () => {
  expect(lastStart(three)).toBe(2);
  expect(slideAt({ ...three, scrollLeft: 440 })).toBe(2);
});

test('if the next slide is partly visible, the end of the row counts as the last', () => {
  const peeking = { clientWidth: 360, scrollWidth: 1500, pitch: 300 };
  expect(lastStart(peeking)).toBe(4);
  expect(slideAt({ ...peeking, scrollLeft: 1140 })).toBe(4);
  expect(slideAt({ ...peeking, scrollLeft: 900 })).toBe(3);
});

test('if all slides are visible, there is nothing to scroll', () => {
  const all = { clientWidth: 900, scrollWidth: 900, pitch: 300 };
  expect(lastStart(all)).toBe(0);
  expect(slideAt({ ...all, scrollLeft: 0 })).toBe(0);
  expect(lastStart({ clientWidth: 0, scrollWidth: 0, pitch: 0 })).toBe(0);
});

test('a button moves by all fully visible slides', () => {
  expect(slidesInSight(single, 0)).toBe(1);
  expect(slidesInSight(three, 20)).toBe(3);
  expect(slidesInSight({ clientWidth: 390, scrollWidth: 2000, pitch: 229 }, 16)).toBe(1);
  expect(slidesInSight({ clientWidth: 0, scrollWidth: 0, pitch: 0 }, 0)).toBe(1);
});

test('P111 an endless slider loops in both directions; another stops at its end', () => {
  expect(slideAfter(4, 1, 4, true)).toBe(0);
  expect(slideAfter(0, -1, 4, true)).toBe(4);
  expect(slideAfter(4, 1, 4, false)).toBe(4);
  expect(slideAfter(0, -1, 4, false)).toBe(0);
  expect(slideAfter(1, 1, 4, false)).toBe(2);
  expect(slideAfter(3, 3, 4, true)).toBe(4);
  expect(slideAfter(1, -3, 4, false)).toBe(0);
});
