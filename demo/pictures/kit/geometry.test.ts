import { expect, test } from 'vitest';
import { path, shape, trace } from './geometry.ts';
import { at, knots, mirror, whole } from './knots.ts';
import { acrossAt, blades, inset, polyline } from './lines.ts';

test('knots are read from text, with corners and values', () => {
  expect(knots`84 ${200 + 12} c, -3.5 7`).toEqual([
    [84, 212, 'c'],
    [-3.5, 7],
  ]);
  expect(at`10 20`).toEqual([[610, 20]]);
});

test('a curve runs through its knots', () => {
  const points = trace(knots`0 0, 50 40, 100 0`);
  expect(points.some(([x, y]) => Math.hypot(x - 50, y - 40) < 0.01)).toBe(true);
});

test('two knots are a straight line', () => expect(path(knots`0 0, 10 10`)).toBe('M0 0L10 10'));

test('a closed shape without corners has no kink where it starts', () => {
  const circle = trace(knots`0 -100, 100 0, 0 100, -100 0`, true);
  const radii = circle.map(([x, y]) => Math.hypot(x, y));
  expect(Math.max(...radii) - Math.min(...radii)).toBeLessThan(12);
});

test('a half and its reflection make a whole', () => {
  const half = at`0 0, 100 10, 0 200`;
  expect(whole(half)).toHaveLength(4);
  expect(mirror(mirror(half))).toEqual(half);
});

test('an inset lies inside, whichever way the shape was drawn', () => {
  const square = knots`0 0 c, 100 0 c, 100 100 c, 0 100 c`;
  for (const turn of [square, square.toReversed()])
    for (const [x, y] of inset(turn, 10)) expect([x, y].every((v) => v > 9 && v < 91)).toBe(true);
});

test('a line is crossed at a height', () =>
  expect(
    acrossAt(
      [
        [0, 0],
        [10, 100],
      ],
      50,
    ),
  ).toBe(5));

test('folds and stitches are sound path data', () => {
  for (const d of [
    blades(knots`0 0, 50 20, 100 0`)(12),
    shape(knots`0 0 c, 9 0 c, 9 9 c`),
    polyline([
      [0, 0],
      [4, -3],
    ]),
  ])
    expect(d).toMatch(/^M[-\dMLlCZz. ]+$/);
});
