import type { Has, Part } from './part.ts';
import { where } from './part.ts';

const long: readonly Part[] = [
  { of: 'cloth', d: 'M236 58C300 74 356 128 386 262L470 636L352 664L286 300L200 220Z' },
  { of: 'shade', d: 'M330 560C322 500 306 400 286 300L352 664L380 657Z' },
  { of: 'seam', d: 'M461 596L343 624' },
  { of: 'stitch', d: 'M459 588L341 616' },
];

const taped: readonly Part[] = [
  { of: 'second', d: 'M453 561L470 636L352 664L339 591Z' },
  { of: 'tape', d: 'M421 419L432 468L322 500L314 453Z' },
];

/** Of clothes that are not high-visibility ones: narrow, and on the upper arm only. */
const reflectors: readonly Part[] = [
  { of: 'tape', d: 'M405 345L409 365L304 399L300 379Z' },
  { of: 'tape', d: 'M414 385L418 405L311 439L308 419Z' },
];

const short: readonly Part[] = [
  { of: 'cloth', d: 'M234 56C304 68 376 110 426 196L330 276L286 244L200 180Z' },
  { of: 'shade', d: 'M330 276L286 244L268 180C290 220 310 240 350 259Z' },
  { of: 'stitch', d: 'M414 189L322 265' },
];

export const longSleeves = (has: Has): readonly Part[] => [
  ...long,
  ...where(has('reflective-tape'), taped),
  ...where(has('sleeve-reflectors'), reflectors),
];

export const shirtSleeves = (has: Has): readonly Part[] => (has('long-sleeves') ? longSleeves(has) : short);
