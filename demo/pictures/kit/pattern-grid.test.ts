import { expect, test } from 'vitest';
import { snapPatterns } from './pattern-grid.ts';

const tile = '<pattern id="w" width="6" height="10" patternUnits="userSpaceOnUse"><path d="M0 0"/></pattern>';
const sheet = (inside: string) => snapPatterns(`<svg><defs></defs>${tile}${inside}</svg>`);
const gridsOf = (svg: string) =>
  [...svg.matchAll(/<pattern id="t\d+" href="#w" patternTransform="matrix\(([^)]*)\)"\/>/g)].map(([, numbers = '']) =>
    numbers.split(' ').map(Number),
  );

test('inside a scaled and shifted group the tile is a whole number of pixels and starts on one', () => {
  const [grid = []] = gridsOf(sheet('<g transform="translate(7.3 2) scale(1.15)"><path d="M0 0" fill="url(#w)"/></g>'));
  const [a = 0, , , d = 0, e = 0, f = 0] = grid;
  expect(a * 1.15 * 6).toBeCloseTo(7, 3);
  expect(d * 1.15 * 10).toBeCloseTo(12, 3);
  expect(a * 1.15 * 6).toBeGreaterThanOrEqual(7);
  expect(e * 1.15 + 7.3).toBeCloseTo(0, 3);
  expect(f * 1.15 + 2).toBeCloseTo(0, 3);
});

test('a mirrored part has its own grid, which is not mirrored', () => {
  const svg = sheet(
    '<path d="M0 0" fill="url(#w)"/><g transform="translate(1200 0) scale(-1 1)"><path d="M0 0" fill="url(#w)"/></g>',
  );
  const [plain, mirrored] = gridsOf(svg);
  expect(plain?.[0]).toBeCloseTo(1, 4);
  expect(mirrored?.[0]).toBeCloseTo(-1, 4);
  expect(svg).toContain('fill="url(#t0)"');
  expect(svg).toContain('fill="url(#t1)"');
});

test('parts in the same place share a grid, and what comes after a group is outside it', () => {
  const one = '<path d="M0 0" fill="url(#w)"/>';
  expect(gridsOf(sheet(`<g transform="scale(2)">${one}${one}</g><g transform="scale(2)">${one}</g>`))).toHaveLength(1);
  expect(gridsOf(sheet(`<g transform="scale(2)">${one}</g>${one}`))).toHaveLength(2);
});
