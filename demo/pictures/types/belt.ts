import { braces } from '../blocks/braces.ts';
import { pouch } from '../blocks/pouch.ts';
import { belt } from '../blocks/waist-belt.ts';
import type { Plate } from '../kit/canvas.ts';
import type { Garment } from '../kit/garment.ts';
import type { Pen } from '../kit/pen.ts';

function view(pen: Pen, side: 'front' | 'back'): Plate {
  if (pen.features.kind === 'braces') return braces(pen, side);
  if (pen.features.kind === 'pouch' || (!pen.features.kind && pen.texture === 'cordura')) return pouch(pen, side);
  return belt(pen, side);
}

export const belts: Garment = {
  front: (pen) => view(pen, 'front'),
  back: (pen) => view(pen, 'back'),
  detail: { side: 'front', at: [620, 900], scale: 2.6 },
  wear: 'outfit',
};
