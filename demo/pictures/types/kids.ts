import type { Garment } from '../kit/garment.ts';
import type { Pen } from '../kit/pen.ts';
import { hoodie } from './hoodie.ts';
import { trousersCraft } from './trousers-craft.ts';

/** The same trade in a child's cut: a warm hoodie in sweat cloth, otherwise trousers with knees that last. */
const grownUp = (pen: Pen): Garment => (pen.texture === 'sweat' ? hoodie : trousersCraft);
const small = (pen: Pen): Pen => ({ ...pen, gender: 'K' });

export const kids: Garment = {
  front: (pen) => grownUp(pen).front(small(pen)),
  back: (pen) => grownUp(pen).back(small(pen)),
  detail: { side: 'front', at: [650, 340], scale: 2.1 },
  wear: 'outfit',
  size: () => ({ height: 74 }),
};
