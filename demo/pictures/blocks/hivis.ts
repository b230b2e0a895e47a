import type { Part } from '../kit/assemble.ts';
import { reflective } from '../kit/bands.ts';
import { at, knots, sides } from '../kit/knots.ts';
import { acrossAt } from '../kit/lines.ts';
import type { Pen } from '../kit/pen.ts';
import { piece } from '../kit/sewing.ts';
import { bodyBand, sleeveBand, type Torso } from './torso.ts';

type Tapes = { heights: readonly number[]; braces?: boolean; height?: number };

/** The positions of a model's tapes, within the limits of its class, and whether they have an edge. */
function layout(pen: Pen, usual: readonly number[]) {
  const raised = pen.pick('tape height', [0, 18, 34]);
  return { heights: usual.map((y) => y - raised), edged: pen.pick('tape edge', [0, 9]) };
}

/** Tape round the body, and over the shoulders when the class asks for it. */
export function torsoTapes(pen: Pen, block: Torso, { heights: usual, braces = false, height = 66 }: Tapes): Part {
  const { heights, edged } = layout(pen, usual);
  const top = heights[0] ?? 700;
  const x = pen.pick('braces', [132, 118, 146]);
  const brace = at`${x} ${226 - x * 0.09} c, ${x + 64} ${250 - x * 0.12} c, ${x + 60} ${top + 12} c, ${x - 4} ${top + 14} c`;
  return {
    inside:
      (edged
        ? heights
            .map((y) =>
              piece(pen, bodyBand(block, y - edged, height + 2 * edged), { cloth: pen.trim, rows: [], raise: 0.1 }),
            )
            .join('')
        : '') +
      (braces ? sides(brace, (k) => reflective(pen, k)) : '') +
      heights.map((y) => reflective(pen, bodyBand(block, y, height))).join(''),
  };
}

/** The tapes are sewn onto the flap over the zip, which would otherwise cover them. */
export function flapTapes(pen: Pen, usual: readonly number[], height = 66): Part {
  const { heights, edged } = layout(pen, usual);
  const band = (y: number, by: number) =>
    at`-26 ${y + 12 - by} c, 30 ${y + 12 - by} c, 30 ${y + height + 12 + by} c, -26 ${y + height + 12 + by} c`;
  return {
    cloth: heights
      .map(
        (y) =>
          (edged ? piece(pen, band(y, edged), { cloth: pen.trim, rows: [], raise: 0.1 }) : '') +
          reflective(pen, band(y, 0)),
      )
      .join(''),
  };
}

/** Tape round the sleeve, drawn for the right. */
export const sleeveTapes = (pen: Pen, block: Torso, heights: readonly number[], height = 60) =>
  heights.map((y) => reflective(pen, sleeveBand(block, y, height))).join('');

/** The lower body in the dark cloth, where dirt gathers. */
export const darkBase = (pen: Pen, block: Torso, from: number): Part => ({
  inside: piece(pen, bodyBand(block, from, block.hem + 70 - from, pen.pick('dark base', [12, -34, 40])), {
    cloth: pen.trim,
    rows: [6],
    raise: 0.3,
  }),
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
