import { standCollar } from '../blocks/collars.ts';
import { cuff, plainHem } from '../blocks/edges.ts';
import { frontZip } from '../blocks/jacket-parts.ts';
import { crewNeck, insideNeck } from '../blocks/neck.ts';
import { torso } from '../blocks/torso.ts';
import { bodyLight, sleeves } from '../blocks/torso-light.ts';
import { assemble, type Part } from '../kit/assemble.ts';
import type { Garment } from '../kit/garment.ts';
import { at, mirror } from '../kit/knots.ts';
import type { Pen } from '../kit/pen.ts';
import { stitched } from '../kit/sewing.ts';
import { flip } from '../kit/svg.ts';

/** Flat seams in a second thread, led away from the places a strap rubs. */
function flatlock(pen: Pen, hem: number): Part {
  const thread =
    pen.trim.body === pen.main.body
      ? pen.main.stitch
      : pen.trim.dark === pen.main.dark
        ? pen.main.stitch
        : pen.trim.body;
  const lines = [at`112 224, 168 360, 270 470`, at`262 590, 196 760, 206 ${hem}`].flatMap((k) => [k, mirror(k)]);
  return { inside: lines.map((k) => stitched(pen, k, 0, thread) + stitched(pen, k, 7, thread)).join('') };
}

function view(pen: Pen, side: 'front' | 'back') {
  const front = side === 'front';
  const { halfZip, longSleeve = true } = pen.features;
  const block = torso(pen, {
    hem: 1160,
    ease: -26,
    sleeves: longSleeve ? 'long' : 'short',
    neckDrop: front && !halfZip ? 266 : 228,
  });
  const end = () => cuff(pen, block, longSleeve ? 'rib' : 'plain');
  return assemble(pen, block.body, [
    front && !halfZip ? insideNeck(pen, block.neck, 266) : {},
    sleeves(pen, block, { long: longSleeve, inside: (s) => (s === 1 ? end() : flip(end())), weight: 0.7 }),
    flatlock(pen, block.hem),
    plainHem(pen, block),
    bodyLight(block, 0.7),
    halfZip ? standCollar(pen, block.neck, side, pen.main, 76) : crewNeck(pen, block.neck, 266, side, pen.main, 24),
    front && halfZip ? frontZip(pen, block, { top: 172, bottom: 470 }) : {},
  ]);
}

export const baseTop: Garment = {
  front: (pen) => view(pen, 'front'),
  back: (pen) => view(pen, 'back'),
  detail: { side: 'front', at: [640, 370], scale: 2.9 },
  wear: 'torso',
};
