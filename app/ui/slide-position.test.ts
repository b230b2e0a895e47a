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
])('scrolled by %f in a row of five, slide %i stands at the left', (scrollLeft, slide) =>
  expect(slideAt({ ...single, scrollLeft })).toBe(slide),
);

test('with three in sight of five, the third is the last to stand at the left', () => {
  expect(lastStart(three)).toBe(2);
  expect(slideAt({ ...three, scrollLeft: 440 })).toBe(2);
});

test('where the next one peeks in, the end of the row still counts as the last', () => {
  const peeking = { clientWidth: 360, scrollWidth: 1500, pitch: 300 };
  expect(lastStart(peeking)).toBe(4);
  expect(slideAt({ ...peeking, scrollLeft: 1140 })).toBe(4);
  expect(slideAt({ ...peeking, scrollLeft: 900 })).toBe(3);
});

test('where all are in sight there is nowhere to go', () => {
  const all = { clientWidth: 900, scrollWidth: 900, pitch: 300 };
  expect(lastStart(all)).toBe(0);
  expect(slideAt({ ...all, scrollLeft: 0 })).toBe(0);
  expect(lastStart({ clientWidth: 0, scrollWidth: 0, pitch: 0 })).toBe(0);
});

test('a push on a button goes past all that is in sight as a whole', () => {
  expect(slidesInSight(single, 0)).toBe(1);
  expect(slidesInSight(three, 20)).toBe(3);
  expect(slidesInSight({ clientWidth: 390, scrollWidth: 2000, pitch: 229 }, 16)).toBe(1);
  expect(slidesInSight({ clientWidth: 0, scrollWidth: 0, pitch: 0 }, 0)).toBe(1);
});

test('P111 an endless slider goes from the last to the first and back; another stays at its end', () => {
  expect(slideAfter(4, 1, 4, true)).toBe(0);
  expect(slideAfter(0, -1, 4, true)).toBe(4);
  expect(slideAfter(4, 1, 4, false)).toBe(4);
  expect(slideAfter(0, -1, 4, false)).toBe(0);
  expect(slideAfter(1, 1, 4, false)).toBe(2);
  expect(slideAfter(3, 3, 4, true)).toBe(4);
  expect(slideAfter(1, -3, 4, false)).toBe(0);
});
