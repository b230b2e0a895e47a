import type { Part } from '../../kit/assemble.ts';
import type { Knot } from '../../kit/geometry.ts';
import { mirror, sides } from '../../kit/knots.ts';
import type { Pen } from '../../kit/pen.ts';
import { bartack, piece, seam, strip, threadOn } from '../../kit/sewing.ts';
import { hollow } from '../../kit/shading.ts';
import type { Legs } from './trousers.ts';

/** Knee-pad pockets in the strong cloth, with pleats that bend the knee. */
export function kneePockets(pen: Pen, { outer, inner }: Legs): Part {
  const [a, , b, c, , d] = strip(inner, outer, 800, 1044, 0.1, 0.9);
  const [e, , , , , f] = strip(inner, outer, 900, 960, 0.05, 0.95);
  const knots =
    a && b && c && d && e && f
      ? ([
          a,
          [e[0], e[1] - 30],
          [e[0] - 4, e[1] + 70],
          [b[0] - 12, b[1] - 22],
          [b[0] - 40, b[1] + 4],
          [(b[0] + c[0]) / 2, b[1] + 9],
          [c[0] + 40, c[1] + 4],
          [c[0] + 12, c[1] - 22],
          [f[0] + 4, f[1] + 70],
          [f[0], f[1] - 30],
          d,
        ] satisfies Knot[])
      : [];
  const top = strip(inner, outer, 796, 838, 0.07, 0.93);
  const pleats = [896, 928, 960].map((y) => strip(inner, outer, y, y + 1, 0.09, 0.3));
  const outs = [896, 928, 960].map((y) => strip(inner, outer, y, y + 1, 0.72, 0.91));
  const dart = (k: readonly Knot[]): Knot[] => [
    [k[0]?.[0] ?? 0, k[0]?.[1] ?? 0],
    [((k[0]?.[0] ?? 0) + (k[5]?.[0] ?? 0)) / 2, (k[5]?.[1] ?? 0) - 3],
    [k[5]?.[0] ?? 0, k[5]?.[1] ?? 0],
  ];
  const darts = [...pleats, ...outs].map(dart);
  const colour = threadOn(pen, pen.trim);
  return {
    cloth:
      sides(knots, (k) => piece(pen, k, { cloth: pen.trim, rows: [6, 14], raise: 0.7 })) +
      sides(top, (k) => piece(pen, k, { cloth: pen.trim, rows: [5], raise: 0.8 })) +
      darts.map((k) => sides(k, (d) => seam(d, pen.trim, 2))).join('') +
      sides(top, (k, side) =>
        [k[0], k[5]]
          .map((p, i) => (p ? bartack([p[0] + (i === 0 ? -12 : 12) * side, p[1] + 20], 14, 90, colour) : ''))
          .join(''),
      ),
    marks: [...darts, ...darts.map((d) => mirror(d))].flatMap((k) => [hollow(k, 14, 0.5, 8)]),
  };
}
