import { braces } from '../blocks/braces.ts';
import { pouch } from '../blocks/pouch.ts';
import { belt } from '../blocks/waist-belt.ts';
import { oneOf } from '../kit/garment.ts';
import type { Pen } from '../kit/pen.ts';

function kindOf({ features: { kind }, texture }: Pen) {
  if (kind === 'braces' || kind === 'pouch' || kind === 'belt') return kind;
  return texture === 'cordura' ? 'pouch' : 'belt';
}

export const belts = oneOf(
  {
    belt: { draw: belt, detail: { side: 'front', at: [620, 900], scale: 2.6 }, size: { width: 34 } },
    braces: { draw: braces, detail: { side: 'front', at: [650, 420], scale: 2.3 }, size: { height: 62 } },
    pouch: { draw: pouch, detail: { side: 'front', at: [690, 800], scale: 2.1 }, size: { height: 30 } },
  },
  kindOf,
);
