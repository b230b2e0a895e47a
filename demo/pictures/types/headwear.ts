import { beanie } from '../blocks/beanie.ts';
import { cap } from '../blocks/cap.ts';
import { liner } from '../blocks/liner.ts';
import type { Garment } from '../kit/garment.ts';
import type { Pen } from '../kit/pen.ts';

function view(pen: Pen, side: 'front' | 'back') {
  if (pen.features.kind === 'liner') return liner(pen, side);
  return (pen.features.kind ?? (pen.texture === 'knit' ? 'beanie' : 'cap')) === 'beanie'
    ? beanie(pen, side)
    : cap(pen, side);
}

export const headwear: Garment = {
  front: (pen) => view(pen, 'front'),
  back: (pen) => view(pen, 'back'),
  detail: { side: 'front', at: [660, 760], scale: 2.1 },
  wear: 'outfit',
};
