import { form } from '../kit/assemble.ts';
import { type Plate, reach } from '../kit/canvas.ts';
import { shape } from '../kit/geometry.ts';
import { at } from '../kit/knots.ts';
import { mark } from '../kit/mark.ts';
import type { Pen } from '../kit/pen.ts';
import { bartack, stitched } from '../kit/sewing.ts';
import { folds, roundness, sheen } from '../kit/shading.ts';
import { stroke } from '../kit/svg.ts';

export function tote(pen: Pen, side: 'front' | 'back'): Plate {
  const body = at`-330 520 c, 330 520 c, 350 900, 344 1300 c, 0 1316, -344 1300 c, -350 900`;
  const strap = (behind: boolean) => {
    const d = behind
      ? 'M440 540C440 330 500 250 600 250C700 250 760 330 760 540'
      : 'M420 620V540C420 300 500 190 600 190C700 190 780 300 780 540V620';
    return (
      stroke(d, '#000', 48, {
        opacity: 0.25,
        transform: 'translate(4 8)',
        soft: 3,
        'stroke-linecap': 'butt',
      }) +
      stroke(d, behind ? pen.main.line : pen.main.body, 44, { 'stroke-linecap': 'butt' }) +
      stroke(d, pen.stitch, 2, { 'stroke-dasharray': '8 4', opacity: 0.7 })
    );
  };
  return {
    outline: shape(body) + reach(600, 166),
    art:
      pen.defs +
      strap(true) +
      form(
        pen,
        body,
        stitched(pen, at`-330 572, 0 578, 330 572`, 0) +
          stitched(pen, at`-330 580, 0 586, 330 580`, 0) +
          (side === 'front'
            ? mark(600, 910, 3.4, pen.trim.body === pen.main.body ? pen.main.line : pen.trim.body)
            : ''),
        [
          ...roundness(shape(body), 110, 0.9),
          sheen(at`-220 600, -240 900, -220 1200`, 150, 0.5),
          ...folds([
            [at`-190 560, -160 760, -230 1000`, 30, 0.5],
            [at`190 560, 150 780, 220 1050`, 30, 0.5],
            [at`-300 1280, -180 1200, -40 1210`, 26, 0.5],
            [at`310 1270, 200 1190, 60 1200`, 26, 0.4],
            [at`0 640, 20 800, -10 960`, 26, 0.25],
          ]),
        ],
      ) +
      strap(false) +
      bartack([420, 606], 36, 0, pen.stitch) +
      bartack([780, 606], 36, 0, pen.stitch),
  };
}
