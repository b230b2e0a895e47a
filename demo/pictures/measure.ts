import { type GarmentType, garments } from './garments.ts';
import type { Plate } from './kit/canvas.ts';
import type { Garment } from './kit/garment.ts';
import { boxOf } from './kit/geometry.ts';
import type { Pen } from './kit/pen.ts';

/** Units per centimetre of the two blocks that garments share; child sizes use the same drawings. */
const blocks = { torso: { grown: 12.2, child: 16.5 }, legs: { grown: 11.7, child: 14.5 } } as const;

/** How many units of a drawing are one centimetre of the thing. */
export function unitsPerCm(type: GarmentType, pen: Pen, plate: Plate): number {
  const garment: Garment = garments[type];
  const { left, right, top, bottom } = boxOf(plate.outline);
  const size = garment.size?.(pen);
  if (size) return 'width' in size ? (right - left) / size.width : (bottom - top) / size.height;
  return blocks[garment.wear === 'legs' ? 'legs' : 'torso'][pen.gender === 'K' ? 'child' : 'grown'];
}
