import { holsters } from '../blocks/holsters.ts';
import { kneePockets } from '../blocks/legs/knee-pockets.ts';
import { legEnds } from '../blocks/legs/leg-ends.ts';
import { backPanels } from '../blocks/legs/trouser-back.ts';
import { fly, slantPockets } from '../blocks/legs/trouser-front.ts';
import { darkHips, darkLegs, legTapes, stretchPanels } from '../blocks/legs/trouser-panels.ts';
import { cargoPocket, rulerPocket } from '../blocks/legs/trouser-pockets.ts';
import { insideBack, waistband } from '../blocks/legs/trouser-top.ts';
import { legLight, legs } from '../blocks/legs/trousers.ts';
import { assemble, type Part } from '../kit/assemble.ts';
import type { Garment } from '../kit/garment.ts';
import type { Pen } from '../kit/pen.ts';

/** Class 1 has dark hips as well; class 2 shows its colour from waist to shin. */
function bands(pen: Pen, block: ReturnType<typeof legs>): Part[] {
  const class1 = pen.features.hiVisClass === 1;
  return [
    class1 ? darkHips(pen, block, 560) : {},
    darkLegs(pen, block, class1 ? 1250 : 1290),
    legTapes(pen, block, class1 ? [1090, 1180] : [1066, 1178]),
  ];
}

export const trousersHivis: Garment = {
  front: (pen) => {
    const block = legs(pen);
    const { holsterPockets, kneePads = true, stretchPanels: flexible } = pen.features;
    return assemble(pen, block.body, [
      insideBack(pen, block),
      ...bands(pen, block),
      flexible ? stretchPanels(pen, block, 'front') : {},
      fly(pen),
      slantPockets(pen, block),
      legEnds(pen, block, false),
      kneePads ? kneePockets(pen, block) : {},
      rulerPocket(pen, block, -1),
      cargoPocket(pen, block, 1),
      holsterPockets ? holsters(pen, block) : {},
      waistband(pen, block),
      legLight(block, 'front'),
    ]);
  },
  back: (pen) => {
    const block = legs(pen);
    return assemble(pen, block.body, [
      ...bands(pen, block),
      pen.features.stretchPanels ? stretchPanels(pen, block, 'back') : {},
      legEnds(pen, block, false),
      backPanels(pen, block, { flaps: true, cloth: pen.trim }),
      rulerPocket(pen, block, 1, 0.3),
      cargoPocket(pen, block, -1, 0.36),
      waistband(pen, block, { back: true, loops: [0, 104, 182] }),
      legLight(block, 'back'),
    ]);
  },
  detail: { side: 'front', at: [770, 1120], scale: 2.3 },
  wear: 'legs',
};
