import { form } from '../kit/assemble.ts';
import { tones } from '../kit/colour.ts';
import { type Knot, shape } from '../kit/geometry.ts';
import { at, mirror } from '../kit/knots.ts';
import type { Pen } from '../kit/pen.ts';
import { hollow, roundness, sheen } from '../kit/shading.ts';
import { group, stroke, tag } from '../kit/svg.ts';

/** A calm figure without a face, in the warm grey of a shop-window form. Drawn to the torso's measure. */
const narrow = (pen: Pen, knots: readonly Knot[]): Knot[] => {
  const by = pen.gender === 'W' ? 0.9 : 1;
  return knots.map(
    (k): Knot => (k.length === 3 ? [600 + (k[0] - 600) * by, k[1], k[2]] : [600 + (k[0] - 600) * by, k[1]]),
  );
};

const arm = at`240 262 c, 318 306, 364 420, 398 600, 424 790, 442 960, 450 1110, 452 1180, 466 1236, 470 1290, 458 1342, 440 1374, 422 1372, 412 1330, 404 1300, 392 1312, 380 1290, 376 1246, 382 1200, 386 1160, 376 980, 350 820, 318 690, 286 560 c`;
const trunk = at`-250 262 c, -84 214, 84 214, 250 262 c, 286 420, 276 600, 246 800, 262 1000 c, -262 1000 c, -246 800, -276 600, -286 420`;
const head = at`0 -192, 36 -186, 70 -164, 94 -118, 100 -50, 90 24, 66 84, 32 120, 0 130, -32 120, -66 84, -90 24, -100 -50, -94 -118, -70 -164, -36 -186`;
const neck = at`-64 60 c, 64 60 c, 62 150, 74 200, 150 240 c, 100 420 c, -100 420 c, -150 240 c, -74 200, -62 150`;
const shoe = at`116 1360 c, 112 1424, 86 1464, 86 1494, 130 1512, 200 1514, 254 1502, 272 1476, 246 1424, 240 1360 c`;

/** Trunk and arms, to stand behind the garment. */
export function bodyBehind(pen: Pen) {
  const limb = (k: readonly Knot[]) => form(pen, narrow(pen, k), '', [...roundness(shape(narrow(pen, k)), 60, 0.9)]);
  const fingers = (side: 1 | -1) =>
    stroke(shape(narrow(pen, at`${side * 404} 1240, ${side * 404} 1280, ${side * 406} 1300`)), pen.main.line, 2.4, {
      opacity: 0.35,
    });
  return limb(trunk) + limb(mirror(arm)) + limb(arm) + fingers(1) + fingers(-1);
}

/** Head and neck, seen only where the garment opens. */
export function headAbove(pen: Pen, opening: string) {
  const id = pen.name();
  const throat = form(pen, neck, '', [
    ...roundness(shape(neck), 60, 0.9),
    hollow(at`-70 120, 10 150, 80 116`, 70, 0.9, 18),
    hollow(at`-90 250, 0 300, 90 250`, 40, 0.3, 18),
  ]);
  const skull = form(pen, head, '', [
    ...roundness(shape(head), 90, 1),
    sheen(at`-40 -150, -56 -60, -36 60`, 90, 0.7, 36),
    hollow(at`60 -80, 50 20, 10 110`, 70, 0.35, 36),
  ]);
  return tag('clipPath', { id }, tag('path', { d: opening })) + group({ 'clip-path': `url(#${id})` }, throat, skull);
}

const shin = at`24 470 c, 262 470 c, 262 640, 234 800, 232 880, 240 980, 222 1180, 212 1372 c, 134 1372 c, 118 1180, 92 990, 98 880, 84 760, 44 620`;

/** Bare legs for what ends above the ankle. Drawn to the legs' measure. */
export const legsBehind = (pen: Pen) =>
  [mirror(shin), shin].map((k) => form(pen, k, '', [...roundness(shape(k), 60, 0.9)])).join('');

/** Plain dark shoes from the front, so that legs have something to stand on. Drawn to the legs' measure. */
export function shoesBelow(pen: Pen) {
  const dark = tones('#2b2a29');
  const one = (k: readonly Knot[], side: 1 | -1) =>
    form(
      { ...pen, main: dark },
      k,
      stroke(`M${600 + side * 80} 1488Q${600 + side * 176} 1512 ${600 + side * 276} 1486`, '#000', 5, { opacity: 0.6 }),
      [
        ...roundness(shape(k), 50, 0.9),
        sheen(at`${side * 176 - 40} 1440, ${side * 176 - 30} 1460, ${side * 176 - 20} 1480`, 50, 0.8, 18),
      ],
    );
  return { art: one(mirror(shoe), -1) + one(shoe, 1), outline: shape(shoe) + shape(mirror(shoe)) };
}
