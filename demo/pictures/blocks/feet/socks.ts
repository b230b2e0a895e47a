import { form } from '../../kit/assemble.ts';
import { moveTo, type Plate, together, turned } from '../../kit/canvas.ts';
import { shape } from '../../kit/geometry.ts';
import { at } from '../../kit/knots.ts';
import type { Pen } from '../../kit/pen.ts';
import { piece, stitched } from '../../kit/sewing.ts';
import { folds, roundness, sheen } from '../../kit/shading.ts';
import { ribs } from '../ribs.ts';

/** One sock, toe to the left: cuff, leg, turned heel, foot with an arch band, toe. */
function sock(pen: Pen): Plate {
  const leg = at`-40 170 c, 190 170 c, 194 420, 184 640, 206 800, 236 900, 232 1000, 176 1060, 60 1070, -120 1086, -250 1096, -330 1070, -356 1010, -330 940, -250 900, -130 850, -60 770, -36 640, -44 420`;
  const heel = at`250 800 c, 250 1090 c, 90 1090 c, 110 960, 190 880`;
  const toe = at`-380 880 c, -250 890 c, -228 990, -250 1110 c, -380 1110 c`;
  const cuff = at`-46 164 c, 196 164 c, 198 300 c, -48 300 c`;
  const stripes = pen.pick('stripes', [[318], [318, 352], [318, 352, 386], [430]]);
  const thick = pen.pick('stripe', [22, 12]);
  const inside =
    piece(pen, heel, { cloth: pen.pick('heel', [pen.trim, pen.main]), rows: [], raise: 0.15 }) +
    piece(pen, toe, { cloth: pen.trim, rows: [], raise: 0.15 }) +
    piece(pen, cuff, { rows: [], raise: 0.1 }) +
    ribs(at`-44 170, 194 170`, at`-46 300, 196 300`, pen.pick('rib', [26, 18]), pen.main) +
    stripes
      .map((y) =>
        piece(pen, at`-48 ${y} c, 198 ${y} c, 198 ${y + thick} c, -48 ${y + thick} c`, {
          cloth: pen.trim,
          rows: [],
          raise: 0,
        }),
      )
      .join('') +
    ribs(at`-40 870, -150 905`, at`-10 1078, -140 1090`, 14, pen.main) +
    stitched(pen, at`-238 900, -222 990, -240 1096`, 8, pen.main.line);
  return {
    outline: shape(leg),
    art: form(pen, leg, inside, [
      ...roundness(shape(leg), 84, 0.95),
      sheen(at`20 220, 16 500, 40 760`, 80, 0.55, 36),
      sheen(at`-260 950, -120 930, 20 900`, 60, 0.4, 18),
      ...folds([
        [at`-36 700, 40 744, 150 736`, 18, 0.6],
        [at`-58 780, 10 820, 110 812`, 18, 0.6],
        [at`-100 840, -20 880, 80 880`, 16, 0.5],
      ]),
    ]),
  };
}

/** A pair, one laid a little behind the other. */
export function socks(pen: Pen, view: 'front' | 'back'): Plate {
  const behind = moveTo(sock(pen), 0.94, 150, -30);
  const pair = together(behind, moveTo(sock(pen), 1, -60, 90));
  const plate = { outline: pair.outline, art: pen.defs + pair.art };
  return view === 'front' ? plate : turned(plate);
}
