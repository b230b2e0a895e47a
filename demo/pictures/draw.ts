import { type GarmentType, garments } from './garments.ts';
import { closeUp, picture, placed } from './kit/canvas.ts';
import type { Garment } from './kit/garment.ts';
import type { Look, View } from './kit/look.ts';
import { penFor } from './kit/pen.ts';
import { worn } from './worn.ts';

function near(garment: Garment, look: Look) {
  const { detail } = garment;
  const pen = penFor(look, 'g');
  if (typeof detail === 'function') return placed(detail(pen));
  return closeUp(garment[detail.side](pen), detail.at, detail.scale, detail.turn);
}

const views: Record<View, (garment: Garment, look: Look, type: GarmentType) => string> = {
  front: (garment, look) => placed(garment.front(penFor(look, 'g'))),
  back: (garment, look) => placed(garment.back(penFor(look, 'g'))),
  detail: near,
  worn: (_, look, type) => worn(type, look),
};

/** A whole picture of a garment as SVG text: the same question always gives the same picture. */
export function drawPicture({ type, view, look }: { type: GarmentType; view: View; look: Look }): string {
  return picture(views[view](garments[type], look, type));
}
