import { legEnds } from '../blocks/legs/leg-ends.ts';
import { slantPockets } from '../blocks/legs/trouser-front.ts';
import { bentKnees, darkLegs, drawcord, legBand, legTapes, legZip, zipPocket } from '../blocks/legs/trouser-panels.ts';
import { insideBack, waistband } from '../blocks/legs/trouser-top.ts';
import { type Legs, legLight, legs } from '../blocks/legs/trousers.ts';
import { waistBraces } from '../blocks/waist-braces.ts';
import { assemble, type Part } from '../kit/assemble.ts';
import type { Garment } from '../kit/garment.ts';
import type { Knot } from '../kit/geometry.ts';
import { cap } from '../kit/hardware.ts';
import { at, knots, mirror, sides } from '../kit/knots.ts';
import { acrossAt } from '../kit/lines.ts';
import type { Pen } from '../kit/pen.ts';
import { piece, seam } from '../kit/sewing.ts';
import { sheen } from '../kit/shading.ts';

/** Welded seams and a wet gleam: coated cloth shows its light in narrow streaks. */
function coated(pen: Pen, { outer, inner, hem }: Legs): Part {
  const spine = at`0 180, 2 300, 0 448`;
  const side: Knot[] = [200, 420, 760, 1100, hem].map((y) => [acrossAt(outer, y) - 18, y]);
  const knee = knots`${acrossAt(inner, 840)} 840, 700 826, ${acrossAt(outer, 820)} 820`;
  return {
    inside:
      seam(spine, pen.main, 2.6) + [side, mirror(side), knee, mirror(knee)].map((k) => seam(k, pen.main, 1.8)).join(''),
    over: [1, -1]
      .map((s) =>
        [hem - 22, hem - 80].map((y) => cap([600 + s * (acrossAt(outer, y) - 600 - 30), y], 8, 'black')).join(''),
      )
      .join(''),
    marks: [
      sheen(at`-232 330, -226 700, -222 1340`, 26, 0.9, 8),
      sheen(at`100 480, 118 760, 124 1320`, 22, 0.8, 8),
      sheen(at`-120 220, -140 340, -110 470`, 24, 0.6, 8),
      sheen(at`110 220, 130 330, 120 430`, 20, 0.5, 8),
    ],
  };
}

/** What tells one pair of rain trousers from another: a storm pocket, a patch on the knee, a strap at the hem. */
function rainParts(pen: Pen, block: Legs, side: 'front' | 'back'): Part[] {
  if (side === 'back') return [];
  const knee = pen.pick('knee', ['none', 'patch', 'darts']);
  const { outer, hem } = block;
  const x = acrossAt(outer, hem - 60);
  const tab = knots`${x - 110} ${hem - 84} c, ${x + 4} ${hem - 92} c, ${x + 4} ${hem - 50} c, ${x - 110} ${hem - 42} c, ${x - 124} ${hem - 62}`;
  return [
    pen.features.legZips ? legZip(pen, block) : {},
    knee === 'patch'
      ? { inside: sides(legBand(block, 760, 240), (k) => piece(pen, k, { cloth: pen.trim, rows: [], raise: 0.3 })) }
      : knee === 'darts'
        ? bentKnees(pen, block)
        : {},
    pen.pick('thigh', [{}, zipPocket(pen, block, 1), zipPocket(pen, block, -1)]),
    pen.pick('hem strap', [
      {},
      { cloth: sides(tab, (k) => piece(pen, k, { cloth: pen.trim, rows: [5], raise: 0.8 })) },
    ]),
    pen.pick('hip', [{}, slantPockets(pen, block)]),
  ];
}

const view = (side: 'front' | 'back') => (pen: Pen) => {
  const block = legs(pen, { ease: 24 });
  const { hiVisClass = 0 } = pen.features;
  return assemble(pen, block.body, [
    side === 'front' ? insideBack(pen, block) : {},
    hiVisClass > 0 ? darkLegs(pen, block, 1270) : {},
    hiVisClass > 0 ? legTapes(pen, block, [1080, 1180]) : {},
    coated(pen, block),
    ...rainParts(pen, block, side),
    legEnds(pen, block, false),
    waistband(pen, block, { elastic: true, loops: [], closure: 'none', back: side === 'back' }),
    side === 'front' ? drawcord(pen) : {},
    waistBraces(pen, side),
    legLight(block, side),
  ]);
};

export const trousersRain: Garment = {
  front: view('front'),
  back: view('back'),
  detail: { side: 'front', at: [610, 250], scale: 3.1 },
  wear: 'legs',
};
