import { flatLay } from './flat-lay.ts';
import { type GarmentType, garments } from './garments.ts';
import { moveTo, type Plate, standing } from './kit/canvas.ts';
import { boxOf } from './kit/geometry.ts';
import type { Look } from './kit/look.ts';
import { penFor } from './kit/pen.ts';

const companion = (look: Look, colour: string, material: 'stretch' | 'jersey', prefix: string) =>
  penFor(
    { main: colour, contrast: colour, gender: look.gender, material, features: { longSleeve: false } },
    prefix,
    true,
  );
const trousersFor = (look: Look) => garments['trousers-service'].front(companion(look, '#4a4744', 'stretch', 'd'));
const shirtFor = (look: Look) => garments['base-top'].front(companion(look, '#dcd7cf', 'jersey', 'p'));

/** Legs are drawn in a smaller scale than jackets; on one body they need the same scale. */
const legsOnTorso = (plate: Plate) => moveTo(plate, 1.04, -24, 760);
const torsoOnLegs = (plate: Plate) => moveTo(plate, 0.862, 82.8, -641);

const set = (plates: readonly Plate[], scale: number, y: number) =>
  plates
    .map((plate) =>
      standing(plate, `translate(${(600 - 600 * scale).toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})`),
    )
    .join('');

/** From the neck to the thigh; the trousers run out of the picture. */
function upper(garment: Plate, look: Look): string {
  const { top, bottom } = boxOf(garment.outline);
  const scale = Math.min(1, 1210 / (bottom - top));
  return set([legsOnTorso(trousersFor(look)), garment], scale, 96 - top * scale);
}

/** From the chest to the hem; the shirt comes into the picture from above. */
function lower(garment: Plate, look: Look): string {
  const { bottom } = boxOf(garment.outline);
  const scale = Math.min(1.15, 1176 / (bottom - 112));
  return set([torsoOnLegs(shirtFor(look)), garment], scale, 1410 - bottom * scale);
}

/** From the neck to the hem, for what covers all of it. */
function whole(garment: Plate, look: Look): string {
  const plates = [...(look.features.kind === 'bib' ? [torsoOnLegs(shirtFor(look))] : []), garment];
  const { top, bottom } = boxOf(plates.map(({ outline }) => outline).join(''));
  const scale = 1300 / (bottom - top);
  return set(plates, scale, 100 - top * scale);
}

/** The garment in use: as on an invisible body if it is worn, otherwise laid out with other goods. */
export function worn(type: GarmentType, look: Look): string {
  const { front, wear } = garments[type];
  if (wear === 'outfit') return flatLay(type, look);
  return { torso: upper, legs: lower, whole }[wear](front(penFor(look, 'g', true)), look);
}
