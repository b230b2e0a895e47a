import { type Has, type Part, where } from './part.ts';

const waistband: readonly Part[] = [
  { of: 'second', d: 'M0 0C70 4 140 4 212 0L217 44C140 48 70 48 0 44' },
  { of: 'seam', d: 'M0 44C70 48 140 48 217 44' },
];
const fly: readonly Part[] = [
  { of: 'seam', d: 'M0 44L0 380', whole: true },
  { of: 'stitch', d: 'M0 240C40 236 46 200 46 46', whole: true },
];
const slantPocket: Part = { of: 'seam', d: 'M120 46C126 110 170 140 228 146' };
const backPocket: Part = { of: 'stitch', d: 'M60 120L170 120L170 240L115 256L60 240Z' };

/** They hang from the waistband and end above the thigh, where texts and logos are. */
const holsters: readonly Part[] = [
  { of: 'second', d: 'M84 48L188 48L197 232L150 256L97 236Z' },
  { of: 'stitch', d: 'M92 78L182 78M98 222L150 242L190 220' },
];

const legs: readonly Part[] = [
  { of: 'cloth', d: 'M0 0C70 4 140 4 212 0C232 120 244 240 246 380L226 1060L70 1072L30 420C24 396 10 384 0 380' },
  { of: 'shade', d: 'M246 380L226 1060L190 1063C214 800 222 560 216 380Z' },
  { of: 'shade', d: 'M30 420L70 1072L92 1070C76 820 62 600 30 420Z' },
];
const hem: Part = { of: 'stitch', d: 'M226 1030L71 1042' };
const legTapes: readonly Part[] = [
  { of: 'second', d: 'M228 990L226 1060L70 1072L65 990Z' },
  { of: 'tape', d: 'M232 860L231 905L60 905L57 860Z' },
  { of: 'tape', d: 'M229 945L228 990L65 990L62 945Z' },
];
const kneePockets: readonly Part[] = [
  { of: 'seam', d: 'M86 640L232 630M84 840L228 830' },
  { of: 'stitch', d: 'M88 652L230 642' },
];
/** On the wearer's left leg; the ruler is on the right one, below the place for a logo. */
const thighPocket: readonly Part[] = [
  { of: 'cloth', d: 'M112 420L230 414L226 610L114 616Z', whole: true },
  { of: 'cloth', d: 'M108 400L234 394L234 446L109 452Z', whole: true },
  { of: 'stitch', d: 'M120 606L220 600', whole: true },
];
const rulerPocket: readonly Part[] = [
  { of: 'stitch', d: 'M-232 400L-176 400L-172 610L-226 616', whole: true },
  { of: 'seam', d: 'M-232 410L-176 410', whole: true },
];

export const trousersFront = (has: Has): readonly Part[] => [
  ...legs,
  ...where(has('reflective-tape'), legTapes),
  ...where(has('knee-pockets'), kneePockets),
  ...fly,
  slantPocket,
  ...where(has('thigh-pocket'), thighPocket),
  ...where(has('ruler-pocket'), rulerPocket),
  ...where(has('holster-pockets'), holsters),
  ...waistband,
  hem,
];
export const trousersBack = (has: Has): readonly Part[] => [
  ...legs,
  ...where(has('reflective-tape'), legTapes),
  ...waistband,
  hem,
  backPocket,
];

const shortLegs: readonly Part[] = [
  { of: 'cloth', d: 'M0 0C70 4 140 4 212 0C232 120 250 240 262 500L44 522L22 400C16 386 8 380 0 378' },
  ...waistband,
];
const shortThighPocket: Part = { of: 'stitch', d: 'M120 350L238 346L242 450L124 456Z', whole: true };

export const shortsFront = (has: Has): readonly Part[] => [
  ...shortLegs,
  { of: 'stitch', d: 'M260 474L42 496' },
  ...fly,
  slantPocket,
  ...where(has('thigh-pocket'), [shortThighPocket]),
  ...where(has('holster-pockets'), holsters),
];
export const shortsBack: readonly Part[] = [...shortLegs, backPocket];
