import { backpack } from '../blocks/backpack.ts';
import { duffel } from '../blocks/duffel.ts';
import type { Garment } from '../kit/garment.ts';
import type { Pen } from '../kit/pen.ts';

const view = (side: 'front' | 'back') => (pen: Pen) =>
  pen.features.kind === 'backpack' ? backpack(pen, side) : duffel(pen, side);

export const bag: Garment = {
  front: view('front'),
  back: view('back'),
  detail: { side: 'front', at: [520, 800], scale: 2 },
  wear: 'outfit',
};
