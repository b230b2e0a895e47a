import { holsters } from '../blocks/holsters.ts';
import { kneePockets } from '../blocks/legs/knee-pockets.ts';
import { legEnds } from '../blocks/legs/leg-ends.ts';
import { backPanels, hammerLoop } from '../blocks/legs/trouser-back.ts';
import { fly, slantPockets } from '../blocks/legs/trouser-front.ts';
import { rubbed, stretchPanels } from '../blocks/legs/trouser-panels.ts';
import { cargoPocket, rulerPocket } from '../blocks/legs/trouser-pockets.ts';
import { insideBack, waistband } from '../blocks/legs/trouser-top.ts';
import { legLight, legs } from '../blocks/legs/trousers.ts';
import { legReflectors } from '../blocks/reflectors.ts';
import { assemble } from '../kit/assemble.ts';
import type { Garment } from '../kit/garment.ts';

export const trousersCraft: Garment = {
  front: (pen) => {
    const block = legs(pen);
    const { holsterPockets, kneePads, reinforced = true, stretchPanels: flexible, thighPockets = true } = pen.features;
    return assemble(pen, block.body, [
      insideBack(pen, block),
      flexible ? stretchPanels(pen, block, 'front') : {},
      fly(pen),
      slantPockets(pen, block),
      legReflectors(pen, block, block.hem - 150, 26),
      legEnds(pen, block, reinforced),
      kneePads ? kneePockets(pen, block) : {},
      rulerPocket(pen, block, -1),
      thighPockets ? cargoPocket(pen, block, 1) : {},
      holsterPockets ? holsters(pen, block) : {},
      waistband(pen, block, { metal: pen.texture === 'denim' ? 'brass' : 'steel' }),
      rubbed(pen),
      legLight(block, 'front'),
    ]);
  },
  back: (pen) => {
    const block = legs(pen);
    const { holsterPockets, reinforced = true, stretchPanels: flexible, thighPockets = true } = pen.features;
    return assemble(pen, block.body, [
      flexible ? stretchPanels(pen, block, 'back') : {},
      legReflectors(pen, block, block.hem - 150, 26),
      legEnds(pen, block, reinforced),
      backPanels(pen, block, { flaps: !holsterPockets, cloth: reinforced ? pen.trim : pen.main }),
      rulerPocket(pen, block, 1, 0.3),
      thighPockets ? cargoPocket(pen, block, -1, 0.36) : {},
      hammerLoop(pen, block, -1),
      waistband(pen, block, { back: true, loops: [0, 104, 182] }),
      rubbed(pen),
      legLight(block, 'back'),
    ]);
  },
  detail: { side: 'front', at: [760, 380], scale: 2.5 },
  wear: 'legs',
};
