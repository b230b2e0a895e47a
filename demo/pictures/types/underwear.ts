import { socks } from '../blocks/feet/socks.ts';
import { briefs } from '../blocks/legs/briefs.ts';
import { legEnds } from '../blocks/legs/leg-ends.ts';
import { insideBack, waistband } from '../blocks/legs/trouser-top.ts';
import { legLight, legs } from '../blocks/legs/trousers.ts';
import { assemble, type Part } from '../kit/assemble.ts';
import { oneOf } from '../kit/garment.ts';
import { path } from '../kit/geometry.ts';
import { at, mirror } from '../kit/knots.ts';
import type { Pen } from '../kit/pen.ts';
import { piece, stitched } from '../kit/sewing.ts';
import { cast, sheen } from '../kit/shading.ts';
import { stroke } from '../kit/svg.ts';

/** The pouch of a boxer, sewn flat; the seat seam on the other side. */
function seams(pen: Pen, front: boolean): Part {
  const w = pen.pick('pouch', [84, 64, 104]);
  const pouch = at`${10 - w} 176 c, ${w - 10} 176 c, ${w} 280, ${w - 24} 380, 0 450 c, ${24 - w} 380, ${-w} 280`;
  const run = pen.pick('leg seam', [0, 30, 56]);
  const line = at`${112 + run} 176, ${132 + run} 330, ${150 + run} 520, ${164 + run} 640`;
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

/** Stripes woven into the elastic. */
const bandStripe = (heights: readonly number[]): Part => ({
  cloth: heights
    .map((y) => stroke(`M388 ${y - 12}Q600 ${y + 14} 812 ${y - 12}`, '#e9e4d8', 5, { opacity: 0.7 }))
    .join(''),
});

function boxer(pen: Pen, front: boolean) {
  const block = legs(pen, { hem: pen.pick('leg', [650, 610, 690]), ease: -14 });
  return assemble(pen, block.body, [
    front ? insideBack(pen, block) : {},
    seams(pen, front),
    legEnds(pen, block, false),
    waistband({ ...pen, main: pen.trim }, block, { elastic: true, loops: [], closure: 'none', back: !front }),
    pen.pick('band', [{}, bandStripe([148]), bandStripe([140, 156])]),
    legLight(block, front ? 'front' : 'back'),
  ]);
}

/** Wool goes to the feet unless the product says otherwise. */
function kindOf({ features: { kind }, texture }: Pen) {
  if (kind === 'socks' || kind === 'boxer' || kind === 'briefs') return kind;
  return texture === 'merino' ? 'socks' : 'boxer';
}

export const underwear = oneOf(
  {
    socks: { draw: socks, detail: { side: 'front', at: [590, 500], scale: 2 }, size: { height: 39 } },
    boxer: {
      draw: (pen, side) => boxer(pen, side === 'front'),
      detail: { side: 'front', at: [620, 320], scale: 2.5 },
      size: { width: 37 },
    },
    briefs: { draw: briefs, detail: { side: 'front', at: [720, 600], scale: 2.4 }, size: { width: 34 } },
  },
  kindOf,
);
