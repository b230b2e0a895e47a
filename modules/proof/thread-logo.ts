import { lean, threadMm } from './drawing/draw-lettering.ts';
import { rounded } from './drawing-shape.ts';
import type { Artwork } from './proof.ts';

type Logo = Pick<Extract<Artwork, { kind: 'logo' }>, 'svg' | 'widthMm'>;

const parts = /^<svg[^>]*viewBox="([-\d.]+)[ ,]+([-\d.]+)[ ,]+([\d.]+)[ ,]+([\d.]+)"[^>]*>(.*)<\/svg>\s*$/s;

/** Attributes that shapes inherit from the root of a drawing. */
const paint = /\s(?:fill|stroke|color|opacity|clip|paint-order)[a-z-]*="[^"]*"/g;

const mostStitches = 80;

/** A logo as it looks in thread: its shapes in their colours, with the gap and the highlight of each stitch inside them. */
export function threadLogo({ svg, widthMm }: Logo): string {
  const [, ...found] = parts.exec(svg) ?? [];
  const [x = Number.NaN, y = 0, width = 0, height = 0] = found.slice(0, 4).map(Number);
  const inside = found[4];
  // A drawing without a size is shown unchanged.
  if (inside === undefined || !(width > 0)) return svg;
  const [opening = ''] = /^<svg[^>]*>/.exec(svg) ?? [];
  const unit = width / widthMm;
  // A real stitch of a wide logo would be too fine to see, so stitches are drawn as coarse as in lettering of this size.
  const pitch = Math.max(threadMm, widthMm / mostStitches);
  const box = `x="${x}" y="${y}" width="${width}" height="${height}"`;
  const lines = (from: number) => stitches({ x, y, width, height }, pitch * unit, from * unit);
  const stroke = (d: string, colour: string, mm: number, opacity: number) =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${rounded(mm * unit)}" opacity="${opacity}"/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}"><defs>`,
    `<g id="thread-art"${(opening.match(paint) ?? []).join('')}>${inside}</g>`,
    `<mask id="thread-mask" style="mask-type:alpha" maskUnits="userSpaceOnUse" ${box}><use href="#thread-art"/></mask></defs>`,
    '<use href="#thread-art"/><g mask="url(#thread-mask)">',
    stroke(lines(0), '#000000', pitch * 0.34, 0.34),
    stroke(lines(pitch / 2), '#ffffff', pitch * 0.36, 0.3),
    '</g></svg>',
  ].join('');
}

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

function stitches({ x, y, width, height }: Box, pitch: number, from: number): string {
  const across = lean * height;
  const lines: string[] = [];
  for (let at = x - across + from; at < x + width; at += pitch)
    lines.push(`M${rounded(at + across)} ${rounded(y)}L${rounded(at)} ${rounded(y + height)}`);
  return lines.join('');
}
