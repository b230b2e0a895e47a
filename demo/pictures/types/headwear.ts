import { beanie } from '../blocks/beanie.ts';
import { cap } from '../blocks/cap.ts';
import { liner } from '../blocks/liner.ts';
import { oneOf } from '../kit/garment.ts';
import type { Pen } from '../kit/pen.ts';

function kindOf({ features: { kind }, texture }: Pen) {
  if (kind === 'liner' || kind === 'beanie' || kind === 'cap') return kind;
  return texture === 'knit' ? 'beanie' : 'cap';
}

export const headwear = oneOf(
  {
    cap: { draw: cap, detail: { side: 'front', at: [640, 730], scale: 1.9 }, size: { width: 23 } },
    beanie: { draw: beanie, detail: { side: 'front', at: [640, 880], scale: 2.3 }, size: { width: 22 } },
    liner: { draw: liner, detail: { side: 'front', at: [660, 790], scale: 2 }, size: { width: 26 } },
  },
  kindOf,
);
