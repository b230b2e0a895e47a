import type { Plate } from './canvas.ts';
import type { Pen } from './pen.ts';

type Point = readonly [number, number];

/** Where a close look is taken, on which side, and how near. */
type Focus = { side: 'front' | 'back'; at: Point; scale: number; turn?: number };

/** One type of garment: two sides, what deserves a close look, and how it is shown in use. */
export type Garment = {
  front: (pen: Pen) => Plate;
  back: (pen: Pen) => Plate;
  detail: Focus | ((pen: Pen) => Plate);
  wear: 'legs' | 'torso' | 'whole' | 'outfit';
};
