import type { Part } from '../kit/assemble.ts';
import type { Tones } from '../kit/colour.ts';
import { type Knot, path } from '../kit/geometry.ts';
import { button, cap } from '../kit/hardware.ts';
import { at } from '../kit/knots.ts';
import type { Pen } from '../kit/pen.ts';
import { bartack, piece, stitched } from '../kit/sewing.ts';
import { cast } from '../kit/shading.ts';
import { stroke } from '../kit/svg.ts';
import { row } from './edges.ts';

/** A buttoned strip down the front, whole or only at the neck. */
export function placket(
  pen: Pen,
  options: { top: number; bottom: number; count: number; cloth?: Tones; women?: boolean; metal?: boolean },
): Part {
  const { top, bottom, count, cloth = pen.main, women = false, metal = false } = options;
  const s = women ? -1 : 1;
  const w = pen.pick('placket', [22, 18, 27]) * s;
  const short = count < 5;
  const low = short ? bottom + pen.pick('placket length', [0, 46, -44]) : bottom;
  const end = short ? pen.pick('placket end', [0, 22]) : 0;
  const strip = at`${-w} ${top} c, ${w} ${top} c, ${w} ${low} c, 0 ${low + end} c, ${-w} ${low} c`;
  const all = short ? pen.pick('buttons', [count, count - 1, count + 1]) : count;
  const fasten = row(600, top + 26, low - (short ? 34 : 90), all, (p) =>
    metal
      ? cap(p, 9, 'steel')
      : button(p, 9.5, cloth.dark ? cloth.soft : '#f4f1ea', cloth.dark ? cloth.line : cloth.line),
  );
  return {
    cloth: piece(pen, strip, { cloth, rows: pen.pick('placket rows', [[6], [6, 12]]), raise: 0.5 }),
    over: fasten + (short ? bartack([600, low - 8], 30, 0, pen.stitch) : ''),
    marks: [cast(at`${w + 2 * s} ${top}, ${w + 2 * s} ${low}`, 10, 0.4, 3)],
  };
}

/** The front pocket of a hoodie, open to both hands. */
export function kangaroo(pen: Pen, hem: number, split: boolean): Part {
  const y = hem - 70;
  const [bulge, wide] = [pen.pick('kangaroo', [188, 166, 204]), pen.pick('kangaroo foot', [196, 220])];
  const pouch = at`0 ${y - 246} c, 118 ${y - 246} c, ${bulge} ${y - 92}, ${wide} ${y - 4} c, 0 ${y + 6} c`;
  const whole: Knot[] = [...pouch, ...at`-${wide} ${y - 4} c, -${bulge} ${y - 92}, -118 ${y - 246} c`];
  const mouths = [
    at`118 ${y - 246}, ${bulge - 28} ${y - 160}, ${bulge} ${y - 92}, ${wide - 2} ${y - 20}`,
    at`-118 ${y - 246}, ${28 - bulge} ${y - 160}, ${-bulge} ${y - 92}, ${2 - wide} ${y - 20}`,
  ];
  return {
    cloth:
      piece(pen, whole, { rows: [], raise: 0.8 }) +
      stitched(pen, at`-112 ${y - 246}, 112 ${y - 246}`, -8) +
      mouths.map((k, i) => stitched(pen, k, i === 0 ? -12 : 12) + stitched(pen, k, i === 0 ? -18 : 18)).join('') +
      (split ? stroke(path(at`0 ${y - 246}, 0 ${y}`), pen.main.line, 2) : '') +
      bartack([714, y - 238], 14, 60, pen.stitch) +
      bartack([486, y - 238], 14, -60, pen.stitch),
    marks: mouths.flatMap((k) => [cast(k, 26, 0.5, 8), cast(k, 8, 0.4, 3)]),
  };
}

/** Two deep pleats that let the back move. */
export function actionPleats(pen: Pen, hem: number): Part {
  const lines = [at`206 320, 196 560, 200 ${hem - 60}`, at`-206 320, -196 560, -200 ${hem - 60}`];
  return {
    inside: lines
      .map((k, i) => stitched(pen, k, i === 0 ? 5 : -5) + stroke(path(k), pen.main.line, 2, { opacity: 0.8 }))
      .join(''),
    marks: lines.map((k) => cast(k, 16, 0.5, 8)),
  };
}
