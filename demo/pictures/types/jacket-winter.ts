import { standCollar } from '../blocks/collars.ts';
import { cuff, plainHem, snaps } from '../blocks/edges.ts';
import { darkBase, darkCuff, flapTapes, sleeveTapes, torsoTapes } from '../blocks/hivis.ts';
import { hood } from '../blocks/hood.ts';
import { backTape, frontZip, yoke } from '../blocks/jacket-parts.ts';
import { chestZip, handPockets, patch } from '../blocks/jacket-pockets.ts';
import { quiltedLight, quiltedSleeve, quilting } from '../blocks/quilting.ts';
import { sleeveReflectors } from '../blocks/reflectors.ts';
import { torso } from '../blocks/torso.ts';
import { bodyLight, sleeves } from '../blocks/torso-light.ts';
import { assemble } from '../kit/assemble.ts';
import type { Garment } from '../kit/garment.ts';
import type { Pen } from '../kit/pen.ts';
import { flip } from '../kit/svg.ts';

function view(pen: Pen, side: 'front' | 'back') {
  const quilted = pen.texture === 'quilt';
  const block = torso(pen, { hem: quilted ? 1180 : 1270, ease: 20, neckDrop: 224, padded: quilted });
  const front = side === 'front';
  const { hood: hooded = !quilted, hiVisClass = 0 } = pen.features;
  const visible = hiVisClass > 0;
  const tapes = hiVisClass > 2 ? [664, 814] : [760];
  const arm = () =>
    (quilted ? quiltedSleeve(pen, block) : '') +
    (visible ? '' : sleeveReflectors(pen, block)) +
    (visible ? darkCuff(pen, block, 980) + sleeveTapes(pen, block, hiVisClass > 2 ? [640, 800] : [800]) : '') +
    cuff(pen, block, quilted ? 'bound' : 'tab', pen.trim);
  return assemble(pen, block.body, [
    sleeves(pen, block, {
      inside: (s) => (s === 1 ? arm() : flip(arm())),
      weight: quilted ? 0.4 : 0.9,
      light: (s) => (quilted ? quiltedLight(block, s) : []),
    }),
    quilted ? quilting(pen, block) : yoke(pen, block, 380, pen.trim),
    visible ? darkBase(pen, block, 1050) : {},
    visible ? torsoTapes(pen, block, { heights: tapes, braces: hiVisClass > 1 }) : {},
    front || visible || quilted ? {} : backTape(pen, 440),
    plainHem(pen, block),
    front && !quilted
      ? patch(pen, { x: 172, y: 930, width: 200, height: 210, cloth: visible ? pen.trim : pen.main })
      : {},
    front && !quilted
      ? patch(pen, { x: 172, y: 930, width: 200, height: 210, side: -1, cloth: visible ? pen.trim : pen.main })
      : {},
    front && quilted ? handPockets(pen, visible ? 930 : 820) : {},
    front ? chestZip(pen, visible ? 466 : 500, !quilted || hiVisClass > 1, pen.main, hiVisClass > 1 ? 58 : 132) : {},
    bodyLight(block, quilted ? 0.35 : 0.8),
    hooded
      ? hood(pen, side, { lining: pen.features.lining === false ? pen.main : pen.trim, peak: !quilted, cords: false })
      : standCollar(pen, block.neck, side, pen.main, 104),
    front ? frontZip(pen, block, { top: hooded ? 238 : 150, flap: !quilted }) : {},
    front && !quilted && visible ? flapTapes(pen, tapes) : {},
    front && !quilted ? { over: snaps(602, 300, block.hem - 40, 6) } : {},
  ]);
}

export const jacketWinter: Garment = {
  front: (pen) => view(pen, 'front'),
  back: (pen) => view(pen, 'back'),
  detail: { side: 'front', at: [680, 320], scale: 2.2 },
  wear: 'torso',
};
