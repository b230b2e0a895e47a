import { standCollar } from '../blocks/collars.ts';
import { cuff, plainHem } from '../blocks/edges.ts';
import { hood } from '../blocks/hood.ts';
import { backTape, badge, frontZip, hemCord, sidePanels, yoke } from '../blocks/jacket-parts.ts';
import { chestZip, handPockets } from '../blocks/jacket-pockets.ts';
import { sleeveReflectors } from '../blocks/reflectors.ts';
import { sleeveBand, torso } from '../blocks/torso.ts';
import { bodyLight, sleeves } from '../blocks/torso-light.ts';
import { assemble } from '../kit/assemble.ts';
import type { Garment } from '../kit/garment.ts';
import { sides } from '../kit/knots.ts';
import type { Pen } from '../kit/pen.ts';
import { piece } from '../kit/sewing.ts';
import { flip } from '../kit/svg.ts';

function view(pen: Pen, side: 'front' | 'back') {
  const block = torso(pen, { hem: 1220, ease: 4, neckDrop: 224 });
  const front = side === 'front';
  const { hood: hooded, stretchPanels, chestPocket = true } = pen.features;
  const arm = () =>
    sides(sleeveBand(block, pen.pick('elbow', [640, 560, 760]), pen.pick('elbow patch', [130, 200])), (k, s) =>
      s === 1 || !stretchPanels ? '' : piece(pen, k, { cloth: pen.trim, rows: [6], raise: 0.2 }),
    );
  const ownEnd = () => sleeveReflectors(pen, block) + cuff(pen, block, 'tab');
  const armsEnd = (s: 1 | -1) => (s === 1 ? ownEnd() : flip(ownEnd()));
  return assemble(pen, block.body, [
    sleeves(pen, block, { inside: (s) => arm() + armsEnd(s), weight: 0.85 }),
    yoke(pen, block, 372, pen.trim),
    sidePanels(pen, block, stretchPanels ? pen.trim : pen.main),
    front ? {} : backTape(pen, 430),
    plainHem(pen, block),
    hemCord(pen, block),
    front ? handPockets(pen, 830) : {},
    front && chestPocket ? chestZip(pen, 470) : {},
    bodyLight(block, 0.8),
    hooded ? hood(pen, side, { cords: front }) : standCollar(pen, block.neck, side, pen.trim),
    front ? frontZip(pen, block, { top: hooded ? 240 : 160 }) : {},
    front ? badge(pen, -140, 440) : {},
  ]);
}

export const jacketSoftshell: Garment = {
  front: (pen) => view(pen, 'front'),
  back: (pen) => view(pen, 'back'),
  detail: { side: 'front', at: [690, 400], scale: 2.4 },
  wear: 'torso',
};
