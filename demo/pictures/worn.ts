import { bodyBehind, headAbove, legsBehind, shoesBelow } from './blocks/figure.ts';
import { type GarmentType, garments } from './garments.ts';
import { moveTo, type Plate, standing } from './kit/canvas.ts';
import { boxOf } from './kit/geometry.ts';
import type { Look } from './kit/look.ts';
import { type Pen, penFor } from './kit/pen.ts';

const plain = { material: 'stretch', features: {} } as const;
const figure = (gender: Look['gender']) =>
  penFor({ main: '#c2b8ad', contrast: '#c2b8ad', gender, material: 'plain', features: {} }, 'f', true);
const dark = (gender: Look['gender']) => penFor({ main: '#4a4744', contrast: '#4a4744', gender, ...plain }, 'd', true);
const pale = (gender: Look['gender']) =>
  penFor(
    { main: '#dcd7cf', contrast: '#dcd7cf', gender, material: 'jersey', features: { longSleeve: false } },
    'p',
    true,
  );

/** Legs are drawn smaller than jackets; on one body they share a measure. */
const legsOnTorso = (plate: Plate) => moveTo(plate, 1.04, -24, 760);
const torsoOnLegs = (plate: Plate) => moveTo(plate, 0.862, 82.8, -641);

const bare = (pen: Pen, art: string): Plate => ({ art: pen.defs + art, outline: '' });

/** From head to thigh. */
function upper(garment: Plate, look: Look): string {
  const body = figure(look.gender);
  const parts = [
    bare(body, bodyBehind(body)),
    legsOnTorso(garments['trousers-service'].front(dark(look.gender))),
    garment,
    bare({ ...body, defs: '' }, headAbove(body, garment.opening ?? '')),
  ];
  const place = 'translate(78 252) scale(0.87)';
  return parts.map((part) => standing(part, place)).join('');
}

/** From chest to floor. */
function lower(garment: Plate, look: Look): string {
  const body = figure(look.gender);
  const parts = [
    torsoOnLegs(bare(body, bodyBehind(body))),
    torsoOnLegs(garments['base-top'].front(pale(look.gender))),
    bare({ ...body, defs: '' }, legsBehind(body)),
    shoesBelow({ ...body, weave: 'none' }),
    garment,
  ];
  const place = 'translate(84 148) scale(0.86)';
  return parts.map((part) => standing(part, place)).join('');
}

/** From head to floor, for what covers all of it. */
function whole(garment: Plate, look: Look): string {
  const body = figure(look.gender);
  const bib = look.features.kind === 'bib';
  const top = (plate: Plate) => (bib ? torsoOnLegs(plate) : moveTo(plate, 0.82, 108, -536));
  const shirt = garments['base-top'].front(pale(look.gender));
  const head = bare({ ...body, defs: '' }, headAbove(body, (bib ? shirt.opening : garment.opening) ?? ''));
  const parts = [
    top(bare(body, bodyBehind(body))),
    ...(bib ? [top(shirt)] : []),
    shoesBelow({ ...body, weave: 'none' }),
    garment,
    top(head),
  ];
  const place = 'translate(240 548) scale(0.6)';
  return parts.map((part) => standing(part, place)).join('');
}

type Box = readonly [x: number, y: number, width: number, height: number];

function within(plate: Plate, [x, y, width, height]: Box) {
  const { left, right, top, bottom } = boxOf(plate.outline);
  const scale = Math.min(width / (right - left), height / (bottom - top));
  const [dx, dy] = [x + width / 2 - ((left + right) / 2) * scale, y + height / 2 - ((top + bottom) / 2) * scale];
  return standing(plate, `translate(${dx.toFixed(1)} ${dy.toFixed(1)}) scale(${scale.toFixed(3)})`);
}

/** What goes with the product: a shirt and trousers, or for a child the other half of the outfit and a beanie. */
function companions(look: Look): readonly [Plate, Plate] {
  const { gender } = look;
  const trousers = garments['trousers-craft'].front(
    penFor({ main: '#34383C', contrast: '#111214', gender, material: 'twill', features: {} }, 'd'),
  );
  if (gender !== 'K')
    return [
      garments.tshirt.front(
        penFor({ main: '#BFC3C6', contrast: '#BFC3C6', gender, material: 'jersey', features: {} }, 'p'),
      ),
      trousers,
    ];
  const beanie = garments.headwear.front(
    penFor({ main: '#9B9EA1', contrast: '#34383C', gender, material: 'knit', features: {} }, 'p'),
  );
  if (look.material === 'sweat') return [beanie, trousers];
  return [
    beanie,
    garments.hoodie.front(
      penFor({ main: '#BFC3C6', contrast: '#34383C', gender, material: 'sweat', features: { hood: true } }, 'd'),
    ),
  ];
}

/** What is not worn on the trunk lies in an outfit, the product before the rest. */
function outfit(garment: Plate, look: Look): string {
  const [small, large] = companions(look);
  const child = look.gender === 'K';
  return child
    ? within(small, [120, 150, 340, 340]) + within(large, [40, 520, 560, 860]) + within(garment, [520, 150, 620, 1180])
    : within(small, [520, 80, 600, 600]) + within(large, [40, 150, 520, 1060]) + within(garment, [400, 740, 730, 660]);
}

/** The garment in use: on a figure where it dresses one, otherwise laid out with what goes with it. */
export function worn(type: GarmentType, look: Look): string {
  const { front, wear } = garments[type];
  if (wear === 'outfit') return outfit(front(penFor(look, 'g')), look);
  return { torso: upper, legs: lower, whole }[wear](front(penFor(look, 'g', true)), look);
}
