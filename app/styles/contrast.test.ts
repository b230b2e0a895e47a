import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync('app/styles/app.css', 'utf8');

function luminanceOf(token: string): number {
  const [, hex = ''] = new RegExp(`--color-${token}: #([0-9a-f]{6});`).exec(css) ?? [];
  const [red = 0, green = 0, blue = 0] = (hex.match(/../g) ?? []).map((part) => {
    const share = Number.parseInt(part, 16) / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  if (hex === '') throw new Error(`there is no colour ${token}`);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const surfaces = ['ground', 'paper', 'sunken'];
const words = [
  ...['ink', 'quiet', 'success', 'warn', 'danger'].flatMap((colour) => surfaces.map((surface) => [colour, surface])),
  ...['success', 'warn', 'danger'].flatMap((tone) => [
    [tone, `${tone}-soft`],
    ['ink', `${tone}-soft`],
  ]),
  ['ground', 'ink'],
  ['signal', 'ink'],
  ['paper', 'danger'],
  ['ink', 'signal'],
] as [string, string][];

test.each(words)('%s can be read on %s', (colour, surface) =>
  expect(contrastOf(colour, surface)).toBeGreaterThanOrEqual(4.5),
);

test.each(surfaces)('the edge of a control is seen on %s', (surface) =>
  expect(contrastOf('edge', surface)).toBeGreaterThanOrEqual(3),
);
