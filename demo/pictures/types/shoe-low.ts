import { outsoles } from '../blocks/outsole.ts';
import { shoe } from '../blocks/shoe.ts';
import { turned } from '../kit/canvas.ts';
import type { Garment } from '../kit/garment.ts';

export const shoeLow: Garment = {
  front: (pen) => shoe(pen, false),
  back: (pen) => turned(shoe(pen, false, true)),
  detail: (pen) => outsoles(pen, false),
  wear: 'outfit',
  size: () => ({ width: 30 }),
};
