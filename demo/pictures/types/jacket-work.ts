import { shirtCollar, standCollar } from '../blocks/collars.ts';
import { cuff, plainHem, snaps } from '../blocks/edges.ts';
import { actionPleats } from '../blocks/fronts.ts';
import { flapTapes, torsoTapes } from '../blocks/hivis.ts';
import { backTape, badge, frontZip, sidePanels, yoke } from '../blocks/jacket-parts.ts';
import { handPockets, patch } from '../blocks/jacket-pockets.ts';
import { sleeveReflectors } from '../blocks/reflectors.ts';
import { torso } from '../blocks/torso.ts';
import { bodyLight, sleeves } from '../blocks/torso-light.ts';
import { assemble } from '../kit/assemble.ts';
import type { Garment } from '../kit/garment.ts';
import type { Pen } from '../kit/pen.ts';
import { flip } from '../kit/svg.ts';

function view(pen: Pen, side: 'front' | 'back') {
  const block = torso(pen, { hem: 1170, ease: 6, neckDrop: 226 });
  const front = side === 'front';
  const { stretchPanels, buttons, reinforced = true, hiVisClass = 0 } = pen.features;
  const arm = () => sleeveReflectors(pen, block) + cuff(pen, block, 'button', reinforced ? pen.trim : pen.main);
  return assemble(pen, block.body, [
    sleeves(pen, block, { inside: (s) => (s === 1 ? arm() : flip(arm())) }),
    yoke(pen, block, front ? 360 : 400, reinforced ? pen.trim : undefined),
    stretchPanels ? sidePanels(pen, block, pen.trim) : {},
    hiVisClass > 0 ? torsoTapes(pen, block, { heights: [700] }) : {},
    front ? {} : actionPleats(pen, block.hem),
    front || hiVisClass > 0 ? {} : backTape(pen, 470),
    plainHem(pen, block, 58),
    front ? patch(pen, { x: 152, y: 450, width: 150, height: 168, pen: true }) : {},
    front ? patch(pen, { x: 152, y: 450, width: 150, height: 168, side: -1 }) : {},
    front ? handPockets(pen, 800, { length: 180, x: 168 }) : {},
    bodyLight(block, 0.9),
    buttons
      ? shirtCollar(pen, block.neck, side, { cloth: reinforced ? pen.trim : pen.main })
      : standCollar(pen, block.neck, side, reinforced ? pen.trim : pen.main),
    front ? frontZip(pen, block, { top: buttons ? 258 : 158, flap: buttons ?? false }) : {},
    front && buttons && hiVisClass > 0 ? flapTapes(pen, [700]) : {},
    front && buttons ? { over: snaps(602, 300, block.hem - 30, 7) } : {},
    front ? badge(pen, 152, 420) : {},
  ]);
}

export const jacketWork: Garment = {
  front: (pen) => view(pen, 'front'),
  back: (pen) => view(pen, 'back'),
  detail: { side: 'front', at: [740, 520], scale: 2.4 },
  wear: 'torso',
};
