import type { Part } from '../../kit/assemble.ts';
import type { Knot } from '../../kit/geometry.ts';
import { mirror, sides } from '../../kit/knots.ts';
import type { Pen } from '../../kit/pen.ts';
import { piece, seam, stitched, strip, threadOn } from '../../kit/sewing.ts';
import { cast } from '../../kit/shading.ts';
import type { Legs } from './trousers.ts';

/** Strong cloth round the leg ends, and the hem. */
export function legEnds(pen: Pen, { outer, inner, hem: end }: Legs, reinforced: boolean): Part {
  const panel = (height: number) => {
    const [a, , b, c, , d] = strip(inner, outer, end - height, end - 4);
    return a && b && c && d
      ? ([a, b, [(b[0] + c[0]) / 2, end + 7], [c[0], end, 'c'], d, [(a[0] + d[0]) / 2, a[1] + 9]] satisfies Knot[])
      : [];
  };
  const rows = pen.pick('leg hem', [[4], [4, 10], [12]]);
  const cloth = reinforced ? pen.trim : pen.main;
  const hem = panel(34);
  const fold: Knot[] = [hem[4] ?? [0, 0], hem[5] ?? [0, 0], hem[0] ?? [0, 0]].map((k) => [k[0], k[1]]);
  return {
    cloth:
      (reinforced ? sides(panel(98), (k) => piece(pen, k, { cloth, rows: [6], raise: 0.4 })) : '') +
      sides(fold, (k) => seam(k, cloth, 1.6) + rows.map((row) => stitched(pen, k, row, threadOn(pen, cloth))).join('')),
    marks: [fold, mirror(fold)].map((k) => cast(k, 8, 0.4, 3)),
  };
}
