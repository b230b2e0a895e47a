import { kneePockets } from '../blocks/legs/knee-pockets.ts';
import { legEnds } from '../blocks/legs/leg-ends.ts';
import { backPanels } from '../blocks/legs/trouser-back.ts';
import { fly, slantPockets } from '../blocks/legs/trouser-front.ts';
import { bentKnees, darkLegs, legTapes, legZip } from '../blocks/legs/trouser-panels.ts';
import { cargoPocket } from '../blocks/legs/trouser-pockets.ts';
import { insideBack, waistband } from '../blocks/legs/trouser-top.ts';
import { legLight, legs } from '../blocks/legs/trousers.ts';
import { waistBraces } from '../blocks/waist-braces.ts';
import { assemble } from '../kit/assemble.ts';
import type { Garment } from '../kit/garment.ts';

export const trousersWinter: Garment = {
  front: (pen) => {
    const block = legs(pen, { ease: 20 });
    const { kneePads, hiVisClass = 0, thighPockets } = pen.features;
    return assemble(pen, block.body, [
      insideBack(pen, block),
      darkLegs(pen, block, 1240),
      kneePads ? kneePockets(pen, block) : bentKnees(pen, block),
      legZip(pen, block),
      hiVisClass > 0 ? legTapes(pen, block, [1080, 1170]) : {},
      fly(pen),
      slantPockets(pen, block),
      legEnds(pen, block, false),
      thighPockets ? cargoPocket(pen, block, 1) : {},
      waistband(pen, block, { metal: 'black', loops: [104, 184] }),
      waistBraces(pen, 'front'),
      legLight(block, 'front'),
    ]);
  },
  back: (pen) => {
    const block = legs(pen, { ease: 20 });
    return assemble(pen, block.body, [
      darkLegs(pen, block, 1240),
      bentKnees(pen, block),
      (pen.features.hiVisClass ?? 0) > 0 ? legTapes(pen, block, [1080, 1170]) : {},
      legEnds(pen, block, false),
      backPanels(pen, block, { flaps: true }),
      waistband(pen, block, { back: true, elastic: true, loops: [0, 104, 184] }),
      waistBraces(pen, 'back'),
      legLight(block, 'back'),
    ]);
  },
  detail: { side: 'front', at: [800, 1190], scale: 2.3 },
  wear: 'legs',
};
