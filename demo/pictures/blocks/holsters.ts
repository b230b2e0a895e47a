import type { Part } from '../kit/assemble.ts';
import { type Knot, shape } from '../kit/geometry.ts';
import { cap } from '../kit/hardware.ts';
import { at, knots, mirror } from '../kit/knots.ts';
import type { Pen } from '../kit/pen.ts';
import { bartack, piece, seam, stitched, threadOn } from '../kit/sewing.ts';
import { cast, folds } from '../kit/shading.ts';
import type { Legs } from './legs/trousers.ts';

/** Nail pockets that hang from the waistband over the hips. */
export function holsters(pen: Pen, { waist }: Legs): Part {
  const w = waist;
  const bag = at`${w * 0.5} 178 c, ${w * 0.8} 172, ${w + 12} 166 c, ${w + 44} 260, ${w + 72} 372, ${w + 82} 446, ${w + 62} 470, ${w - 20} 482, ${w * 0.58} 474, ${w * 0.5} 450, ${w * 0.47} 320`;
  const lower = at`${w * 0.49} 312 c, ${w * 0.8} 302, ${w + 58} 282 c, ${w + 78} 372, ${w + 86} 446, ${w + 66} 474, ${w - 20} 487, ${w * 0.57} 479, ${w * 0.49} 452`;
  const lip = at`${w * 0.49} 312 c, ${w * 0.8} 302, ${w + 58} 282 c, ${w + 61} 300 c, ${w * 0.8} 321, ${w * 0.49} 331 c`;
  const mouth = at`${w * 0.49} 232 c, ${w * 0.8} 226, ${w + 32} 212 c, ${w + 37} 230 c, ${w * 0.8} 244, ${w * 0.49} 250 c`;
  const split = at`${w * 0.86} 318, ${w * 0.89} 400, ${w * 0.9} 484`;
  const colour = threadOn(pen, pen.trim);
  const one = (side: 1 | -1) => {
    const turn = (k: readonly Knot[]) => (side === 1 ? [...k] : mirror(k));
    const x = (v: number) => 600 + side * v;
    return (
      piece(pen, turn(bag), { cloth: pen.trim, rows: [6, 14], raise: 1.4 }) +
      piece(pen, turn(mouth), { cloth: pen.main, rows: [4], raise: 0.6 }) +
      piece(pen, turn(lower), { cloth: pen.trim, rows: [6, 14], raise: 1 }) +
      seam(turn(split), pen.trim) +
      stitched(pen, turn(split), 6, colour) +
      stitched(pen, turn(split), -6, colour) +
      piece(pen, turn(lip), { cloth: pen.main, rows: [4], raise: 0.5 }) +
      toolLoop(
        pen,
        turn(at`${w * 0.68} 346 c, ${w * 0.68 + 24} 344 c, ${w * 0.68 + 26} 424 c, ${w * 0.68 + 2} 426 c`),
      ) +
      knots`${w * 0.52} 244, ${w + 30} 222, ${w * 0.52} 322, ${w + 55} 294`
        .map(([a, b]) => bartack([x(a), b], 15, 86 * side, colour))
        .join('')
    );
  };
  return {
    outline: shape(bag) + shape(mirror(bag)) + shape(lower) + shape(mirror(lower)),
    cloth: one(-1) + one(1),
    marks: [
      ...[bag, mirror(bag)].map((k) => cast(k.slice(3), 26, 0.4, 8)),
      ...[lip, mirror(lip)].map((k) => cast(k.slice(3), 16, 0.5, 8)),
      ...folds([
        [at`${w * 0.62} 470, ${w * 0.66} 430, ${w * 0.64} 380`, 12, 0.5],
        [at`${w + 50} 462, ${w + 40} 420, ${w + 34} 370`, 12, 0.5],
        [at`${-w * 0.64} 470, ${-w * 0.7} 430, ${-w * 0.66} 380`, 12, 0.5],
        [at`${-w - 56} 462, ${-w - 42} 420, ${-w - 38} 360`, 12, 0.5],
      ]),
    ],
    over: [1, -1]
      .map((s) => cap([600 + s * (w * 0.545), 190], 5, 'black') + cap([600 + s * (w + 4), 182], 5, 'black'))
      .join(''),
  };
}

const toolLoop = (pen: Pen, knots: readonly Knot[]) =>
  piece(pen, knots, { cloth: pen.trim, rows: [4], raise: 0.8, weave: false });
