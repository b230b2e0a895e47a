import { collar, frontNeck, neckBehind } from './necks.ts';
import { type Has, type Part, where } from './part.ts';
import { longSleeves } from './sleeves.ts';
import { armhole, backYoke, bodyTapes, chestPockets, closure, frontYoke } from './tops.ts';

const legs: Part = {
  of: 'cloth',
  d: 'M0 580L280 580C282 760 276 900 268 1000L250 1500L90 1512L36 950C24 926 10 914 0 910',
};
const front = 'M0 34C40 34 72 22 86 0L236 58C246 120 262 170 286 250C286 400 284 500 280 590L0 590';
const back = 'M0 16C40 16 72 12 86 0L236 58C246 120 262 170 286 250C286 400 284 500 280 590L0 590';
const fold: Part = { of: 'shade', d: 'M286 250C276 300 246 330 214 350C250 350 274 340 287 322Z' };
const waist: Part = { of: 'seam', d: 'M0 586L281 586M0 626L281 626' };
const knees: Part = { of: 'seam', d: 'M77 1100L263 1090M86 1300L256 1290' };
const legTapes: readonly Part[] = [
  { of: 'tape', d: 'M257 1310L255 1355L75 1355L71 1310Z' },
  { of: 'tape', d: 'M254 1395L252 1440L83 1440L79 1395Z' },
];

const below = (has: Has): readonly Part[] => [legs, ...where(has('reflective-tape'), legTapes)];
const tapes = (has: Has) => where(has('reflective-tape'), bodyTapes);

export const overallFront = (has: Has): readonly Part[] => [
  ...longSleeves(has),
  ...below(has),
  { of: 'cloth', d: front },
  ...frontYoke,
  fold,
  armhole,
  ...tapes(has),
  ...chestPockets(has),
  ...where(has('knee-pockets'), [knees]),
  waist,
  ...closure(has, 912),
  ...frontNeck(has, collar),
];
export const overallBack = (has: Has): readonly Part[] => [
  ...longSleeves(has),
  ...below(has),
  { of: 'cloth', d: back },
  armhole,
  ...backYoke,
  ...tapes(has),
  waist,
  ...neckBehind(has),
];

const straps: readonly Part[] = [{ of: 'second', d: 'M78 0L118 0L112 160L76 160Z' }];

export const bibFront = (has: Has): readonly Part[] => [
  ...below(has),
  { of: 'cloth', d: 'M0 146L122 146C128 230 154 340 204 420C240 450 276 520 280 590L0 590' },
  ...straps,
  ...where(has('chest-pockets'), [{ of: 'stitch', d: 'M0 258L104 258L104 390L0 396' }]),
  ...where(has('knee-pockets'), [knees]),
  waist,
];
export const bibBack = (has: Has): readonly Part[] => [
  ...below(has),
  { of: 'cloth', d: 'M0 226L104 214C130 290 190 380 262 440C280 490 282 540 280 590L0 590' },
  { of: 'second', d: 'M78 0L118 0L104 226L66 226Z' },
  waist,
];
