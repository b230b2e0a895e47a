import { shirtCollar } from '../blocks/collars.ts';
import { cuff, plainHem } from '../blocks/edges.ts';
import { placket } from '../blocks/fronts.ts';
import { patch } from '../blocks/jacket-pockets.ts';
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
  const block = torso(pen, { hem: 1180, sleeves: longSleeve ? 'long' : 'short', neckDrop: 232, ease: -4 });
  const end = () => cuff(pen, block, longSleeve ? 'rib' : 'bound', pen.trim);
  return assemble(pen, block.body, [
    sleeves(pen, block, { long: longSleeve, inside: (s) => (s === 1 ? end() : flip(end())), weight: 1.05 }),
    flash(pen, block.hem),
    plainHem(pen, block),
    front ? print(pen, chestPocket ?? false, block.hem) : {},
    front && chestPocket ? patch(pen, { x: 150, y: 460, width: 118, height: 130, flap: false }) : {},
    front ? placket(pen, { top: 240, bottom: 470, count: 3, women: pen.gender === 'W' }) : {},
    bodyLight(block, 1.05),
    shirtCollar(pen, block.neck, side, { cloth: pen.trim, soft: true }),
  ]);
}

export const polo: Garment = {
  front: (pen) => view(pen, 'front'),
  back: (pen) => view(pen, 'back'),
  detail: { side: 'front', at: [640, 340], scale: 3 },
  wear: 'torso',
};
