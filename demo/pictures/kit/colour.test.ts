import { expect, test } from 'vitest';
import { contrastOf, hueGap, lightnessOf, tones, vividness } from './colour.ts';

test.each(['#111214', '#161D30', '#1F2F52', '#34383C', '#27432F'])(
  'seams and stitches stay visible on dark %s',
  (hex) => {
    const { body, line, stitch } = tones(hex);
    expect(contrastOf(body, line)).toBeGreaterThan(1.7);
    expect(contrastOf(body, stitch)).toBeGreaterThan(2.4);
  },
);

test.each(['#FFFFFF', '#F2EDE0', '#BFC3C6', '#D7F205', '#FF6A13'])('seams stay visible on light %s', (hex) => {
  const { body, line } = tones(hex);
  expect(contrastOf(body, line)).toBeGreaterThan(1.7);
});

test('black is lightened, so that folds are visible', () => {
  expect(lightnessOf(tones('#111214').body)).toBeGreaterThan(lightnessOf('#111214') + 0.04);
});

test('hi-vis keeps its glow: its shadow takes less black than that of quiet cloth', () => {
  const { shade } = tones('#D7F205');
  expect(shade).toBeGreaterThan(0.1);
  expect(shade).toBeLessThan(tones('#70757A').shade);
});

test('white stands out from the ground', () => {
  expect(contrastOf(tones('#FFFFFF').body, '#f4f2ee')).toBeGreaterThan(1.04);
  expect(contrastOf(tones('#FFFFFF').edge, '#f4f2ee')).toBeGreaterThan(1.7);
});

test('hues are compared round their circle, in degrees', () => {
  expect(hueGap('#FF0000', '#FF0000')).toBe(0);
  // Both are reds, one on either side of the circle's beginning.
  expect(hueGap('#FF0040', '#FF2000')).toBeLessThan(25);
  expect(hueGap('#D7F205', '#1F2F52')).toBeGreaterThan(120);
});

test('grey is not vivid, hi-vis is', () => {
  expect(vividness('#70757A')).toBeLessThan(0.02);
  for (const hex of ['#D7F205', '#FF6A13', '#FF3B3F']) expect(vividness(hex)).toBeGreaterThan(0.185);
});
