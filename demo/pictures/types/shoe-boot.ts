import { outsoles } from '../blocks/feet/outsole.ts';
import { shoe } from '../blocks/feet/shoe.ts';
import { heels } from '../blocks/feet/shoe-heel.ts';
import type { Garment } from '../kit/garment.ts';

export const shoeBoot: Garment = {
  front: (pen) => shoe(pen, true),
  back: (pen) => heels(pen, true),
  detail: (pen) => outsoles(pen, true),
  wear: 'outfit',
  size: () => ({ width: 31 }),
};
