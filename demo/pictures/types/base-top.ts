import { standCollar } from '../blocks/collars.ts';
import { cuff, plainHem } from '../blocks/edges.ts';
import { frontZip } from '../blocks/jacket-parts.ts';
import { crewNeck, insideNeck } from '../blocks/neck.ts';
import { print } from '../blocks/print.ts';
import { singlet } from '../blocks/singlet.ts';
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
  const rows = pen.pick('flatlock', [[0, 7], [0, 6, 12], [0]]);
  const thread =
    pen.trim.body === pen.main.body
      ? pen.main.stitch
      : pen.trim.dark === pen.main.dark
        ? pen.main.stitch
        : pen.trim.body;
  const shoulder = pen.pick('shoulder seam', [
    at`112 224, 168 360, 270 470`,
    at`92 240, 130 400, 276 540`,
    at`150 228, 206 320, 276 400`,
  ]);
  const run = pen.pick('side seam', [0, -40, 34]);
  const flank = at`262 590, ${196 + run} 760, ${206 + run} ${hem}`;
  const lines = [shoulder, flank].flatMap((k) => [k, mirror(k)]);
  return { inside: lines.map((k) => rows.map((row) => stitched(pen, k, row, thread)).join('')).join('') };
}

function view(pen: Pen, side: 'front' | 'back') {
  if (pen.features.kind === 'undershirt') return singlet(pen, side);
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
    front ? print(pen, false, block.hem) : {},
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
