import type { Garment } from '../garment.ts';
import type { Side } from '../positions.ts';

/** The material of a part: cloth, a second colour, a seam, a row of stitches, a zip or the dark inside. */
export type Material = 'cloth' | 'second' | 'inside' | 'seam' | 'stitch' | 'zip' | 'shade';

/**
 * Parts of a garment of size M lying flat, in millimetres: the right half of the picture, from the middle (x is 0) and the
 * highest point of the shoulder. The other half is its mirror image, unless the part is `whole`.
 */
export type Part = { readonly of: Material; readonly d: string; readonly whole?: boolean };

const longSleeve: readonly Part[] = [
  { of: 'cloth', d: 'M236 58C300 74 356 128 386 262L470 636L352 664L286 300L200 220Z' },
  { of: 'shade', d: 'M330 560C322 500 306 400 286 300L352 664L380 657Z' },
  { of: 'seam', d: 'M461 596L343 624' },
  { of: 'stitch', d: 'M459 588L341 616' },
];

const shortSleeve: readonly Part[] = [
  { of: 'cloth', d: 'M234 56C304 68 376 110 426 196L330 276L286 244L200 180Z' },
  { of: 'shade', d: 'M330 276L286 244L268 180C290 220 310 240 350 259Z' },
  { of: 'stitch', d: 'M414 189L322 265' },
];

const body = 'M0 34C40 34 72 22 86 0L236 58C246 120 262 170 286 250C288 400 288 560 290 700C200 712 100 714 0 714';
const backBody = 'M0 16C40 16 72 12 86 0L236 58C246 120 262 170 286 250C288 400 288 560 290 700C200 712 100 714 0 714';
const folds: readonly Part[] = [
  { of: 'shade', d: 'M286 250C276 300 246 330 214 350C250 350 274 340 287 322Z' },
  { of: 'shade', d: 'M290 700C240 660 222 600 216 520C236 600 262 640 289 660Z' },
];

const armhole: Part = { of: 'seam', d: 'M236 58C246 120 262 170 286 250' };
const hem: Part = { of: 'stitch', d: 'M0 692C100 692 200 690 289 678' };
const collar: readonly Part[] = [
  { of: 'inside', d: 'M0 -48C24 -48 44 -52 60 -58C58 -20 40 10 0 30' },
  { of: 'second', d: 'M0 34C40 34 72 22 86 0L96 -44C80 -60 64 -62 60 -58C50 -20 26 6 0 14' },
  { of: 'seam', d: 'M0 34C40 34 72 22 86 0' },
];
const ribbedNeck: readonly Part[] = [
  { of: 'inside', d: 'M0 8C40 8 70 6 84 -2L86 0C72 50 40 74 0 76' },
  { of: 'second', d: 'M0 76C44 74 80 48 86 0L102 6C96 62 52 94 0 96' },
  { of: 'seam', d: 'M0 96C52 94 96 62 102 6' },
];
const backNeck: readonly Part[] = [
  { of: 'second', d: 'M0 16C40 16 72 12 86 0L92 -30C70 -20 40 -16 0 -16' },
  { of: 'seam', d: 'M0 16C40 16 72 12 86 0' },
];
const chestPocket: Part = { of: 'stitch', d: 'M60 258L176 258L176 372L118 388L60 372Z' };
const handPockets: readonly Part[] = [
  { of: 'seam', d: 'M170 470L226 590' },
  { of: 'stitch', d: 'M180 466L236 586' },
];
const zip: readonly Part[] = [
  { of: 'zip', d: 'M0 14L0 712', whole: true },
  { of: 'stitch', d: 'M16 36L16 712' },
];
const yoke: readonly Part[] = [
  { of: 'seam', d: 'M0 152C90 152 180 150 258 148' },
  { of: 'stitch', d: 'M0 160C90 160 180 158 260 156' },
];

