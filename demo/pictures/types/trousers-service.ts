import { kneePockets } from '../blocks/legs/knee-pockets.ts';
import { legEnds } from '../blocks/legs/leg-ends.ts';
import { backPanels } from '../blocks/legs/trouser-back.ts';
import { fly, slantPockets } from '../blocks/legs/trouser-front.ts';
import { crease, stretchPanels, zipPocket } from '../blocks/legs/trouser-panels.ts';
import { insideBack, waistband } from '../blocks/legs/trouser-top.ts';
import { legLight, legs } from '../blocks/legs/trousers.ts';
import { assemble } from '../kit/assemble.ts';
import type { Garment } from '../kit/garment.ts';

export const trousersService: Garment = {
  front: (pen) => {
    const block = legs(pen, { ease: -10, taper: 12 });
    const { stretchPanels: flexible, thighPockets, kneePads } = pen.features;
    return assemble(pen, block.body, [
      insideBack(pen, block),
      flexible ? stretchPanels(pen, block, 'front') : crease(block),
      fly(pen),
      slantPockets(pen, block),
      legEnds(pen, block, false),
      kneePads ? kneePockets(pen, block) : {},
      thighPockets ? zipPocket(pen, block, 1) : {},
      waistband(pen, block, { metal: 'black', loops: [110, 186] }),
      legLight(block, 'front'),
    ]);
  },
  back: (pen) => {
    const block = legs(pen, { ease: -10, taper: 12 });
    return assemble(pen, block.body, [
      pen.features.stretchPanels ? stretchPanels(pen, block, 'back') : crease(block),
      legEnds(pen, block, false),
      backPanels(pen, block, { flaps: false, welt: !pen.features.thighPockets }),
      waistband(pen, block, { back: true, loops: [0, 110, 186] }),
      legLight(block, 'back'),
    ]);
  },
  detail: { side: 'front', at: [700, 270], scale: 3.1 },
  wear: 'legs',
};
