import type { GarmentFeature } from './cut.ts';
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
  /** In degrees, clockwise: on a sleeve, lines are square to it. Absent where they are level. */
  readonly turn?: number;
  readonly roomMm: { readonly width: number; readonly height: number };
  /** The default height of capitals. */
  readonly usualMm: number;
};

/** The values at size M, and the change for each size step. */
type Graded = {
  readonly side: Side;
  readonly at: readonly [x: number, y: number];
  readonly perStep: readonly [x: number, y: number];
  readonly turn?: number;
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

const longSleeve: Graded = {
  side: 'front',
  at: [350, 300],
  perStep: [12, 2],
  turn: -13,
  room: [70, 40],
  roomPerStep: [1, 0],
  usualMm: 8,
};

/** Above the hem, and level with it. */
const shortSleeve: Graded = { ...longSleeve, at: [346, 198], turn: -40 };

const inside = (y: number): Graded => ({
  side: 'back',
  at: [0, y],
  perStep: [0, 0],
  room: [80, 24],
  roomPerStep: [0, 0],
  usualMm: 6,
});

const top = (chestY: number, sleeve?: Graded): Readonly<Record<string, Graded>> => ({
  'left chest': chest(1, chestY),
  'right chest': chest(-1, chestY),
  back: back(230),
  'inside collar': inside(28),
  ...(sleeve && { 'left sleeve': sleeve, sleeve }),
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
  jacket: top(205, longSleeve),
  hoodie: top(215, longSleeve),
  shirt: top(205, longSleeve),
  tshirt: top(195, shortSleeve),
  polo: top(200, shortSleeve),
  vest: top(205),
  overall: { ...top(205, longSleeve), 'right thigh': { ...thigh, at: [-120, 900] } },
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
export function placeOf(
  garment: Garment,
  position: string,
  size: string,
  features: readonly GarmentFeature[] = [],
): Place | undefined {
  const usual = positions[garment][position];
  if (!usual) return undefined;
  const graded = usual === shortSleeve && features.includes('long-sleeves') ? longSleeve : usual;
  const step = sizeStep(size);
  const at = (first: number, more: number) => first + step * more;
  return {
    side: graded.side,
    xMm: at(graded.at[0], graded.perStep[0]),
    yMm: at(graded.at[1], graded.perStep[1]),
    ...(graded.turn && { turn: graded.turn }),
    roomMm: {
      width: Math.max(60, at(graded.room[0], graded.roomPerStep[0])),
      height: at(graded.room[1], graded.roomPerStep[1]),
    },
    usualMm: graded.usualMm,
  };
}
