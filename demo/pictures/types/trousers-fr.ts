import { kneePockets } from '../blocks/legs/knee-pockets.ts';
import { legEnds } from '../blocks/legs/leg-ends.ts';
import { backPanels } from '../blocks/legs/trouser-back.ts';
import { fly, slantPockets } from '../blocks/legs/trouser-front.ts';
import { flameTag, legTapes, piping } from '../blocks/legs/trouser-panels.ts';
import { cargoPocket } from '../blocks/legs/trouser-pockets.ts';
import { insideBack, waistband } from '../blocks/legs/trouser-top.ts';
import { legLight, legs } from '../blocks/legs/trousers.ts';
import { assemble } from '../kit/assemble.ts';
import type { Garment } from '../kit/garment.ts';
import type { Pen } from '../kit/pen.ts';

const isTaped = ({ features: { hiVisClass = 0, reflectors = false } }: Pen) => hiVisClass > 0 || reflectors;

export const trousersFr: Garment = {
  front: (pen) => {
    const block = legs(pen, { ease: 4 });
    const { kneePads } = pen.features;
    return assemble(pen, block.body, [
      insideBack(pen, block),
      piping(pen, block),
      fly(pen),
      slantPockets(pen, block),
      legEnds(pen, block, false),
      kneePads ? kneePockets({ ...pen, trim: pen.main }, block) : {},
      isTaped(pen) ? legTapes(pen, block, [1080, 1180]) : {},
      cargoPocket({ ...pen, trim: pen.main }, block, 1),
      cargoPocket({ ...pen, trim: pen.main }, block, -1),
      waistband(pen, block, { metal: 'black' }),
      flameTag([846, 606]),
      legLight(block, 'front'),
    ]);
  },
  back: (pen) => {
    const block = legs(pen, { ease: 4 });
    return assemble(pen, block.body, [
      piping(pen, block),
      legEnds(pen, block, false),
      isTaped(pen) ? legTapes(pen, block, [1080, 1180]) : {},
      backPanels(pen, block, { flaps: true }),
      cargoPocket(pen, block, -1, 0.36),
      cargoPocket(pen, block, 1, 0.36),
      waistband(pen, block, { back: true, loops: [0, 104, 182] }),
      legLight(block, 'back'),
    ]);
  },
  detail: { side: 'front', at: [800, 620], scale: 2.6 },
  wear: 'legs',
};
