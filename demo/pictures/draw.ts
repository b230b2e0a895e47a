import { type GarmentType, garments } from './garments.ts';
import { closeUp, picture, placed } from './kit/canvas.ts';
import type { Garment } from './kit/garment.ts';
import type { Look, View } from './kit/look.ts';
import { penFor } from './kit/pen.ts';
import { worn } from './worn.ts';

function near(garment: Garment, look: Look) {
  const pen = penFor(look, 'g');
  const detail = typeof garment.detail === 'function' ? garment.detail(pen) : garment.detail;
  return 'art' in detail ? placed(detail) : closeUp(garment[detail.side](pen), detail.at, detail.scale, detail.turn);
}

/** A woman's garment is placed in the scale of the man's, so that it looks smaller, as it is. */
function hung(garment: Garment, look: Look, side: 'front' | 'back') {
  const plate = garment[side](penFor(look, 'g'));
  const wider = look.gender === 'W' && garment.wear !== 'outfit';
  return wider ? placed(plate, garment[side](penFor({ ...look, gender: 'M' }, 'g'))) : placed(plate);
}

const views: Record<View, (garment: Garment, look: Look, type: GarmentType) => string> = {
  front: (garment, look) => hung(garment, look, 'front'),
  back: (garment, look) => hung(garment, look, 'back'),
  detail: near,
  worn: (_, look, type) => worn(type, look),
};

/** A picture of a garment as SVG text; the same input always gives the same picture. */
export function drawPicture({ type, view, look }: { type: GarmentType; view: View; look: Look }): string {
  return picture(views[view](garments[type], look, type));
}
