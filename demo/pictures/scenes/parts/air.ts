import { tag } from '../../kit/svg.ts';

export const full = { width: 2400, height: 1350 };

/** One decimal is finer than a pixel at every size we serve. */
export const n = (value: number) => Math.round(value * 10) / 10;

/** A mix of two colours: with distance, colours approach that of the air. */
export function mixed(from: string, to: string, share: number) {
  const [a, b] = [from, to].map((hex) => Number.parseInt(hex.slice(1), 16));
  const channel = (shift: number) => {
    const [x, y] = [((a ?? 0) >> shift) & 255, ((b ?? 0) >> shift) & 255];
    return Math.round(x + (y - x) * Math.min(1, Math.max(0, share)));
  };
  return `#${[16, 8, 0].map((shift) => channel(shift).toString(16).padStart(2, '0')).join('')}`;
}

type Stop = readonly [offset: number, colour: string, opacity?: number];

const stops = (list: readonly Stop[]) =>
  list
    .map(([offset, colour, opacity]) => tag('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }))
    .join('');

type Line = { x1?: number; y1?: number; x2?: number; y2?: number };

/** A gradient along a line given in shares of the box that it fills; downwards by default. */
export const ramp = (id: string, list: readonly Stop[], { x1 = 0, y1 = 0, x2 = 0, y2 = 1 }: Line = {}) =>
  tag('linearGradient', { id, x1, y1, x2, y2 }, stops(list));

export const round = (id: string, list: readonly Stop[]) => tag('radialGradient', { id }, stops(list));

export const box = (x: number, y: number, width: number, height: number, fill: string, opacity?: number) =>
  tag('rect', { x: n(x), y: n(y), width: n(width), height: n(height), fill, opacity });

/** The whole sheet in a row of colours from top to bottom. */
export const sky = (id: string, list: readonly Stop[]) =>
  ramp(id, list) + box(0, 0, full.width, full.height, `url(#${id})`);

/** Light around a lamp or a low sun, as a gradient, because blurring a large area is slow. */
export const glow = (id: string, at: readonly [number, number], rx: number, ry: number, list: readonly Stop[]) =>
  round(id, list) + tag('ellipse', { cx: at[0], cy: at[1], rx, ry, fill: `url(#${id})` });

/** A bank of mist: nothing at its upper edge, thickest at a third from below. */
export const mist = (id: string, y: number, height: number, colour: string, opacity: number) =>
  ramp(id, [
    [0, colour, 0],
    [0.62, colour, opacity],
    [1, colour, 0],
  ]) + box(0, y, full.width, height, `url(#${id})`);

type Size = { width: number; height: number };

/** Film grain from one small tile, which also hides the steps of long gradients. A tile that is not a whole number of pixels costs seconds: an eighth of the wide and a quarter of the tall picture is whole at most widths we serve. */
export const grain = ({ width, height }: Size) => {
  const tile = width > height ? width / 8 : width / 4;
  return (
    '<filter id="gf" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency=".72" numOctaves="2" seed="7" stitchTiles="stitch"/>' +
    '<feColorMatrix values=".9 .9 0 0 -.4 .9 .9 0 0 -.4 .9 .9 0 0 -.4 0 0 0 0 1"/></filter>' +
    `<pattern id="gp" width="${tile}" height="${tile}" patternUnits="userSpaceOnUse"><rect width="${tile}" height="${tile}" filter="url(#gf)"/></pattern>` +
    `<rect width="${width}" height="${height}" fill="url(#gp)" opacity=".07" style="mix-blend-mode:overlay"/>`
  );
};

/** The corners a little deeper, as a lens gives them. */
export const vignette = ({ width, height }: Size, strength: number) =>
  `<radialGradient id="vg" cx=".5" cy=".45" r=".78"><stop offset=".55" stop-opacity="0"/><stop offset="1" stop-opacity="${strength}"/></radialGradient><rect width="${width}" height="${height}" fill="url(#vg)"/>`;

type Streak = readonly [x: number, y: number, width: number, height: number, opacity: number];

/** Thin clouds: long lenses that end in nothing. */
export const streaks = (id: string, colour: string, list: readonly Streak[]) =>
  round(id, [
    [0, colour, 1],
    [0.5, colour, 0.5],
    [1, colour, 0],
  ]) +
  list.map(([cx, cy, rx, ry, opacity]) => tag('ellipse', { cx, cy, rx, ry, fill: `url(#${id})`, opacity })).join('');
