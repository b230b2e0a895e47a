import { expect, test } from 'vitest';
import { isSeeThrough, mainColours, type Pixels, thinnestLine } from './measure-pixels.ts';

type Colour = readonly [number, number, number, number];
const clear: Colour = [0, 0, 0, 0];
const red: Colour = [250, 0, 0, 255];
const nearlyRed: Colour = [240, 5, 2, 255];
const white: Colour = [255, 255, 255, 255];

const drawn = (colourAt: (x: number, y: number) => Colour, width = 100, height = 50): Pixels => ({
  width,
  height,
  data: Uint8Array.from(
    Array.from({ length: width * height }, (_, at) => colourAt(at % width, Math.floor(at / width))).flat(),
  ),
});

const bar = (ground: Colour) => drawn((_, y) => (y >= 20 && y < 24 ? red : ground));

test('a line of 4 in 100 pixels is 4 hundredths thin, on a clear and on a white ground', () => {
  expect(thinnestLine(bar(clear))).toBe(0.04);
  expect(thinnestLine(bar(white))).toBe(0.04);
});

test('the tip of a triangle is no thin line', () =>
  expect(thinnestLine(drawn((x, y) => (x <= y * 2 ? red : clear)))).toBeGreaterThan(0.05));

test('an empty picture has no thin line', () => expect(thinnestLine(drawn(() => clear))).toBe(1));

test('shades of softened edges are one colour, and specks are none', () => {
  const pixels = drawn((x, y) => (y === 0 && x < 10 ? white : x < 60 ? red : nearlyRed));
  expect(mainColours(pixels)).toEqual(['#f60201']);
  expect(mainColours(bar(white))).toEqual(['#ffffff', '#fa0000']);
});

test('only a see-through ground counts as transparency', () => {
  expect(isSeeThrough(bar(clear))).toBe(true);
  expect(isSeeThrough(bar(white))).toBe(false);
});
