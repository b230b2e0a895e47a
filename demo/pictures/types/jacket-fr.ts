import { shirtCollar } from '../blocks/collars.ts';
import { cuff, plainHem } from '../blocks/edges.ts';
import { actionPleats } from '../blocks/fronts.ts';
import { flapTapes, sleeveTapes, torsoTapes } from '../blocks/hivis.ts';
import { frontZip, yoke } from '../blocks/jacket-parts.ts';
import { patch } from '../blocks/jacket-pockets.ts';
import { flameTag } from '../blocks/legs/trouser-panels.ts';
import { torso } from '../blocks/torso.ts';
import { bodyLight, sleeves } from '../blocks/torso-light.ts';
import { assemble } from '../kit/assemble.ts';
import type { Garment } from '../kit/garment.ts';
import type { Pen } from '../kit/pen.ts';
import { flip } from '../kit/svg.ts';

function view(pen: Pen, side: 'front' | 'back') {
  const block = torso(pen, { hem: 1210, ease: 10, neckDrop: 226 });
  const front = side === 'front';
  const { hiVisClass: ownClass = 1, reflectors = false, reinforced } = pen.features;
  const hiVisClass = Math.max(ownClass, reflectors ? 1 : 0);
  const tapes = hiVisClass > 1 ? [690, 830] : [740];
  const arm = () =>
    (hiVisClass > 0 ? sleeveTapes(pen, block, hiVisClass > 1 ? [700, 850] : [800], 54) : '') + cuff(pen, block, 'tab');
  return assemble(pen, block.body, [
    sleeves(pen, block, { inside: (s) => (s === 1 ? arm() : flip(arm())) }),
    yoke(pen, block, front ? 350 : 400, reinforced ? pen.trim : undefined),
    hiVisClass > 0 ? torsoTapes(pen, block, { heights: tapes, height: 58 }) : {},
    front ? {} : actionPleats(pen, block.hem),
    plainHem(pen, block, 40),
    ...(front
      ? ([1, -1] as const).flatMap((s) => [
          patch(pen, { x: 150, y: 440, width: 156, height: 176, side: s }),
          patch(pen, { x: 172, y: 930, width: 190, height: 200, side: s }),
        ])
      : []),
    bodyLight(block, 0.9),
    shirtCollar(pen, block.neck, side),
    front ? frontZip(pen, block, { top: 258, flap: true }) : {},
    front && hiVisClass > 0 ? flapTapes(pen, tapes, 58) : {},
    front ? flameTag([690, 506]) : {},
  ]);
}

export const jacketFr: Garment = {
  front: (pen) => view(pen, 'front'),
  back: (pen) => view(pen, 'back'),
  detail: { side: 'front', at: [720, 500], scale: 2.4 },
  wear: 'torso',
};
