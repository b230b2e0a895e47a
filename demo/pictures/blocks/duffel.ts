import { form } from '../kit/assemble.ts';
import { type Plate, reach } from '../kit/canvas.ts';
import { shape } from '../kit/geometry.ts';
import { label, zip } from '../kit/hardware.ts';
import { knots, mirror } from '../kit/knots.ts';
import type { Pen } from '../kit/pen.ts';
import { bartack, piece, stitched } from '../kit/sewing.ts';
import { cast, folds, roundness, sheen } from '../kit/shading.ts';
import { strip } from './reflectors.ts';
import { pull, web } from './webbing.ts';

export function duffel(pen: Pen, side: 'front' | 'back'): Plate {
  const body = knots`120 700 c, 150 600, 250 560, 420 548, 600 544, 780 548, 950 560, 1050 600, 1080 700 c, 1096 860, 1080 1020, 1030 1090, 900 1112, 600 1120, 300 1112, 170 1090, 120 1020, 104 860`;
  const end = knots`104 860 c, 120 700, 150 600, 230 562 c, 200 700, 196 900, 230 1100 c, 160 1088, 120 1020`;
  const w = pen.pick('pocket', [200, 170, 215]);
  const pocket = knots`${600 - w} 770 c, ${600 + w} 770 c, ${612 + w} 1040, ${580 + w} 1066 c, ${620 - w} 1066 c, ${588 - w} 1040`;
  const handle =
    'M332 1084C336 860 340 640 380 540C420 440 520 400 600 400C680 400 780 440 820 540C860 640 864 860 868 1084';
  const inside =
    strip(pen, 1078, 500, 6, 22) +
    piece(pen, end, { cloth: pen.trim, rows: [9], raise: 0.3 }) +
    piece(pen, mirror(end), { cloth: pen.trim, rows: [9], raise: 0.3 }) +
    (side === 'front'
      ? piece(pen, pocket, { rows: [9, 18], raise: 1 })
      : stitched(pen, knots`240 840, 600 848, 960 840`, 0));
  return {
    outline: shape(body) + reach(600, 372),
    art:
      pen.defs +
      form(pen, body, inside, [
        ...roundness(shape(body), 130, 0.95),
        sheen(knots`260 660, 440 640, 700 640`, 100, 0.7),
        ...folds([
          [knots`250 1090, 270 980, 250 860`, 26, 0.5],
          [knots`950 1090, 930 980, 950 850`, 26, 0.5],
          [knots`300 600, 360 640, 420 636`, 18, 0.5],
          [knots`900 600, 840 644, 770 640`, 18, 0.5],
          [knots`880 1090, 860 1040, 870 980`, 20, 0.4],
        ]),
        cast(knots`400 1070, 600 1076, 790 1070`, 30, side === 'front' ? 0.4 : 0.01, 8),
      ]) +
      zip(knots`210 596, 400 574, 600 570, 800 574, 990 596`, pull(pen)) +
      web(pen, handle, 46) +
      piece(pen, knots`530 376 c, 670 376 c, 676 430 c, 524 430 c`, { cloth: pen.main, rows: [8], raise: 1 }) +
      [
        [352, 760],
        [848, 760],
      ]
        .map(([x, y]) => bartack([x ?? 0, y ?? 0], 40, 0, pen.trim.stitch))
        .join('') +
      (side === 'front'
        ? zip(knots`420 800, 600 806, 780 800`, pull(pen)) +
          label(
            [pen.pick('label', [600, 520, 680]), 950],
            ...pen.pick<readonly [number, number]>('label size', [
              [130, 84],
              [84, 60],
            ]),
            pen.trim.dark ? pen.trim.soft : '#26282b',
            '#f2efe8',
          )
        : ''),
  };
}
