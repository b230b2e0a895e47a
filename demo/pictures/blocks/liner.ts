import { form } from '../kit/assemble.ts';
import type { Plate } from '../kit/canvas.ts';
import { shape } from '../kit/geometry.ts';
import { at } from '../kit/knots.ts';
import type { Pen } from '../kit/pen.ts';
import { felled, stitched } from '../kit/sewing.ts';
import { folds, roundness, sheen } from '../kit/shading.ts';
import { fill, stroke } from '../kit/svg.ts';

/** A thin hood for under the helmet: close round the face, down over the neck. */
export function liner(pen: Pen, side: 'front' | 'back'): Plate {
  const dome = at`-250 1120 c, -236 960, -268 800, -280 620, -230 440, -110 340, 0 318, 110 340, 230 440, 280 620, 268 800, 236 960, 250 1120 c, 0 1160`;
  const face = at`0 520, 120 552, 166 660, 150 800, 80 888, 0 908, -80 888, -150 800, -166 660, -120 552`;
  const hollowed =
    side === 'front'
      ? fill(shape(face), pen.main.deep) +
        fill(shape(face), '#000', 0.45) +
        stroke(shape(face), pen.trim.body, 12) +
        stroke(shape(face), '#000', 2, { opacity: 0.4 })
      : felled(pen, at`0 320, 0 700, 0 1150`, 1);
  const body = form(
    pen,
    dome,
    felled(pen, at`-120 340, -196 640, -180 1130`, -1) + felled(pen, at`120 340, 196 640, 180 1130`, 1) + hollowed,
    [
      ...roundness(shape(dome), 110, 1),
      sheen(at`-170 440, -220 620, -200 840`, 80, 0.7),
      ...folds([
        [at`-240 960, -120 1000, 10 996`, 20, 0.6],
        [at`240 950, 130 1000, 20 1020`, 20, 0.6],
        [at`-236 1040, -140 1070, -40 1060`, 18, 0.5],
      ]),
    ],
  );
  return { outline: shape(dome), art: pen.defs + body + stitched(pen, at`-246 1100, 0 1138, 246 1100`, 0) };
}
