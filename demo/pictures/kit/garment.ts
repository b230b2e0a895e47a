import type { Plate } from './canvas.ts';
import type { Pen } from './pen.ts';

type Point = readonly [number, number];

/** Position, side and zoom of a close-up. */
type Focus = { side: 'front' | 'back'; at: Point; scale: number; turn?: number };

/** How large the thing really is, in centimetres: one of the two sides of the box round its front. */
type Size = { width: number } | { height: number };

type Wear = 'legs' | 'torso' | 'whole' | 'outfit';

/** A garment type: two sides, its close-ups, how it is shown in use, and its size unless its block defines it. */
export type Garment = {
  front: (pen: Pen) => Plate;
  back: (pen: Pen) => Plate;
  detail: Focus | ((pen: Pen) => Focus | Plate);
  wear: Wear;
  size?: (pen: Pen) => Size;
};

/** One of several things sold under a type: a cap or a beanie. */
type Thing = { draw: (pen: Pen, side: 'front' | 'back') => Plate; detail: Focus | ((pen: Pen) => Plate); size: Size };

/** A garment type with several kinds, such as cap and beanie; the pen decides which kind is drawn. */
export function oneOf<Kind extends string>(things: Record<Kind, Thing>, kindOf: (pen: Pen) => Kind): Garment {
  const thing = (pen: Pen) => things[kindOf(pen)];
  return {
    front: (pen) => thing(pen).draw(pen, 'front'),
    back: (pen) => thing(pen).draw(pen, 'back'),
    detail: (pen) => {
      const { detail } = thing(pen);
      return typeof detail === 'function' ? detail(pen) : detail;
    },
    wear: 'outfit',
    size: (pen) => thing(pen).size,
  };
}
