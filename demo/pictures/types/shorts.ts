import { holsters } from '../blocks/holsters.ts';
import { kneePockets } from '../blocks/legs/knee-pockets.ts';
import { legEnds } from '../blocks/legs/leg-ends.ts';
import { backPanels } from '../blocks/legs/trouser-back.ts';
import { fly, slantPockets } from '../blocks/legs/trouser-front.ts';
import { rubbed, stretchPanels, zipPocket } from '../blocks/legs/trouser-panels.ts';
import { cargoPocket } from '../blocks/legs/trouser-pockets.ts';
import { insideBack, waistband } from '../blocks/legs/trouser-top.ts';
import { legLight, legs } from '../blocks/legs/trousers.ts';
import { assemble } from '../kit/assemble.ts';
import type { Garment } from '../kit/garment.ts';
import type { Pen } from '../kit/pen.ts';

/** Shorts end above the knee, pirate trousers below it. */
const cut = (pen: Pen) => legs(pen, pen.features.kind === 'pirate' ? { hem: 1110 } : { hem: 800, ease: 10 });

export const shorts: Garment = {
  front: (pen) => {
    const block = cut(pen);
    const pirate = pen.features.kind === 'pirate';
    const { holsterPockets, kneePads, thighPockets = true, stretchPanels: flexible } = pen.features;
    return assemble(pen, block.body, [
      insideBack(pen, block),
      flexible ? stretchPanels(pen, block, 'front') : {},
      fly(pen),
      slantPockets(pen, block),
      legEnds(pen, block, false),
      pirate && kneePads ? kneePockets(pen, block) : {},
      thighPockets ? cargoPocket(pen, block, 1) : zipPocket(pen, block, 1),
      holsterPockets ? holsters(pen, block) : {},
      waistband(pen, block, { metal: pen.texture === 'denim' ? 'brass' : 'steel' }),
      rubbed(pen),
      legLight(block, 'front'),
    ]);
  },
  back: (pen) => {
    const block = cut(pen);
    return assemble(pen, block.body, [
      legEnds(pen, block, false),
      backPanels(pen, block, { flaps: !pen.features.holsterPockets, cloth: pen.trim }),
      (pen.features.thighPockets ?? true) ? cargoPocket(pen, block, -1, 0.36) : {},
      waistband(pen, block, { back: true, loops: [0, 104, 182] }),
      rubbed(pen),
      legLight(block, 'back'),
    ]);
  },
  detail: { side: 'front', at: [780, 600], scale: 2.5 },
  wear: 'legs',
};
