import { darkBase, torsoTapes } from '../blocks/hivis.ts';
import { frontZip } from '../blocks/jacket-parts.ts';
import { chestZip, patch } from '../blocks/jacket-pockets.ts';
import { insideNeck } from '../blocks/neck.ts';
import { type Torso, torso } from '../blocks/torso.ts';
import { bodyLight } from '../blocks/torso-light.ts';
import { assemble, type Part } from '../kit/assemble.ts';
import type { Garment } from '../kit/garment.ts';
import { path, trace } from '../kit/geometry.ts';
import { mirror } from '../kit/knots.ts';
import { parallel, polyline } from '../kit/lines.ts';
import type { Pen } from '../kit/pen.ts';
import { stroke } from '../kit/svg.ts';

/** Bias tape round armholes, neck and hem. */
function binding(pen: Pen, { armhole, body }: Torso): Part {
  const tape = (d: string) =>
    stroke(d, pen.pick('binding', [pen.trim.body, pen.main.line, '#9ba0a5']), pen.pick('binding width', [18, 24, 13]), {
      'stroke-linecap': 'butt',
    }) + stroke(d, pen.trim.stitch, 1.6, { 'stroke-dasharray': '7 4', opacity: 0.7 });
  const round = (k: typeof armhole) => polyline(parallel(trace(k), k === armhole ? -7 : 7));
  return {
    inside:
      tape(round(armhole)) +
      tape(round(mirror(armhole))) +
      tape(path(body.slice(0, 4))) +
      tape(path(mirror(body.slice(0, 4)))),
  };
}

function view(pen: Pen, side: 'front' | 'back') {
  const front = side === 'front';
  const { hiVisClass = 2, chestPocket, fullZip = true } = pen.features;
  const block = torso(pen, { hem: 1130, sleeves: 'none', neckDrop: front ? 372 : 236, ease: 18 });
  return assemble(pen, block.body, [
    front ? insideNeck(pen, block.neck, 372) : {},
    pen.main.body === pen.trim.body ? {} : darkBase(pen, block, 1040),
    torsoTapes(pen, block, { heights: hiVisClass > 1 ? [690, 850] : [760], braces: hiVisClass > 1 }),
    binding(pen, block),
    front && chestPocket ? patch(pen, { x: 60, y: 480, width: 82, height: 150, flap: false, cloth: pen.trim }) : {},
    bodyLight(block, 1.1),
    front ? frontZip(pen, block, { top: 376, flap: !fullZip }) : {},
    front && chestPocket && fullZip ? chestZip(pen, 990, false) : {},
  ]);
}

export const vestHivis: Garment = {
  front: (pen) => view(pen, 'front'),
  back: (pen) => view(pen, 'back'),
  detail: { side: 'front', at: [740, 740], scale: 2.2 },
  wear: 'torso',
};
