import { form } from '../kit/assemble.ts';
import type { Plate } from '../kit/canvas.ts';
import { shape } from '../kit/geometry.ts';
import { at } from '../kit/knots.ts';
import { mark } from '../kit/mark.ts';
import type { Pen } from '../kit/pen.ts';
import { stitched } from '../kit/sewing.ts';
import { cast, folds, hollow, roundness, sheen } from '../kit/shading.ts';

/** A tube of jersey as it sits round a neck: gathered, open above and below. */
export function neckTube(pen: Pen, side: 'front' | 'back'): Plate {
  const front = at`-262 388 c, -180 452, 0 480, 180 452, 262 388 c, 286 470, 264 560, 252 650, 272 760, 296 900, 318 1050 c, 180 1118, 0 1142, -180 1118, -318 1050 c, -296 900, -272 760, -252 650, -264 560, -286 470`;
  const inner = at`-262 388 c, -190 338, 0 314, 190 338, 262 388 c, 190 456, 0 486, -190 456`;
  const back = side === 'back';
  const inside =
    stitched(pen, at`-276 430, -180 478, 0 504, 180 478, 276 430`, 0) +
    stitched(pen, at`-320 1028, -180 1094, 0 1118, 180 1094, 320 1028`, 0) +
    stitched(pen, at`-320 1020, -180 1086, 0 1110, 180 1086, 320 1020`, 0) +
    (back
      ? stitched(pen, at`8 486, -6 760, 6 1136`, 0) + stitched(pen, at`14 486, 0 760, 12 1136`, 0)
      : mark(
          760,
          984,
          0.9,
          pen.trim.body === pen.main.body || pen.trim.dark === pen.main.dark ? pen.main.stitch : pen.trim.body,
        ));
  return {
    outline: shape(front) + shape(inner),
    art:
      pen.defs +
      form(pen, inner, stitched(pen, at`-250 376, -186 350, 0 328, 186 350, 250 376`, 0), [
        { tone: 'dark', blur: 18, d: shape(inner), opacity: 0.85 },
        hollow(at`-180 420, 0 450, 180 420`, 90, 0.8, 18),
      ]) +
      form(pen, front, inside, [
        ...roundness(shape(front), 120, 1),
        sheen(at`-150 500, -180 700, -170 1000`, 130, 0.6),
        cast(at`-262 392, -180 456, 0 484, 180 456, 262 392`, 10, 0.4, 3),
        ...folds([
          [at`-266 520, -150 610, 20 628, 150 600`, 34, 0.8],
          [at`264 540, 150 650, -20 690, -160 676`, 34, 0.75],
          [at`-254 650, -130 748, 40 776, 170 752`, 34, 0.7],
          [at`262 700, 150 812, 0 852, -130 842`, 32, 0.65],
          [at`-276 800, -170 880, -40 910`, 28, 0.55],
          [at`-150 1096, -170 1000, -120 900`, 26, 0.4],
          [at`170 1090, 190 1000, 150 900`, 26, 0.4],
          [at`20 1128, 10 1030, 50 950`, 24, 0.3],
        ]),
      ]),
  };
}
