import { outsoles } from '../blocks/feet/outsole.ts';
import { shoe } from '../blocks/feet/shoe.ts';
import { heels } from '../blocks/feet/shoe-heel.ts';
import type { Garment } from '../kit/garment.ts';

export const shoeLow: Garment = {
  front: (pen) => shoe(pen, false),
  back: (pen) => heels(pen, false),
  detail: (pen) => outsoles(pen, false),
  wear: 'outfit',
  size: () => ({ width: 30 }),
};
