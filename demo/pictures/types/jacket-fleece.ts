import { standCollar } from '../blocks/collars.ts';
import { cuff, plainHem } from '../blocks/edges.ts';
import { hood } from '../blocks/hood.ts';
import { badge, frontZip, yoke } from '../blocks/jacket-parts.ts';
import { chestZip, handPockets, patch } from '../blocks/jacket-pockets.ts';
import { torso } from '../blocks/torso.ts';
import { bodyLight, sleeves } from '../blocks/torso-light.ts';
import { assemble } from '../kit/assemble.ts';
import type { Garment } from '../kit/garment.ts';
import type { Pen } from '../kit/pen.ts';
import { flip } from '../kit/svg.ts';

function view(pen: Pen, side: 'front' | 'back') {
  const pile = pen.texture === 'pile';
  const block = torso(pen, { hem: 1180, ease: pile ? 14 : 2, neckDrop: 226 });
  const front = side === 'front';
  const { halfZip, hood: hooded, chestPocket = true, reinforced = true } = pen.features;
  const arm = () => cuff(pen, block, 'bound', pen.trim);
  return assemble(pen, block.body, [
    sleeves(pen, block, { inside: (s) => (s === 1 ? arm() : flip(arm())), weight: pile ? 0.7 : 0.9 }),
    reinforced ? yoke(pen, block, front ? 372 : 330, pen.trim) : {},
    plainHem(pen, block, 22),
    front && chestPocket
      ? pile
        ? patch(pen, { x: 150, y: 470, width: 150, height: 150, cloth: pen.trim })
        : chestZip(pen, 500)
      : {},
    front && !halfZip ? handPockets(pen, 830) : {},
    bodyLight(block, 0.75),
    hooded ? hood(pen, side, { cords: false }) : standCollar(pen, block.neck, side, pile ? pen.main : pen.trim, 96),
    front ? frontZip(pen, block, { top: hooded ? 240 : 152, ...(halfZip ? { bottom: 560 } : {}) }) : {},
    front ? badge(pen, -146, 470) : {},
  ]);
}

export const jacketFleece: Garment = {
  front: (pen) => view(pen, 'front'),
  back: (pen) => view(pen, 'back'),
  detail: { side: 'front', at: [690, 420], scale: 2.8 },
  wear: 'torso',
};
