import { legEnds } from '../blocks/leg-ends.ts';
import { socks } from '../blocks/socks.ts';
import { insideBack, waistband } from '../blocks/trouser-top.ts';
import { legLight, legs } from '../blocks/trousers.ts';
import { assemble, type Part } from '../kit/assemble.ts';
import type { Garment } from '../kit/garment.ts';
import { path } from '../kit/geometry.ts';
import { at, mirror } from '../kit/knots.ts';
import type { Pen } from '../kit/pen.ts';
import { piece, stitched } from '../kit/sewing.ts';
import { cast, sheen } from '../kit/shading.ts';
import { stroke } from '../kit/svg.ts';

/** The pouch of a boxer, sewn flat; the seat seam on the other side. */
function seams(pen: Pen, front: boolean): Part {
  const pouch = at`-74 176 c, 74 176 c, 84 280, 60 380, 0 450 c, -60 380, -84 280`;
  const line = at`112 176, 132 330, 150 520, 164 640`;
  const body = [line, mirror(line)].map((k) => stitched(pen, k, 0) + stitched(pen, k, 7)).join('');
  if (!front)
    return { inside: body + stroke(path(at`0 150, 0 448`), pen.main.line, 2) + stitched(pen, at`0 150, 0 448`, 6) };
  return {
    inside:
      body +
      piece(pen, pouch, { rows: [6], raise: 0.4 }) +
      stroke(path(at`8 178, 12 320, 0 440`), pen.main.line, 2, { opacity: 0.7 }),
    marks: [cast(pouch.slice(2), 16, 0.4, 8), sheen(at`-30 230, -34 310, -10 390`, 50, 0.5, 18)],
  };
}

function boxer(pen: Pen, front: boolean) {
  const block = legs(pen, { hem: 650, ease: -14 });
  return assemble(pen, block.body, [
    front ? insideBack(pen, block) : {},
    seams(pen, front),
    legEnds(pen, block, false),
    waistband({ ...pen, main: pen.trim }, block, { elastic: true, loops: [], closure: 'none', back: !front }),
    legLight(block, front ? 'front' : 'back'),
  ]);
}

/** Wool goes to the feet unless the product says otherwise. */
const isSock = ({ features, texture }: Pen) =>
  (features.kind ?? (texture === 'merino' ? 'socks' : 'boxer')) === 'socks';

export const underwear: Garment = {
  front: (pen) => (isSock(pen) ? socks(pen, 'front') : boxer(pen, true)),
  back: (pen) => (isSock(pen) ? socks(pen, 'back') : boxer(pen, false)),
  detail: { side: 'front', at: [620, 320], scale: 2.5 },
  wear: 'outfit',
};
