import { legBand } from '../blocks/legs/trouser-panels.ts';
import { insideBack, waistband } from '../blocks/legs/trouser-top.ts';
import { type Legs, legLight, legs } from '../blocks/legs/trousers.ts';
import { ribs } from '../blocks/ribs.ts';
import { assemble, type Part } from '../kit/assemble.ts';
import type { Garment } from '../kit/garment.ts';
import { at, knots, mirror } from '../kit/knots.ts';
import { acrossAt } from '../kit/lines.ts';
import type { Pen } from '../kit/pen.ts';
import { piece, seam, stitched } from '../kit/sewing.ts';
import { cast } from '../kit/shading.ts';
import { flip } from '../kit/svg.ts';

/** Flat seams along the thigh and a soft front panel. */
function flatSeams(pen: Pen, { outer, inner, hem }: Legs, front: boolean): Part {
  const thread = pen.trim.dark === pen.main.dark ? pen.main.stitch : pen.trim.body;
  const rows = pen.pick('flatlock', [[0, 7], [0, 6, 12], [0]]);
  const run = pen.pick('leg seam', [0, -40, 24]);
  const leg = knots`${acrossAt(outer, 220) - 70} 190, ${acrossAt(outer, 480) - 44} 480, ${acrossAt(outer, 800) - 60 + run} 800, ${acrossAt(outer, 1100) - 50} ${hem - 60}`;
  const gusset = at`64 184, 70 320, 40 450, ${acrossAt(inner, 640) - 600 + 26} 640, ${acrossAt(inner, 760) - 600} 760`;
  return {
    inside:
      [leg, gusset]
        .flatMap((k) => [k, mirror(k)])
        .map((k) => rows.map((row) => stitched(pen, k, row, thread)).join(''))
        .join('') + (front ? seam(at`10 184, 12 320, 0 440`, pen.main) : seam(at`0 160, 0 448`, pen.main)),
    marks: front ? [cast(at`12 200, 14 320, 4 430`, 16, 0.4, 8)] : [],
  };
}

function ankles(pen: Pen, block: Legs): Part {
  const tall = pen.pick('ankle', [62, 90, 44]);
  const band = legBand(block, block.hem - tall, tall + 18, 4);
  const [a, b, c, d] = [band[0] ?? [0, 0], band[1] ?? [0, 0], band[3] ?? [0, 0], band[4] ?? [0, 0]];
  const one = () =>
    piece(pen, band, { rows: [], raise: 0.2, weave: false }) +
    ribs(
      [
        [d[0], d[1]],
        [a[0], a[1]],
      ],
      [
        [c[0], c[1]],
        [b[0], b[1]],
      ],
      24,
      pen.main,
    );
  return { inside: one() + flip(one()) };
}

const view = (side: 'front' | 'back') => (pen: Pen) => {
  const block = legs(pen, { ease: -26, taper: 34, hem: 1370 });
  const front = side === 'front';
  return assemble(pen, block.body, [
    front ? insideBack(pen, block) : {},
    flatSeams(pen, block, front),
    ankles(pen, block),
    waistband({ ...pen, main: pen.trim }, block, { elastic: true, loops: [], closure: 'none', back: !front }),
    legLight(block, side),
  ]);
};

export const baseBottom: Garment = {
  front: view('front'),
  back: view('back'),
  detail: { side: 'front', at: [640, 260], scale: 2.4 },
  wear: 'legs',
};