const jacketFront: readonly Part[] = [
  ...longSleeve,
  { of: 'cloth', d: body },
  ...folds,
  armhole,
  { of: 'seam', d: 'M20 128L250 128' },
  ...handPockets,
  ...zip,
  hem,
  ...collar,
];
const longBack: readonly Part[] = [
  ...longSleeve,
  { of: 'cloth', d: backBody },
  ...folds,
  armhole,
  ...yoke,
  hem,
  ...backNeck,
];
const shortBack: readonly Part[] = [...shortSleeve, { of: 'cloth', d: backBody }, ...folds, armhole, hem, ...backNeck];
const placket: readonly Part[] = [
  { of: 'stitch', d: 'M18 40L18 250L0 250' },
  { of: 'seam', d: 'M0 34L0 250', whole: true },
];
const buttons: Part = {
  of: 'seam',
  whole: true,
  d: [110, 220, 330, 440, 550, 660].map((y) => `M-4 ${y}L4 ${y + 0.1}M0 ${y - 4}L0.1 ${y + 4}`).join(''),
};

const legs = 'M0 0C70 4 140 4 212 0C232 120 244 240 246 380L226 1060L70 1072L30 420C24 396 10 384 0 380';
const legParts: readonly Part[] = [
  { of: 'cloth', d: legs },
  { of: 'shade', d: 'M246 380L226 1060L190 1063C214 800 222 560 216 380Z' },
  { of: 'shade', d: 'M30 420L70 1072L92 1070C76 820 62 600 30 420Z' },
  { of: 'second', d: 'M0 0C70 4 140 4 212 0L217 44C140 48 70 48 0 44' },
  { of: 'seam', d: 'M0 44C70 48 140 48 217 44' },
  { of: 'stitch', d: 'M226 1030L71 1042' },
  { of: 'seam', d: 'M86 640L232 630M84 840L228 830' },
];
const fly: readonly Part[] = [
  { of: 'seam', d: 'M0 44L0 380', whole: true },
  { of: 'stitch', d: 'M0 240C40 236 46 200 46 46', whole: true },
];
const frontPockets: readonly Part[] = [{ of: 'seam', d: 'M120 46C126 110 170 140 228 146' }];
const shortLegs = 'M0 0C70 4 140 4 212 0C232 120 250 240 262 500L44 522L22 400C16 386 8 380 0 378';

