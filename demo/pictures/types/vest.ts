import { standCollar } from '../blocks/collars.ts';
import { plainHem } from '../blocks/edges.ts';
import { badge, frontZip, hemCord, yoke } from '../blocks/jacket-parts.ts';
import { chestZip, handPockets, patch } from '../blocks/jacket-pockets.ts';
import { insideNeck } from '../blocks/neck.ts';
import { diamonds, quilting } from '../blocks/quilting.ts';
import { torso } from '../blocks/torso.ts';
import { bodyLight } from '../blocks/torso-light.ts';
import { assemble, type Part } from '../kit/assemble.ts';
import type { Garment } from '../kit/garment.ts';
import type { Pen } from '../kit/pen.ts';

/** A tool vest carries its pockets in rows: chest, waist, and one wide across the back. */
function toolPockets(pen: Pen, front: boolean): Part[] {
  if (!front) return [patch(pen, { x: 0, y: 820, width: 420, height: 210, cloth: pen.trim })];
  return ([1, -1] as const).flatMap((side) => [
    patch(pen, { x: 148, y: 480, width: 150, height: 150, side, cloth: pen.trim, pen: side === 1 }),
    patch(pen, { x: 160, y: 720, width: 180, height: 130, side, flap: false, cloth: pen.trim }),
    patch(pen, { x: 160, y: 900, width: 190, height: 170, side, cloth: pen.trim }),
  ]);
}

function view(pen: Pen, side: 'front' | 'back') {
  const front = side === 'front';
  const tool = pen.features.kind === 'tool';
  const quilted = pen.texture === 'quilt' && !tool;
  const block = torso(pen, {
    hem: 1150,
    sleeves: 'none',
    neckDrop: tool && front ? 380 : 226,
    ease: quilted ? 14 : 6,
    padded: quilted && pen.gender !== 'W',
  });
  return assemble(pen, block.body, [
    tool && front ? insideNeck(pen, block.neck, 380) : {},
    quilted ? (pen.gender === 'W' ? diamonds(pen, block) : quilting(pen, block)) : yoke(pen, block, 372, pen.trim),
    plainHem(pen, block, 26),
    ...(tool ? toolPockets(pen, front) : [hemCord(pen, block)]),
    front && !tool ? handPockets(pen, 800, { cloth: quilted ? pen.trim : pen.main }) : {},
    front && !tool ? chestZip(pen, 490, quilted, quilted ? pen.trim : pen.main) : {},
    bodyLight(block, quilted ? 0.4 : 0.85),
    tool ? {} : standCollar(pen, block.neck, side, quilted ? pen.main : pen.trim, 96),
    front ? frontZip(pen, block, { top: tool ? 384 : 156 }) : {},
    front && !tool ? badge(pen, -150, 470) : {},
  ]);
}

export const vest: Garment = {
  front: (pen) => view(pen, 'front'),
  back: (pen) => view(pen, 'back'),
  detail: { side: 'front', at: [720, 500], scale: 2.3 },
  wear: 'torso',
};
