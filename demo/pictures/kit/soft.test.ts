import { expect, test } from 'vitest';
import { nest, plainOpacity, share, soften } from './soft.ts';

test('layers together are as strong as what was asked for', () => {
  const all = (opacity: number, layers: number) => 1 - (1 - share(opacity, layers)) ** layers;
  expect(all(0.42, 5)).toBeCloseTo(0.42);
  expect(all(0.2, 24)).toBeCloseTo(0.2);
});

test('a soft thing is painted several times, thinly, around its place', () => {
  const svg = soften('<g><path d="M0 0H9" fill="#000" opacity="0.5" soft="3" transform="translate(2 4)"/></g>');
  const copies = [...svg.matchAll(/<path d="M0 0H9" fill="#000" fill-opacity="([\d.]+)" transform="translate\(/g)];
  expect(copies).toHaveLength(5);
  expect(1 - copies.reduce((left, [, opacity]) => left * (1 - Number(opacity)), 1)).toBeCloseTo(0.5, 2);
  expect(svg.match(/ translate\(2 4\)"/g)).toHaveLength(5);
  expect(svg).not.toContain('soft');
});

test('a soft line stays a line', () => {
  const svg = soften('<path d="M0 0H9" fill="none" stroke="#fff" stroke-width="4" opacity="0.3" soft="8"/>');
  expect(svg).not.toContain('fill-opacity');
  expect(svg.match(/stroke-opacity="/g)).toHaveLength(10);
});

test.each([
  ['<path d="M0 0" fill="#000" opacity="0.4"/>', '<path d="M0 0" fill="#000" fill-opacity="0.4"/>'],
  [
    '<path d="M0 0" fill="none" stroke="#000" opacity=".4"/>',
    '<path d="M0 0" fill="none" stroke="#000" stroke-opacity=".4"/>',
  ],
  ['<rect fill="#fff" stroke="#000" opacity=".4"/>', '<rect fill="#fff" stroke="#000" opacity=".4"/>'],
  ['<g opacity=".4"><path d="M0 0"/></g>', '<g opacity=".4"><path d="M0 0"/></g>'],
])('%s needs a layer only for two kinds of paint', (from, to) => expect(plainOpacity(from)).toBe(to));

test('a blurred line is widest where it is faintest, and about as wide as the original at half its strength', () => {
  const { widths, opacity } = nest(100, 8, 0.5);
  expect(widths).toEqual([...widths].sort((a, b) => a - b));
  const middle = ((widths[1] ?? 0) + (widths[2] ?? 0)) / 2;
  expect(Math.abs(middle - 100)).toBeLessThan(2);
  expect(1 - (1 - opacity) ** widths.length).toBeCloseTo(0.5);
});

test('a line thinner than its blur loses strength', () => {
  const { widths, opacity } = nest(4, 18, 0.5);
  expect(1 - (1 - opacity) ** widths.length).toBeLessThan(0.1);
});
