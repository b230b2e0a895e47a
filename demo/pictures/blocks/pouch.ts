import { form } from '../kit/assemble.ts';
import type { Plate } from '../kit/canvas.ts';
import { path, shape } from '../kit/geometry.ts';
import { cap } from '../kit/hardware.ts';
import { at } from '../kit/knots.ts';
import type { Pen } from '../kit/pen.ts';
import { bartack, piece, stitched } from '../kit/sewing.ts';
import { cast, folds, roundness, sheen } from '../kit/shading.ts';
import { stroke } from '../kit/svg.ts';
import { sideRelease } from './side-release.ts';

/** A pouch for nails and tools that hangs on the belt. */
export function pouch(pen: Pen, side: 'front' | 'back'): Plate {
  const back = at`-250 260 c, 250 260 c, 286 560, 290 860, 250 1130, 120 1216, -120 1216, -250 1130, -290 860, -286 560`;
  const tall = at`-276 560 c, 0 520, 276 560 c, 292 860, 250 1136, 120 1222, -120 1222, -250 1136, -292 860`;
  const small = at`-230 800 c, 0 760, 230 800 c, 240 980, 196 1170, 100 1214, -100 1214, -196 1170, -240 980`;
  const tunnel = at`-230 270 c, 230 270 c, 234 390 c, -234 390 c`;
  const y = pen.pick('hammer loop', [0, 120]);
  const loop = at`-346 ${620 + y} c, -270 ${600 + y} c, -276 ${700 + y} c, -340 ${712 + y} c`;
  const parts =
    side === 'front'
      ? piece(pen, tall, { cloth: pen.trim, rows: [9, 18], raise: 1.4 }) +
        piece(pen, small, { cloth: pen.pick('small pocket', [pen.main, pen.trim]), rows: [9, 18], raise: 1.2 }) +
        pen
          .pick('division', [[0], [-80, 80], [70], []])
          .map((x) => stitched(pen, at`${x} 780, ${x} 1206`, 6) + stitched(pen, at`${x} 780, ${x} 1206`, -6))
          .join('')
      : [-150, 150]
          .map((x) =>
            piece(pen, at`${x - 50} 300 c, ${x + 50} 300 c, ${x + 50} 560 c, ${x - 50} 560 c`, {
              cloth: pen.trim,
              rows: [8],
              raise: 1,
            }),
          )
          .join('');
  const caps =
    side === 'front'
      ? [
          [-258, 580],
          [258, 580],
          [-212, 820],
          [212, 820],
        ]
          .map(([x, y]) => cap([600 + (x ?? 0), y ?? 0], 11, pen.pick('rivets', ['steel', 'brass', 'black'])))
          .join('')
      : '';
  return {
    outline: shape(back) + shape(tall) + (side === 'front' ? shape(loop) : ''),
    art:
      pen.defs +
      (side === 'front' ? piece(pen, loop, { cloth: pen.trim, rows: [7], raise: 0.8 }) : '') +
      form(
        pen,
        back,
        piece(pen, tunnel, { cloth: pen.trim, rows: [8], raise: 0.6 }) +
          parts +
          bartack([380, 330], 60, 90, pen.stitch) +
          bartack([820, 330], 60, 90, pen.stitch),
        [
          ...roundness(shape(back), 100, 0.9),
          sheen(at`-190 620, -210 800, -170 1050`, 90, 0.6),
          ...(side === 'front'
            ? [
                cast(tall.slice(0, 3), 40, 0.55, 8),
                cast(small.slice(0, 3), 36, 0.5, 8),
                ...folds([
                  [at`-150 1190, -120 1100, -140 960`, 22, 0.5],
                  [at`140 1190, 120 1090, 140 950`, 22, 0.5],
                ]),
              ]
            : []),
        ],
      ) +
      caps +
      (pen.features.quickRelease ? sideRelease(600, 330, 150, 96) : '') +
      stroke(path(at`-234 392, 0 398, 234 392`), '#000', 5, { opacity: 0.3 }),
  };
}
