import type { Part } from '../kit/assemble.ts';
import { reflective } from '../kit/bands.ts';
import { at, knots, sides } from '../kit/knots.ts';
import { acrossAt } from '../kit/lines.ts';
import type { Pen } from '../kit/pen.ts';
import { piece } from '../kit/sewing.ts';
import { bodyBand, sleeveBand, type Torso } from './torso.ts';

type Tapes = { heights: readonly number[]; braces?: boolean; height?: number };

/** Tape round the body, and over the shoulders when the class asks for it. */
export function torsoTapes(pen: Pen, block: Torso, { heights, braces = false, height = 66 }: Tapes): Part {
  const top = heights[0] ?? 700;
  const brace = at`132 214 c, 196 232 c, 192 ${top + 12} c, 128 ${top + 14} c`;
  return {
    inside:
      (braces ? sides(brace, (k) => reflective(pen, k)) : '') +
      heights.map((y) => reflective(pen, bodyBand(block, y, height))).join(''),
  };
}

/** Tape round the sleeve, drawn for the right. */
export const sleeveTapes = (pen: Pen, block: Torso, heights: readonly number[], height = 60) =>
  heights.map((y) => reflective(pen, sleeveBand(block, y, height))).join('');

/** The lower body in the dark cloth, where dirt gathers. */
export const darkBase = (pen: Pen, block: Torso, from: number): Part => ({
  inside: piece(pen, bodyBand(block, from, block.hem + 20 - from), { cloth: pen.trim, rows: [6], raise: 0.3 }),
});

/** The lower sleeve in the dark cloth, drawn for the right. */
export function darkCuff(pen: Pen, block: Torso, from: number) {
  const [a, b, c, d] = [
    acrossAt(block.outer, from - 18),
    acrossAt(block.outer, 1170),
    acrossAt(block.inner, 1180),
    acrossAt(block.inner, from),
  ];
  const panel = knots`${a + 6} ${from - 18} c, ${b + 10} 1180 c, ${c - 10} 1190 c, ${d - 6} ${from} c, ${(a + d) / 2} ${from - 4}`;
  return piece(pen, panel, { cloth: pen.trim, rows: [6], raise: 0.3 });
}
