import { form } from '../kit/assemble.ts';
import type { Plate } from '../kit/canvas.ts';
import { shape } from '../kit/geometry.ts';
import { label } from '../kit/hardware.ts';
import { at } from '../kit/knots.ts';
import type { Pen } from '../kit/pen.ts';
import { cast, folds, roundness, sheen } from '../kit/shading.ts';
import { stroke } from '../kit/svg.ts';
import { strip } from './reflectors.ts';
import { ribs } from './ribs.ts';

export function beanie(pen: Pen, side: 'front' | 'back'): Plate {
  const dome = at`-318 980 c, -326 780, -290 560, -190 400, -60 326, 0 318, 60 326, 190 400, 290 560, 326 780, 318 980 c, 0 1000`;
  const top = pen.pick('fold', [792, 720, 860]);
  const fold = at`-336 ${top} c, 0 ${top + 20}, 336 ${top} c, 346 ${(top + 1008) / 2}, 332 1034 c, 0 1060, -332 1034 c, -346 ${(top + 1008) / 2}`;
  const [count, place] = [pen.pick('rib', [42, 28, 60]), pen.pick('label', [600, 760, 470])];
  const stripes = pen
    .pick('stripes', [[], [0], [-34, 34]])
    .map((y) => stroke(`M268 ${560 + y}Q600 ${584 + y} 932 ${560 + y}`, pen.trim.body, 26));
  const crownRibs = ribs(at`-30 330, 0 322, 30 330`, at`-326 800, 0 820, 326 800`, count, pen.main);
  const body = form(pen, dome, stripes.join('') + crownRibs, [
    ...roundness(shape(dome), 120, 1),
    sheen(at`-130 420, -180 560, -170 760`, 110, 0.7),
    cast(at`-330 796, 0 816, 330 796`, 40, 0.6, 8),
    ...folds([
      [at`-60 340, -90 420, -120 480`, 18, 0.5],
      [at`60 344, 96 430, 120 500`, 18, 0.5],
      [at`0 330, 4 400, 0 470`, 18, 0.4],
    ]),
  ]);
  const edge = form(
    pen,
    fold,
    ribs(at`-336 ${top + 2}, 0 ${top + 22}, 336 ${top + 2}`, at`-332 1032, 0 1058, 332 1032`, count + 10, pen.main),
    [...roundness(shape(fold), 80, 1), sheen(at`-240 830, -250 920, -230 1010`, 90, 0.6, 18)],
  );
  return {
    outline: shape(dome) + shape(fold),
    art:
      pen.defs +
      body +
      edge +
      strip(pen, top + 18, 334, 20, 22) +
      (side === 'front'
        ? label(
            [place, (top + 1056) / 2],
            96,
            62,
            pen.trim.body === pen.main.body ? pen.main.deep : pen.trim.body,
            '#f2efe8',
          )
        : ''),
  };
}
