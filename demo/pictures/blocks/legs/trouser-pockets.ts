import type { Part } from '../../kit/assemble.ts';
import { type Knot, type Pt, path, shape } from '../../kit/geometry.ts';
import { label } from '../../kit/hardware.ts';
import { knots, mirror } from '../../kit/knots.ts';
import type { Pen } from '../../kit/pen.ts';
import { bartack, piece, strip, threadOn } from '../../kit/sewing.ts';
import { cast, folds, hollow } from '../../kit/shading.ts';
import { stroke } from '../../kit/svg.ts';
import type { Legs } from './trousers.ts';

/** A bellows pocket with a flap on the left thigh, a telephone pocket on top of it. */
export function cargoPocket(pen: Pen, { outer, inner }: Legs, side: 1 | -1, wrap = 0): Part {
  const turn = (k: readonly Knot[]) => (side === 1 ? [...k] : mirror(k));
  const part = (top: number, bottom: number, from: number, to: number, slant: number) =>
    turn(strip(inner, outer, top, bottom, from + wrap, to, slant));
  const bag = part(540, 760, 0.36, 1.03, 8);
  const flap = part(524, 596, 0.34, 1.035, 8);
  const phone = part(590, 745, 0.42, 0.72, 4);
  const slot = part(588, 742, 0.76, 0.88, 2);
  const centreOf = (k: readonly Knot[]): Pt => [
    k.reduce((s, p) => s + p[0], 0) / k.length,
    k.reduce((s, p) => s + p[1], 0) / k.length,
  ];
  const middle = centreOf(flap);
  return {
    outline: shape(bag) + shape(flap),
    cloth:
      piece(pen, bag, { rows: [6, 14], raise: 1.3 }) +
      (wrap > 0
        ? ''
        : piece(pen, phone, { rows: [5], raise: 0.7, cloth: pen.trim }) + piece(pen, slot, { rows: [4], raise: 0.5 })) +
      piece(pen, flap, { rows: [6, 14], raise: 1.1 }),
    marks: [
      cast(flap.slice(3), 18, 0.5, 8),
      hollow(bag.slice(0, 3), 30, 0.4, 8),
      ...folds([[stripLine(bag), 12, 0.35]]),
    ],
    over:
      (wrap > 0
        ? ''
        : label(
            [middle[0] + 52, middle[1] + 34],
            30,
            22,
            pen.trim.dark ? pen.trim.soft : pen.trim.deep,
            '#f2efe8',
            2,
          )) +
      bartack([(flap[5]?.[0] ?? 0) + 10 * side, (flap[5]?.[1] ?? 0) + 10], 14, 88, pen.stitch) +
      bartack([(flap[0]?.[0] ?? 0) - 10 * side, (flap[0]?.[1] ?? 0) + 10], 14, 88, pen.stitch),
  };
}

const stripLine = (k: readonly Knot[]): Knot[] => {
  const [a, b] = [k[3], k[0]];
  return a && b
    ? knots`${a[0] + 26} ${a[1] - 8}, ${(a[0] + b[0]) / 2} ${(a[1] + b[1]) / 2 + 40}, ${b[0] - 30} ${b[1] + 90}`
    : [];
};

/** A long ruler pocket with pen slots and a knife loop on the right thigh. */
export function rulerPocket(pen: Pen, { outer, inner }: Legs, side: 1 | -1, wrap = 0): Part {
  const turn = (k: readonly Knot[]) => (side === 1 ? [...k] : mirror(k));
  const bag = turn(strip(inner, outer, 470, 770, 0.6 + wrap * 0.5, 1.03, 6));
  const front = turn(strip(inner, outer, 586, 778, 0.56 + wrap * 0.6, 1.035, 18));
  const slot = turn(strip(inner, outer, 592, 700, 0.68 + wrap * 0.4, 0.82 + wrap * 0.3, 4));
  const colour = threadOn(pen, pen.trim);
  return {
    outline: shape(bag) + shape(front),
    cloth:
      piece(pen, bag, { rows: [6, 14], raise: 1.1, cloth: pen.trim }) +
      piece(pen, front, { rows: [6, 14], raise: 1 }) +
      stroke(path(slot.slice(0, 3)), pen.stitch, 2, { 'stroke-dasharray': '7.5 3.6' }) +
      stroke(path(slot.slice(3)), pen.stitch, 2, { 'stroke-dasharray': '7.5 3.6' }),
    marks: [cast(bag.slice(0, 3), 16, 0.5, 8), cast([front[5] ?? [0, 0], front[0] ?? [0, 0]], 14, 0.6, 8)],
    over: [front[0], front[5], bag[0], bag[5]]
      .map((k, i) =>
        k ? bartack([k[0] + (i % 2 === 0 ? -9 : 9) * side, k[1] + 9], 14, 90, i < 2 ? pen.stitch : colour) : '',
      )
      .join(''),
  };
}
