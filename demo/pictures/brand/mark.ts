import { tag } from '../kit/svg.ts';

export const ink = '#16181a';
export const signal = '#e9fb3c';
export const paper = '#f6f4ef';

/**
 * The mark on a 48 grid: one band of cloth folded into arm and stem, the other arm tucked behind it. The open seam
 * between them is wider where the mark is small.
 */
const band = 'M5 6L16 6L29.5 28L29.5 42L18.5 42L18.5 28Z';
const arm = {
  fine: 'M32 6L43 6L30.7 26L25.2 17Z',
  bold: 'M33 6L43 6L31.2 25.2L26 16.8Z',
};

export type Weight = keyof typeof arm;

export const markPath = (weight: Weight = 'fine') => band + arm[weight];

/** The symbol alone, in one colour or with its tucked arm in a second. */
export const symbolArt = (colour: string, second = colour, weight: Weight = 'fine') =>
  tag('path', { d: band, fill: colour }) + tag('path', { d: arm[weight], fill: second });

export const symbol = (colour: string, second = colour) =>
  tag('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 48 48' }, symbolArt(colour, second));
