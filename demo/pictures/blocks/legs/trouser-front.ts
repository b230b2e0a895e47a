import type { Part } from '../../kit/assemble.ts';
import type { Knot } from '../../kit/geometry.ts';
import { at, mirror } from '../../kit/knots.ts';
import type { Pen } from '../../kit/pen.ts';
import { bartack, felled, piece, seam, stitched } from '../../kit/sewing.ts';
import { cast, folds } from '../../kit/shading.ts';
import type { Legs } from './trousers.ts';

/** Centre seam and the fly's J of stitches. */
export function fly(pen: Pen): Part {
  const centreSeam = at`2 184, 3 300, 0 448`;
  const w = pen.pick('fly', [44, 36, 52]);
  const j = at`${w} 182, ${w} 300, ${w - 6} 352, 22 384, 3 398`;
  return {
    cloth:
      seam(centreSeam, pen.main, 2.6) +
      stitched(pen, j, 0) +
      pen
        .pick('fly rows', [[9], [6], [6, 12]])
        .map((row) => stitched(pen, j, row))
        .join('') +
      stitched(pen, at`0 398, 0 444`, 7) +
      bartack([596 + w, 352], 16, 74, pen.stitch) +
      bartack([604, 399], 14, 0, pen.stitch),
    marks: [cast(at`4 190, 5 300, 2 440`, 9, 0.6, 3), ...folds([[at`50 190, 56 280, 40 370`, 14, 0.4]])],
  };
}

/** Slanted hip pockets: the facing shows above a curved opening. */
export function slantPockets(pen: Pen, { waist }: Legs): Part {
  const w = waist;
  const opening = pen.pick('hip pockets', [
    at`${w * 0.5} 178, ${w * 0.56} 216, ${w * 0.72} 262, ${w * 1.0} 290, ${w + 52} 300`,
    at`${w * 0.5} 178, ${w * 0.62} 210, ${w * 0.76} 244, ${w * 0.94} 280, ${w + 52} 300`,
    at`${w * 0.5} 178, ${w * 0.52} 234, ${w * 0.64} 280, ${w * 0.96} 298, ${w + 52} 300`,
  ]);
  const facing: Knot[] = [
    ...opening.map((k, i): Knot => (i === 0 || i === 4 ? [k[0], k[1], 'c'] : k)),
    ...at`${w + 30} 230, ${w + 6} 164 c, ${w * 0.7} 174`,
  ];
  return {
    inside:
      [facing, mirror(facing)].map((k) => piece(pen, k, { rows: [], raise: 0 })).join('') +
      felled(pen, opening, 1) +
      felled(pen, mirror(opening), -1),
    over: [1, -1]
      .map(
        (s) =>
          bartack([600 + s * w * 0.53, 198], 16, 80 * s, pen.stitch) +
          bartack([600 + s * (w + 22), 293], 16, 8 * s, pen.stitch),
      )
      .join(''),
    marks: [opening, mirror(opening)].flatMap((k) => [cast(k, 20, 0.55, 8), cast(k, 6, 0.6, 3)]),
  };
}
