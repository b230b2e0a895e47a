import { type Garment, sizeStep } from './garment.ts';

export type Side = 'front' | 'back';

/**
 * A place on a garment. Its middle is measured in millimetres on the garment lying flat: from the middle of the garment
 * (positive to the right of the picture, which is the wearer's left in front) and from the highest point of the shoulder
 * or the waistband.
 */
export type Place = {
  readonly side: Side;
  readonly xMm: number;
  readonly yMm: number;
  readonly roomMm: { readonly width: number; readonly height: number };
  /** The default height of capitals. */
  readonly usualMm: number;
};

/** The values at size M, and the change for each size step. */
type Graded = {
  readonly side: Side;
  readonly at: readonly [x: number, y: number];
  readonly perStep: readonly [x: number, y: number];
  readonly room: readonly [width: number, height: number];
  readonly roomPerStep: readonly [width: number, height: number];
  readonly usualMm: number;
};

const chest = (direction: 1 | -1, y: number): Graded => ({
  side: 'front',
  at: [direction * 115, y],
  perStep: [direction * 4, 2],
  room: [100, 50],
  roomPerStep: [2, 0],
  usualMm: 9,
});

const back = (y: number): Graded => ({
  side: 'back',
  at: [0, y],
  perStep: [0, 2],
  room: [280, 120],
  roomPerStep: [6, 0],
  usualMm: 28,
});

const sleeve = (x: number, y: number): Graded => ({
  side: 'front',
  at: [x, y],
  perStep: [10, 2],
  room: [70, 40],
  roomPerStep: [1, 0],
  usualMm: 8,
});

const inside = (y: number): Graded => ({
  side: 'back',
  at: [0, y],
  perStep: [0, 0],
  room: [80, 24],
  roomPerStep: [0, 0],
  usualMm: 6,
});

const top = (chestY: number, sleeveAt: readonly [number, number] | undefined): Readonly<Record<string, Graded>> => ({
  'left chest': chest(1, chestY),
  'right chest': chest(-1, chestY),
  back: back(230),
  'inside collar': inside(28),
  ...(sleeveAt && { 'left sleeve': sleeve(...sleeveAt), sleeve: sleeve(...sleeveAt) }),
});

const thigh: Graded = {
  side: 'front',
  at: [-128, 330],
  perStep: [-4, 3],
  room: [110, 50],
  roomPerStep: [2, 0],
  usualMm: 10,
};

const positions: Readonly<Record<Garment, Readonly<Record<string, Graded>>>> = {
  jacket: top(205, [345, 300]),
  hoodie: top(215, [345, 300]),
  shirt: top(205, [345, 300]),
  tshirt: top(195, [318, 175]),
  polo: top(200, [318, 175]),
  vest: top(205, undefined),
  overall: { ...top(205, [345, 300]), 'right thigh': { ...thigh, at: [-120, 900] } },
  // The part in front is narrow and begins lower, and there are no sleeves and no collar.
  bib: {
    'left chest': { ...chest(1, 205), at: [62, 205], room: [90, 50] },
    'right chest': { ...chest(-1, 205), at: [-62, 205], room: [90, 50] },
    back: { ...back(330), room: [200, 100] },
    'right thigh': { ...thigh, at: [-120, 900] },
  },
  trousers: { 'right thigh': thigh, 'inside waistband': inside(20) },
  shorts: { 'right thigh': { ...thigh, at: [-128, 300] }, 'inside waistband': inside(20) },
  cap: {
    'cap front': { side: 'front', at: [0, 75], perStep: [0, 0], room: [95, 45], roomPerStep: [0, 0], usualMm: 10 },
  },
};

/** Undefined if this kind of garment does not have the place. */
export function placeOf(garment: Garment, position: string, size: string): Place | undefined {
  const graded = positions[garment][position];
  if (!graded) return undefined;
  const step = sizeStep(size);
  const at = (first: number, more: number) => first + step * more;
  return {
    side: graded.side,
    xMm: at(graded.at[0], graded.perStep[0]),
    yMm: at(graded.at[1], graded.perStep[1]),
    roomMm: {
      width: Math.max(60, at(graded.room[0], graded.roomPerStep[0])),
      height: at(graded.room[1], graded.roomPerStep[1]),
    },
    usualMm: graded.usualMm,
  };
}
