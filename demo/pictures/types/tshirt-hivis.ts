import { shirtCollar } from '../blocks/collars.ts';
import { cuff, plainHem } from '../blocks/edges.ts';
import { placket } from '../blocks/fronts.ts';
import { darkBase, sleeveTapes, torsoTapes } from '../blocks/hivis.ts';
import { crewNeck, insideNeck } from '../blocks/neck.ts';
import { torso } from '../blocks/torso.ts';
import { bodyLight, sleeves } from '../blocks/torso-light.ts';
import { assemble, type Part } from '../kit/assemble.ts';
import type { Garment } from '../kit/garment.ts';
import { label } from '../kit/hardware.ts';
import type { Pen } from '../kit/pen.ts';
import { flip } from '../kit/svg.ts';

/** There is no room between the tapes, so the mark is at the hem. */
const signed = (pen: Pen, hem: number): Part => ({
  over: label(
    [pen.pick('signature', [420, 780, 812]), hem - pen.pick('signature height', [30, 56])],
    ...pen.pick<readonly [number, number]>('badge', [
      [34, 24],
      [56, 22],
      [26, 36],
    ]),
    pen.trim.dark ? pen.trim.soft : pen.trim.deep,
    '#f2efe8',
  ),
});

function view(pen: Pen, side: 'front' | 'back') {
  const front = side === 'front';
  const { longSleeve = false, collar = false, hiVisClass = 2 } = pen.features;
  const block = torso(pen, {
    hem: 1190,
    sleeves: longSleeve ? 'long' : 'short',
    neckDrop: collar ? 232 : front ? 284 : 232,
    ease: -2,
  });
  const end = () =>
    (longSleeve ? sleeveTapes(pen, block, hiVisClass > 2 ? [680, 830] : [780], 58) : '') +
    cuff(pen, block, longSleeve ? 'rib' : 'bound', pen.trim);
  return assemble(pen, block.body, [
    front && !collar ? insideNeck(pen, block.neck, 284) : {},
    sleeves(pen, block, { long: longSleeve, inside: (s) => (s === 1 ? end() : flip(end())), weight: 1.05 }),
    darkBase(pen, block, 1060),
    torsoTapes(pen, block, { heights: hiVisClass > 1 ? [690, 850] : [760], braces: hiVisClass > 1, height: 58 }),
    plainHem(pen, block),
    front ? signed(pen, block.hem) : {},
    front && collar ? placket(pen, { top: 240, bottom: 460, count: 3, cloth: pen.trim }) : {},
    bodyLight(block, 1.05),
    collar
      ? shirtCollar(pen, block.neck, side, { cloth: pen.trim, soft: true })
      : crewNeck(pen, block.neck, 284, side, pen.trim),
  ]);
}

export const tshirtHivis: Garment = {
  front: (pen) => view(pen, 'front'),
  back: (pen) => view(pen, 'back'),
  detail: { side: 'front', at: [720, 800], scale: 2.2 },
  wear: 'torso',
};