const drawings: Readonly<Record<Garment, Readonly<Record<Side, readonly Part[]>>>> = {
  jacket: { front: jacketFront, back: longBack },
  hoodie: {
    front: [
      ...longSleeve,
      { of: 'cloth', d: body },
      ...folds,
      armhole,
      { of: 'stitch', d: 'M0 480L120 480L176 600L176 680L0 684' },
      hem,
      { of: 'second', d: 'M0 34C40 34 72 22 86 0C120 -30 120 -90 84 -116C56 -132 26 -134 0 -134' },
      { of: 'inside', d: 'M0 22C34 8 62 -20 66 -60C56 -98 30 -106 0 -106' },
      { of: 'seam', d: 'M0 34C40 34 72 22 86 0' },
    ],
    back: [
      ...longBack,
      { of: 'second', d: 'M0 -120C60 -118 104 -90 112 -40C112 20 60 86 0 96' },
      { of: 'seam', d: 'M0 96C60 86 112 20 112 -40' },
    ],
  },
  shirt: {
    front: [
      ...longSleeve,
      { of: 'cloth', d: body },
      ...folds,
      armhole,
      chestPocket,
      ...zip.slice(1),
      buttons,
      hem,
      ...collar,
    ],
    back: longBack,
  },
  tshirt: { front: [...shortSleeve, { of: 'cloth', d: body }, ...folds, armhole, hem, ...ribbedNeck], back: shortBack },
  polo: {
    front: [...shortSleeve, { of: 'cloth', d: body }, ...folds, armhole, ...placket, hem, ...collar],
    back: shortBack,
  },
  vest: {
    front: [{ of: 'cloth', d: body }, ...folds, armhole, ...handPockets, ...zip, hem, ...collar],
    back: [{ of: 'cloth', d: backBody }, ...folds, armhole, ...yoke, hem, ...backNeck],
  },
  overall: {
    front: [
      ...longSleeve,
      { of: 'cloth', d: 'M0 580L280 580C282 760 276 900 268 1000L250 1500L90 1512L36 950C24 926 10 914 0 910' },
      { of: 'cloth', d: 'M0 34C40 34 72 22 86 0L236 58C246 120 262 170 286 250C286 400 284 500 280 590L0 590' },
      ...folds.slice(0, 1),
      armhole,
      { of: 'seam', d: 'M0 586L281 586M0 626L281 626' },
      { of: 'zip', d: 'M0 14L0 900', whole: true },
      { of: 'stitch', d: 'M16 36L16 586' },
      ...collar,
    ],
    back: [
      ...longSleeve,
      { of: 'cloth', d: 'M0 580L280 580C282 760 276 900 268 1000L250 1500L90 1512L36 950C24 926 10 914 0 910' },
      { of: 'cloth', d: 'M0 16C40 16 72 12 86 0L236 58C246 120 262 170 286 250C286 400 284 500 280 590L0 590' },
      armhole,
      ...yoke,
      { of: 'seam', d: 'M0 586L281 586M0 626L281 626' },
      ...backNeck,
    ],
  },
  trousers: {
    front: [...legParts, ...fly, ...frontPockets],
    back: [...legParts, { of: 'stitch', d: 'M60 120L170 120L170 240L115 256L60 240Z' }],
  },
  shorts: {
    front: [
      { of: 'cloth', d: shortLegs },
      { of: 'second', d: 'M0 0C70 4 140 4 212 0L217 44C140 48 70 48 0 44' },
      { of: 'seam', d: 'M0 44C70 48 140 48 217 44' },
      { of: 'stitch', d: 'M260 474L42 496' },
      ...fly,
      ...frontPockets,
    ],
    back: [
      { of: 'cloth', d: shortLegs },
      { of: 'second', d: 'M0 0C70 4 140 4 212 0L217 44C140 48 70 48 0 44' },
      { of: 'stitch', d: 'M60 120L170 120L170 240L115 256L60 240Z' },
    ],
  },
  cap: {
    front: [
      { of: 'cloth', d: 'M0 -40C70 -38 120 10 124 120C80 108 40 104 0 104' },
      { of: 'second', d: 'M0 104C40 104 80 108 124 120C140 150 130 166 120 168C90 140 40 134 0 134' },
      { of: 'seam', d: 'M0 -40L0 104', whole: true },
      { of: 'seam', d: 'M0 -40C50 -20 74 40 78 108' },
    ],
    back: [{ of: 'cloth', d: 'M0 -40C70 -38 120 10 124 120C80 128 40 130 0 130' }],
  },
};

export const partsOf = (garment: Garment, side: Side): readonly Part[] => drawings[garment][side];

type Extent = { readonly halfWidth: number; readonly top: number; readonly bottom: number };

const extents: Readonly<Record<Garment, Extent>> = {
  jacket: { halfWidth: 474, top: -64, bottom: 718 },
  hoodie: { halfWidth: 474, top: -138, bottom: 718 },
  shirt: { halfWidth: 474, top: -64, bottom: 718 },
  tshirt: { halfWidth: 430, top: -34, bottom: 718 },
  polo: { halfWidth: 430, top: -64, bottom: 718 },
  vest: { halfWidth: 294, top: -64, bottom: 718 },
  overall: { halfWidth: 474, top: -64, bottom: 1514 },
  trousers: { halfWidth: 250, top: -4, bottom: 1076 },
  shorts: { halfWidth: 266, top: -4, bottom: 526 },
  cap: { halfWidth: 140, top: -44, bottom: 172 },
};

/** The extent of a garment of size M. */
export const extentOf = (garment: Garment): Extent => extents[garment];
