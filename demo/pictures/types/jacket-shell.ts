import { standCollar } from '../blocks/collars.ts';
import { cuff, plainHem } from '../blocks/edges.ts';
import { darkBase, darkCuff, sleeveTapes, torsoTapes } from '../blocks/hivis.ts';
import { hood } from '../blocks/hood.ts';
import { backTape, badge, frontZip, hemCord, yoke } from '../blocks/jacket-parts.ts';
import { chestZip, handPockets } from '../blocks/jacket-pockets.ts';
import { sleeveReflectors } from '../blocks/reflectors.ts';
import { torso } from '../blocks/torso.ts';
import { bodyLight, sleeves } from '../blocks/torso-light.ts';
import { assemble, type Part } from '../kit/assemble.ts';
import type { Garment } from '../kit/garment.ts';
import { at } from '../kit/knots.ts';
import type { Pen } from '../kit/pen.ts';
import { seam } from '../kit/sewing.ts';
import { sheen } from '../kit/shading.ts';
import { flip } from '../kit/svg.ts';

/** Coated cloth throws narrow lights and is welded, not stitched. */
const gleam = (hem: number): Part => ({
  marks: [
    sheen(at`-214 380, -226 620, -210 ${hem - 60}`, 26, 0.8, 8),
    sheen(at`60 380, 72 640, 60 ${hem - 100}`, 22, 0.6, 8),
    sheen(at`236 420, 226 560, 236 720`, 14, 0.6, 8),
  ],
});

/** A clean seam that runs from the collar round the chest: the shell's only line. */
const bodySeams = (pen: Pen, hem: number, run = pen.pick('seams', [0, 26, -60])): Part => ({
  inside: [
    ...(pen.main.body === pen.trim.body ? [at`100 226, 152 330, 262 420`, at`-100 226, -152 330, -262 420`] : []),
    at`214 440, ${204 + run} 760, ${212 + run} ${hem}`,
    at`-214 440, ${-204 - run} 760, ${-212 - run} ${hem}`,
  ]
    .map((k) => seam(k, pen.main, 1.8))
    .join(''),
});

function view(pen: Pen, side: 'front' | 'back') {
  const block = torso(pen, { hem: 1230, ease: 14, neckDrop: 224 });
  const front = side === 'front';
  const { hood: hooded = true, hiVisClass = 0, chestPocket = true } = pen.features;
  const visible = hiVisClass > 0;
  // With braces of tape, chest details move between them, because nothing may cover the tape.
  const braced = hiVisClass > 2;
  const arm = () =>
    (visible ? darkCuff(pen, block, 980) + sleeveTapes(pen, block, [660, 810]) : sleeveReflectors(pen, block)) +
    cuff(pen, block, 'tab', visible ? pen.trim : pen.main);
  return assemble(pen, block.body, [
    sleeves(pen, block, { inside: (s) => (s === 1 ? arm() : flip(arm())), weight: 1.05 }),
    pen.main.body === pen.trim.body ? {} : yoke(pen, block, 392, pen.trim),
    bodySeams(pen, block.hem),
    visible ? darkBase(pen, block, 1040) : {},
    visible ? torsoTapes(pen, block, { heights: [720, 870], braces: braced }) : {},
    front || visible ? {} : backTape(pen, 452),
    plainHem(pen, block, 26),
    hemCord(pen, block),
    gleam(block.hem),
    front ? handPockets(pen, visible ? 982 : 860, { x: 166, length: visible ? 150 : 190 }) : {},
    front && chestPocket ? chestZip(pen, 510, true, pen.main, braced ? 58 : 132) : {},
    bodyLight(block, 0.95),
    hooded ? hood(pen, side, { peak: true, cords: false }) : standCollar(pen, block.neck, side, pen.main, 100),
    front ? frontZip(pen, block, { top: hooded ? 238 : 150 }) : {},
    front ? badge(pen, braced ? -66 : -146, 470) : {},
  ]);
}

export const jacketShell: Garment = {
  front: (pen) => view(pen, 'front'),
  back: (pen) => view(pen, 'back'),
  detail: { side: 'front', at: [650, 150], scale: 2.2 },
  wear: 'torso',
};
