import type { Part } from '../kit/assemble.ts';
import type { Knot } from '../kit/geometry.ts';
import { knots, mirror } from '../kit/knots.ts';
import { acrossAt } from '../kit/lines.ts';
import type { Pen } from '../kit/pen.ts';
import { seam, stitched } from '../kit/sewing.ts';
import { cast, type Mark, sheen } from '../kit/shading.ts';
import { bodySeams, sleeveSeams, type Torso } from './torso.ts';

function chamber(line: readonly Knot[], height: number): Mark[] {
  const lifted = line.map(([x, y]): Knot => [x, y - height * 0.62]);
  const under = line.map(([x, y]): Knot => [x, y - 9]);
  return [sheen(lifted, height * 0.5, 0.9, 18), cast(under, height * 0.2, 0.5, 8), cast(line, 5, 0.7, 3)];
}

/** Down chambers across the body: every seam dark, every chamber lit along its upper half. */
export function quilting(pen: Pen, { side, hem }: Torso): Part {
  const lines = bodySeams
    .filter((y) => y < hem - 40)
    .map((y) => {
      const x = acrossAt(side, Math.max(570, y)) + 4;
      return knots`${1200 - x} ${y}, 600 ${y + 16}, ${x} ${y}`;
    });
  const rows = pen.pick('chamber rows', [[], [7], [-7, 7]]);
  return {
    inside: lines.map((k) => seam(k, pen.main, 2) + rows.map((row) => stitched(pen, k, row)).join('')).join(''),
    marks: lines.flatMap((k) => chamber(k, 104)),
  };
}

const sleeveLines = ({ inner, outer }: Torso) =>
  sleeveSeams.map(
    (y) =>
      knots`${acrossAt(inner, y) - 30} ${y + 6}, ${(acrossAt(inner, y) + acrossAt(outer, y)) / 2} ${y + 8}, ${acrossAt(outer, y) + 4} ${y - 10}`,
  );

/** The same on the right sleeve. */
export const quiltedSleeve = (pen: Pen, block: Torso) =>
  sleeveLines(block)
    .map((k) => seam(k, pen.main, 2.2))
    .join('');

export const quiltedLight = (block: Torso, side: 1 | -1): Mark[] =>
  sleeveLines(block).flatMap((k) => chamber(side === 1 ? k : mirror(k), 90));

/** Diamonds of a quilted lining or a light bodywarmer. */
export function diamonds(pen: Pen, { side, hem }: Torso): Part {
  const step = pen.pick('quilt pitch', [92, 74, 116]);
  const reach = acrossAt(side, 700) - 600;
  const rows = Array.from({ length: 22 }, (_, i) => 200 + i * step - reach);
  const lines = rows
    .map((y) => knots`${600 - reach} ${y}, ${600 + reach} ${y + reach * 1.6}`)
    .filter((k) => (k[0]?.[1] ?? 0) < hem);
  const all = [...lines, ...lines.map((k) => mirror(k))];
  return { inside: all.map((k) => seam(k, pen.main, 1.6)).join(''), marks: all.map((k) => cast(k, 12, 0.32, 8)) };
}
