import type { Part } from '../kit/assemble.ts';
import { form } from '../kit/assemble.ts';
import type { Tones } from '../kit/colour.ts';
import { shape } from '../kit/geometry.ts';
import { at, mirror } from '../kit/knots.ts';
import type { Pen } from '../kit/pen.ts';
import { cast, folds, hollow, type Mark, roundness, sheen } from '../kit/shading.ts';
import { bothShapes, type Torso } from './torso.ts';

/** Light and folds of the body: chest, armholes, waist, hem. Heavier cloth folds less. */
export function bodyLight({ body, hem, armhole }: Torso, weight = 1): Part {
  const f = weight;
  return {
    marks: [
      ...roundness(shape(body), 92, 0.85),
      sheen(at`-150 330, -168 620, -160 ${hem - 80}`, 150, 0.42),
      sheen(at`96 350, 116 600, 108 ${hem - 120}`, 96, 0.36),
      hollow(at`-10 640, 6 860, 0 ${hem - 60}`, 70, 0.3, 36),
      ...folds([
        [at`-276 500, -232 512, -176 470`, 16, 0.7 * f],
        [at`-280 574, -218 640, -196 780`, 24, 0.5 * f],
        [at`276 500, 232 518, 180 482`, 16, 0.75 * f],
        [at`282 574, 226 650, 206 800`, 24, 0.55 * f],
        [at`-284 820, -206 872, -96 872`, 20, 0.42 * f],
        [at`-280 900, -214 930, -150 924`, 16, 0.34 * f],
        [at`284 800, 210 858, 110 868`, 20, 0.45 * f],
        [at`280 930, 216 962, 140 956`, 16, 0.34 * f],
        [at`-222 ${hem - 16}, -196 ${hem - 150}, -214 ${hem - 320}`, 26, 0.34 * f],
        [at`190 ${hem - 20}, 204 ${hem - 170}, 180 ${hem - 340}`, 26, 0.4 * f],
        [at`-80 ${hem - 20}, -100 ${hem - 160}, -76 ${hem - 330}`, 26, 0.26 * f],
        [at`72 ${hem - 20}, 62 ${hem - 130}, 84 ${hem - 250}`, 22, 0.24 * f],
        [at`-226 312, -176 356, -118 366`, 17, 0.4 * f],
        [at`228 312, 182 362, 120 376`, 17, 0.4 * f],
      ]),
      cast(armhole, 14, 0.3, 8),
      cast(mirror(armhole), 14, 0.3, 8),
    ],
  };
}

function sleeveMarks(side: 1 | -1, long: boolean, f: number): Mark[] {
  const k = (...args: Parameters<typeof at>) => (side === 1 ? at(...args) : mirror(at(...args)));
  const lamp = side === -1 ? -14 : -26;
  return [
    sheen(
      at`${side * 348 + lamp} 340, ${side * 384 + lamp} 600, ${side * 418 + lamp} ${long ? 1060 : 620}`,
      74,
      0.55,
      18,
    ),
    ...folds([
      [k`272 520, 318 480, 340 410`, 15, 0.6 * f],
      [k`290 560, 338 548, 376 500`, 14, 0.5 * f],
    ]),
    ...(long
      ? folds([
          [k`306 690, 366 734, 436 716`, 15, 0.75 * f],
          [k`312 746, 368 788, 446 774`, 14, 0.6 * f],
          [k`440 640, 392 676, 340 676`, 13, 0.5 * f],
          [k`324 880, 376 910, 450 894`, 13, 0.4 * f],
          [k`334 1010, 392 1046, 470 1026`, 13, 0.5 * f],
          [k`474 950, 430 986, 376 988`, 12, 0.4 * f],
          [k`330 640, 322 700, 336 790`, 14, 0.3 * f],
        ])
      : []),
  ];
}

/** How cloth falls on a body: it hangs from the chest, breaks at the waist and turns away at the sides. */
const drape = (hem: number, f: number): Mark[] => [
  sheen(at`-128 380, -146 470, -120 580`, 150, 0.22),
  sheen(at`120 380, 138 470, 112 580`, 120, 0.18),
  hollow(at`-250 700, -232 840, -250 ${hem - 80}`, 90, 0.4, 36),
  hollow(at`250 680, 230 840, 252 ${hem - 80}`, 110, 0.5, 36),
  ...folds([
    [at`-262 600, -190 720, -60 800`, 26, 0.5 * f],
    [at`262 600, 196 730, 70 820`, 26, 0.55 * f],
    [at`-262 790, -170 846, -40 838`, 20, 0.5 * f],
    [at`262 800, 168 866, 50 860`, 20, 0.5 * f],
    [at`-160 ${hem - 10}, -140 ${hem - 130}, -176 ${hem - 290}`, 30, 0.45 * f],
    [at`132 ${hem - 10}, 120 ${hem - 150}, 154 ${hem - 310}`, 30, 0.45 * f],
  ]),
];

type Sleeves = {
  long?: boolean;
  cloth?: Tones;
  inside?: (side: 1 | -1) => string;
  weight?: number;
  light?: (side: 1 | -1) => Mark[];
};

/** Both sleeves behind the body, each with its own light. */
export function sleeves(
  pen: Pen,
  block: Torso,
  { long = true, cloth, inside = () => '', weight = 1, light = () => [] }: Sleeves = {},
): Part {
  const one = (side: 1 | -1) => {
    const knots = side === 1 ? block.sleeve : mirror(block.sleeve);
    const underBody = side === 1 ? block.armhole : mirror(block.armhole);
    return form(
      pen,
      knots,
      inside(side),
      [
        ...roundness(shape(knots), 56, 0.95),
        ...sleeveMarks(side, long, weight),
        ...light(side),
        cast(underBody, 34, 0.5, 8),
      ],
      cloth,
    );
  };
  return {
    behind: one(-1) + one(1),
    outline: bothShapes(block.sleeve),
    ...(pen.filled ? { marks: drape(block.hem, weight) } : {}),
  };
}
