import { standCollar } from '../blocks/collars.ts';
import { cuff, ribHem } from '../blocks/edges.ts';
import { kangaroo } from '../blocks/fronts.ts';
import { hood } from '../blocks/hood.ts';
import { frontZip } from '../blocks/jacket-parts.ts';
import { chestZip } from '../blocks/jacket-pockets.ts';
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
  const { hood: hooded, fullZip, halfZip, chestPocket } = pen.features;
  const round = !hooded && !fullZip && !halfZip;
  const block = torso(pen, { hem: 1180, ease: 8, gathered: true, neckDrop: round && front ? 272 : 228 });
  const arm = () => cuff(pen, block, 'rib', pen.main);
  return assemble(pen, block.body, [
    front && round ? insideNeck(pen, block.neck, 272) : {},
    sleeves(pen, block, { inside: (s) => (s === 1 ? arm() : flip(arm())), weight: 1 }),
    round ? flash(pen, block.hem) : {},
    ribHem(pen, block),
    front && (hooded || fullZip) ? kangaroo(pen, block.hem, fullZip ?? false) : {},
    front ? print(pen, chestPocket ?? false, block.hem - 60) : {},
    front && chestPocket ? chestZip(pen, 470, false) : {},
    bodyLight(block, 1),
    round
      ? crewNeck(pen, block.neck, 272, side, pen.main, 36)
      : hooded
        ? hood(pen, side, { lining: pen.trim, cords: true })
        : standCollar(pen, block.neck, side, pen.main, 92, pen.trim),
    front && (fullZip || halfZip)
      ? frontZip(pen, block, { top: hooded ? 240 : 156, bottom: halfZip ? 520 : block.hem + 8 })
      : {},
  ]);
}

export const hoodie: Garment = {
  front: (pen) => view(pen, 'front'),
  back: (pen) => view(pen, 'back'),
  detail: { side: 'front', at: [630, 250], scale: 2.2 },
  wear: 'torso',
};
