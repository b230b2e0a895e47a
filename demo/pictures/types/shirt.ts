import { shirtCollar } from '../blocks/collars.ts';
import { cuff, plainHem } from '../blocks/edges.ts';
import { placket } from '../blocks/fronts.ts';
import { yoke } from '../blocks/jacket-parts.ts';
import { patch } from '../blocks/jacket-pockets.ts';
import { torso } from '../blocks/torso.ts';
import { bodyLight, sleeves } from '../blocks/torso-light.ts';
import { assemble } from '../kit/assemble.ts';
import type { Garment } from '../kit/garment.ts';
import { at } from '../kit/knots.ts';
import type { Pen } from '../kit/pen.ts';
import { seam } from '../kit/sewing.ts';
import { flip } from '../kit/svg.ts';

function view(pen: Pen, side: 'front' | 'back') {
  const front = side === 'front';
  const { longSleeve = true, chestPocket = true } = pen.features;
  const block = torso(pen, { hem: 1210, sleeves: longSleeve ? 'long' : 'short', neckDrop: 232, ease: 2 });
  const end = () => cuff(pen, block, longSleeve ? 'button' : 'plain');
  const flapped = pen.texture === 'flannel' || pen.pick('pocket flap', [false, true]);
  const pocket = (s: 1 | -1) => patch(pen, { x: 150, y: 460, width: 136, height: 150, side: s, flap: flapped });
  return assemble(pen, block.body, [
    sleeves(pen, block, { long: longSleeve, inside: (s) => (s === 1 ? end() : flip(end())), weight: 1.05 }),
    yoke(pen, block, front ? 318 : 380),
    front
      ? {}
      : {
          inside: seam(at`-12 394, -12 ${block.hem}`, pen.main, 1.4) + seam(at`12 394, 12 ${block.hem}`, pen.main, 1.4),
        },
    plainHem(pen, block, 20),
    front && chestPocket ? pocket(1) : {},
    front && chestPocket && (flapped || pen.pick('second pocket', [false, true])) ? pocket(-1) : {},
    front ? placket(pen, { top: 250, bottom: block.hem + 11, count: 7, women: pen.gender === 'W' }) : {},
    bodyLight(block, 1.1),
    shirtCollar(pen, block.neck, side),
  ]);
}

export const shirt: Garment = {
  front: (pen) => view(pen, 'front'),
  back: (pen) => view(pen, 'back'),
  detail: { side: 'front', at: [650, 380], scale: 2.2 },
  wear: 'torso',
};
