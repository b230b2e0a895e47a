import { bib } from '../blocks/bib.ts';
import { shirtCollar } from '../blocks/collars.ts';
import { cuff, snaps } from '../blocks/edges.ts';
import { flapTapes, sleeveTapes, torsoTapes } from '../blocks/hivis.ts';
import { holsters } from '../blocks/holsters.ts';
import { frontZip, yoke } from '../blocks/jacket-parts.ts';
import { patch } from '../blocks/jacket-pockets.ts';
import { kneePockets } from '../blocks/legs/knee-pockets.ts';
import { legEnds } from '../blocks/legs/leg-ends.ts';
import { backPanels } from '../blocks/legs/trouser-back.ts';
import { fly, slantPockets } from '../blocks/legs/trouser-front.ts';
import { darkLegs, legTapes, stretchPanels } from '../blocks/legs/trouser-panels.ts';
import { cargoPocket, rulerPocket } from '../blocks/legs/trouser-pockets.ts';
import { waistband } from '../blocks/legs/trouser-top.ts';
import { legLight, legs } from '../blocks/legs/trousers.ts';
import { legReflectors, sleeveReflectors } from '../blocks/reflectors.ts';
import { torso } from '../blocks/torso.ts';
import { bodyLight, sleeves } from '../blocks/torso-light.ts';
import { assemble } from '../kit/assemble.ts';
import { moveTo, type Plate, together } from '../kit/canvas.ts';
import type { Garment } from '../kit/garment.ts';
import type { Pen } from '../kit/pen.ts';
import { flip } from '../kit/svg.ts';

const visible = (pen: Pen) => (pen.features.hiVisClass ?? 0) > 0;

/** The jacket half of a coverall, cut off at the waist. */
function upper(pen: Pen, side: 'front' | 'back'): Plate {
  const front = side === 'front';
  const block = torso(pen, { hem: 840, ease: 2, neckDrop: 228 });
  const arm = () =>
    (visible(pen) ? sleeveTapes(pen, block, [760]) : sleeveReflectors(pen, block)) +
    cuff(pen, block, 'button', pen.trim);
  return assemble(pen, block.body, [
    sleeves(pen, block, { inside: (s) => (s === 1 ? arm() : flip(arm())) }),
    yoke(pen, block, front ? 360 : 400, pen.trim),
    visible(pen) ? torsoTapes(pen, block, { heights: [690] }) : {},
    front ? patch(pen, { x: 150, y: 440, width: 150, height: 168, pen: true }) : {},
    front ? patch(pen, { x: 150, y: 440, width: 150, height: 168, side: -1 }) : {},
    bodyLight({ ...block, hem: 900 }, 0.8),
    shirtCollar(pen, block.neck, side, { cloth: pen.trim }),
    front ? frontZip(pen, block, { top: 258, flap: true }) : {},
    front && visible(pen) ? flapTapes(pen, [690]) : {},
    front ? { over: snaps(602, 300, 780, 4) } : {},
  ]);
}

function lower(pen: Pen, side: 'front' | 'back', withBib: boolean): Plate {
  const front = side === 'front';
  const block = legs(pen, { ease: withBib ? 6 : 10 });
  const { kneePads = true, holsterPockets, stretchPanels: flexible } = pen.features;
  return assemble(pen, block.body, [
    withBib ? bib(pen, side) : {},
    visible(pen) ? darkLegs(pen, block, 1290) : {},
    visible(pen) ? legTapes(pen, block, [1070, 1180]) : legReflectors(pen, block, block.hem - 220, 36),
    flexible ? stretchPanels(pen, block, side) : {},
    front ? fly(pen) : {},
    front ? slantPockets(pen, block) : {},
    legEnds(pen, block, !visible(pen)),
    front ? (kneePads ? kneePockets(pen, block) : {}) : backPanels(pen, block, { flaps: true, cloth: pen.trim }),
    rulerPocket(pen, block, front ? -1 : 1, front ? 0 : 0.3),
    front ? cargoPocket(pen, block, 1) : {},
    front && holsterPockets ? holsters(pen, block) : {},
    waistband(pen, block, { loops: withBib ? [96, 176] : [], closure: 'none', elastic: !withBib && !front }),
    legLight(block, side),
  ]);
}

function view(pen: Pen, side: 'front' | 'back'): Plate {
  if (pen.features.kind === 'bib') return lower(pen, side, true);
  const jacket = upper(pen, side);
  return together(moveTo(jacket, 0.82, 108, -536), lower({ ...pen, defs: '' }, side, false));
}

export const overall: Garment = {
  front: (pen) => view(pen, 'front'),
  back: (pen) => view(pen, 'back'),
  detail: { side: 'front', at: [640, 60], scale: 2.1 },
  wear: 'whole',
};
