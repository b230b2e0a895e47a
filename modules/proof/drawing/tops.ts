import { collar, frontNeck, neckBehind, ribbedNeck } from './necks.ts';
import { type Has, type Part, where } from './part.ts';
import { longSleeves, shirtSleeves } from './sleeves.ts';

const front = 'M0 34C40 34 72 22 86 0L236 58C246 120 262 170 286 250C288 400 288 560 290 700C200 712 100 714 0 714';
const back = 'M0 16C40 16 72 12 86 0L236 58C246 120 262 170 286 250C288 400 288 560 290 700C200 712 100 714 0 714';
const folds: readonly Part[] = [
  { of: 'shade', d: 'M286 250C276 300 246 330 214 350C250 350 274 340 287 322Z' },
  { of: 'shade', d: 'M290 700C240 660 222 600 216 520C236 600 262 640 289 660Z' },
];
export const armhole: Part = { of: 'seam', d: 'M236 58C246 120 262 170 286 250' };
const hem: Part = { of: 'stitch', d: 'M0 692C100 692 200 690 289 678' };

/** Shoulders in the second colour end above the chest and the back, where texts and logos are. */
export const frontYoke: readonly Part[] = [
  { of: 'second', d: 'M0 34C40 34 72 22 86 0L236 58C242 88 246 108 251 128L0 128' },
  { of: 'seam', d: 'M0 128L251 128' },
];
export const backYoke: readonly Part[] = [
  { of: 'second', d: 'M0 16C40 16 72 12 86 0L236 58C243 96 250 122 258 148L0 152' },
  { of: 'seam', d: 'M0 152C90 152 180 150 258 148' },
  { of: 'stitch', d: 'M0 160C90 160 180 158 260 156' },
];
const yokeSeams = backYoke.slice(1);

/** Hi-vis clothes are dark where they get dirty. */
const darkBase: Part = { of: 'second', d: 'M0 560L288 560L290 700C200 712 100 714 0 714' };
export const bodyTapes: readonly Part[] = [
  { of: 'tape', d: 'M0 340L287 340L288 390L0 390' },
  { of: 'tape', d: 'M0 455L288 455L288 505L0 505' },
];
const tapes = (has: Has) => where(has('reflective-tape'), bodyTapes);
const base = (has: Has) => where(has('reflective-tape'), [darkBase]);

export const chestPockets = (has: Has): readonly Part[] =>
  where(has('chest-pockets'), [
    has('reflective-tape')
      ? { of: 'stitch', d: 'M60 258L176 258L176 334L60 334Z' }
      : { of: 'stitch', d: 'M60 258L176 258L176 372L118 388L60 372Z' },
    { of: 'seam', d: 'M60 286L176 286' },
  ]);
const handPockets: readonly Part[] = [
  { of: 'seam', d: 'M170 470L226 590' },
  { of: 'stitch', d: 'M180 466L236 586' },
];
const buttonHeights = [110, 220, 330, 440, 550, 660];
const buttons: readonly Part[] = [
  { of: 'stitch', d: 'M16 36L16 712' },
  {
    of: 'seam',
    whole: true,
    d: buttonHeights.map((y) => `M-4 ${y}L4 ${y + 0.1}M0 ${y - 4}L0.1 ${y + 4}`).join(''),
  },
];
const zipTo = (y: number): readonly Part[] => [
  { of: 'zip', d: `M0 14L0 ${y - 2}`, whole: true },
  { of: 'stitch', d: `M16 36L16 ${y - 2}` },
];

/** What closes the front, down to `end`. */
export function closure(has: Has, end = 714): readonly Part[] {
  if (has('buttons')) return buttons;
  if (has('half-zip')) return zipTo(300);
  return where(has('zip'), zipTo(end));
}

const placket: readonly Part[] = [
  { of: 'stitch', d: 'M18 40L18 250L0 250' },
  { of: 'seam', d: 'M0 34L0 250', whole: true },
];
const pouch: Part = { of: 'stitch', d: 'M0 480L120 480L176 600L176 680L0 684' };
const splitPouch: Part = { of: 'stitch', d: 'M24 480L120 480L176 600L176 680L24 684Z' };

const body = (d: string, has: Has): readonly Part[] => [{ of: 'cloth', d }, ...base(has), ...folds, armhole, hem];

export const jacketFront = (has: Has): readonly Part[] => [...longSleeves(has), ...vestFront(has)];
export const jacketBack = (has: Has): readonly Part[] => [...longSleeves(has), ...vestBack(has)];

export const vestFront = (has: Has): readonly Part[] => [
  ...body(front, has),
  ...frontYoke,
  ...tapes(has),
  ...chestPockets(has),
  ...handPockets,
  ...closure(has),
  ...frontNeck(has, collar),
];
export const vestBack = (has: Has): readonly Part[] => [
  ...body(back, has),
  ...backYoke,
  ...tapes(has),
  ...neckBehind(has),
];

export const hoodieFront = (has: Has): readonly Part[] => [
  ...longSleeves(has),
  ...body(front, has),
  ...where(has('hood'), [has('zip') ? splitPouch : pouch]),
  ...tapes(has),
  ...closure(has),
  ...frontNeck(has, ribbedNeck),
];

export const shirtFront = (has: Has): readonly Part[] => [
  ...longSleeves(has),
  ...body(front, has),
  ...chestPockets(has),
  ...closure(has),
  ...collar,
];
export const shirtBack = (has: Has): readonly Part[] => [
  ...longSleeves(has),
  ...body(back, has),
  ...yokeSeams,
  ...neckBehind(has),
];

export const tshirtFront = (has: Has): readonly Part[] => [
  ...shirtSleeves(has),
  ...body(front, has),
  ...tapes(has),
  ...closure(has),
  ...ribbedNeck,
];
export const poloFront = (has: Has): readonly Part[] => [
  ...shirtSleeves(has),
  ...body(front, has),
  ...placket,
  ...tapes(has),
  ...collar,
];
export const tshirtBack = (has: Has): readonly Part[] => [
  ...shirtSleeves(has),
  ...body(back, has),
  ...tapes(has),
  ...neckBehind(has),
];
