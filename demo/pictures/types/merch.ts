import { flask } from '../blocks/flask.ts';
import { mug } from '../blocks/mug.ts';
import { tote } from '../blocks/tote.ts';
import type { Plate } from '../kit/canvas.ts';
import type { Garment } from '../kit/garment.ts';
import { mark } from '../kit/mark.ts';
import type { Pen } from '../kit/pen.ts';
import { tshirt } from './tshirt.ts';

function view(side: 'front' | 'back') {
  return (pen: Pen): Plate => {
    if (pen.features.kind === 'mug') return mug(pen, side);
    if (pen.features.kind === 'tote') return tote(pen, side);
    if (pen.features.kind === 'flask' || pen.texture !== 'jersey') return flask(pen, side);
    const plate = tshirt[side](pen);
    return side === 'front'
      ? {
          ...plate,
          art: plate.art + mark(600, 560, 3, pen.trim.body === pen.main.body ? pen.main.stitch : pen.trim.body),
        }
      : plate;
  };
}

export const merch: Garment = {
  front: view('front'),
  back: view('back'),
  detail: { side: 'front', at: [600, 740], scale: 1.9 },
  wear: 'outfit',
};
