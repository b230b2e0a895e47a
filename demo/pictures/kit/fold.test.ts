import { expect, test } from 'vitest';
import { folded } from './fold.ts';
import { boxOf, shape } from './geometry.ts';
import { knots } from './knots.ts';

const body = shape(knots`400 100 c, 800 100 c, 820 600, 800 1100 c, 400 1100 c, 380 600`);
const sleeve = shape(knots`800 120 c, 1000 900 c, 900 900 c`);
const parcel = { left: 450, right: 750, top: 0, bottom: 500 };

test('of a folded garment only the parcel is left', () => {
  const { left, right, top, bottom } = boxOf(folded({ outline: body, art: '' }, parcel, 'f', '#000').outline);
  expect([left, right, top, bottom]).toEqual([450, 750, 100, 500]);
});

test('what lies wholly beside the parcel is turned under, and what lies inside keeps its outline', () => {
  const both = folded({ outline: body + sleeve, art: '' }, parcel, 'f', '#000').outline;
  expect(both).toBe(folded({ outline: body, art: '' }, parcel, 'f', '#000').outline);
  const collar = folded({ outline: shape(knots`560 80 c, 640 80 c, 600 160 c`), art: '' }, parcel, 'f', '#000');
  expect(boxOf(collar.outline)).toEqual({ left: 560, right: 640, top: 80, bottom: 160 });
});

test('all outlines run the same way round, so that two that overlap leave no hole', () => {
  const oneWay = shape(knots`500 100 c, 700 100 c, 700 300 c, 500 300 c`);
  const otherWay = shape(knots`500 100 c, 500 300 c, 700 300 c, 700 100 c`);
  const [first, second] = [oneWay, otherWay].map((outline) =>
    (folded({ outline, art: '' }, parcel, 'f', '#000').outline.match(/-?[\d.]+/g) ?? []).map(Number),
  );
  const area = (n: number[] = []) =>
    n.reduce(
      (sum, x, i) =>
        i % 2 ? sum : sum + x * (n[(i + 3) % n.length] ?? 0) - (n[(i + 2) % n.length] ?? 0) * (n[i + 1] ?? 0),
      0,
    );
  expect(Math.sign(area(first))).toBe(Math.sign(area(second)));
});
