import { form } from '../kit/assemble.ts';
import { type Plate, reach } from '../kit/canvas.ts';
import { shape } from '../kit/geometry.ts';
import { label, zip } from '../kit/hardware.ts';
import { at, mirror } from '../kit/knots.ts';
import type { Pen } from '../kit/pen.ts';
import { piece } from '../kit/sewing.ts';
import { cast, folds, roundness, sheen } from '../kit/shading.ts';
import { stroke } from '../kit/svg.ts';
import { strip } from './reflectors.ts';
import { pull, web } from './webbing.ts';

export function backpack(pen: Pen, side: 'front' | 'back'): Plate {
  const body = at`-290 420 c, -276 270, -160 190, 0 178, 160 190, 276 270, 290 420 c, 316 700, 318 1000, 288 1190, 200 1244, 0 1252, -200 1244, -288 1190, -318 1000, -316 700`;
  const pocket = at`-236 700 c, 236 700 c, 256 920, 240 1150, 190 1196 c, -190 1196 c, -240 1150, -256 920`;
  const low = pen.pick('top pocket', [620, 580, 650]);
  const top = at`-190 420 c, 190 420 c, 200 560, 180 ${low} c, -180 ${low} c, -200 560`;
  const handle = 'M540 190C540 110 560 84 600 84C640 84 660 110 660 190';
  const strap = at`96 230 c, 190 226 c, 250 420, 256 700, 214 930, 190 1000 c, 130 990 c, 160 780, 150 520`;
  const light = [
    ...roundness(shape(body), 130, 0.95),
    sheen(at`-200 330, -230 600, -210 1000`, 120, 0.7),
    ...folds([
      [at`-280 1180, -250 1060, -262 900`, 24, 0.4],
      [at`280 1170, 252 1050, 264 900`, 24, 0.4],
    ]),
  ];
  if (side === 'back') {
    const padded = at`-200 300 c, 200 300 c, 220 700, 200 1120 c, -200 1120 c, -220 700`;
    const straps = [strap, mirror(strap)]
      .map((k) => piece(pen, k, { cloth: pen.main, rows: [10, 22], raise: 1.4 }))
      .join('');
    return {
      outline: shape(body) + reach(600, 64),
      art:
        pen.defs +
        web(pen, handle, 34) +
        form(
          pen,
          body,
          piece(pen, padded, { cloth: pen.trim, rows: [12], raise: 0.8 }) +
            strip(pen, 1172, 330, 6) +
            [420, 560, 700, 840, 980]
              .map((y) => stroke(`M410 ${y}Q600 ${y + 20} 790 ${y}`, '#000', 8, { opacity: 0.25 }))
              .join(''),
          light,
        ) +
        straps +
        web(pen, 'M758 1000C790 1080 830 1130 868 1160', 26) +
        web(pen, 'M442 1000C410 1080 370 1130 332 1160', 26),
    };
  }
  return {
    outline: shape(body) + reach(600, 64),
    art:
      pen.defs +
      web(pen, handle, 34) +
      form(
        pen,
        body,
        strip(pen, 662, 330, 6) +
          piece(pen, top, { cloth: pen.trim, rows: [9], raise: 0.8 }) +
          piece(pen, pocket, { cloth: pen.main, rows: [9, 18], raise: 1.3 }),
        [...light, cast(pocket.slice(2), 40, 0.4, 18), cast(at`-236 700, 0 704, 236 700`, 30, 0.4, 8)],
      ) +
      zip(at`-276 520, -262 330, -160 244, 0 232, 160 244, 262 330, 276 520`, { ...pull(pen), puller: 0.7 }) +
      zip(at`-220 750, 0 756, 220 750`, pull(pen)) +
      zip(at`-170 470, 0 474, 170 470`, pull(pen)) +
      label(
        [pen.pick('label', [600, 500, 700]), pen.pick('label height', [960, 1110])],
        130,
        84,
        pen.trim.dark ? pen.trim.body : pen.trim.deep,
        '#f2efe8',
      ),
  };
}
