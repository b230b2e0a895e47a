import { cuff, plainHem } from '../blocks/edges.ts';
import { patch } from '../blocks/jacket-pockets.ts';
import { crewNeck, insideNeck } from '../blocks/neck.ts';
import { flash, print } from '../blocks/print.ts';
import { torso } from '../blocks/torso.ts';
import { bodyLight, sleeves } from '../blocks/torso-light.ts';
import { assemble } from '../kit/assemble.ts';
import type { Garment } from '../kit/garment.ts';
import type { Pen } from '../kit/pen.ts';
import { flip } from '../kit/svg.ts';

function view(pen: Pen, side: 'front' | 'back') {
  const front = side === 'front';
  const { longSleeve = false, chestPocket } = pen.features;
  const drop = pen.gender === 'W' ? 300 : 284;
  const block = torso(pen, {
    hem: 1190,
    sleeves: longSleeve ? 'long' : 'short',
    neckDrop: front ? drop : 232,
    ease: -4,
  });
  const end = () => cuff(pen, block, longSleeve ? 'rib' : 'plain');
  return assemble(pen, block.body, [
    front ? insideNeck(pen, block.neck, drop) : {},
    sleeves(pen, block, {
      long: longSleeve,
      inside: (s) => (s === 1 ? end() : flip(end())),
      weight: 1.1,
    }),
    flash(pen, block.hem),
    plainHem(pen, block),
    crewNeck(pen, block.neck, drop, side, pen.trim),
    front ? print(pen, chestPocket ?? false, block.hem) : {},
    front && chestPocket ? patch(pen, { x: 140, y: 470, width: 118, height: 130, flap: false }) : {},
    bodyLight(block, 1.1),
  ]);
}

export const tshirt: Garment = {
  front: (pen) => view(pen, 'front'),
  back: (pen) => view(pen, 'back'),
  detail: { side: 'front', at: [650, 350], scale: 3.1 },
  wear: 'torso',
};
