import { type Companion, companionsOf } from './companions.ts';
import { type GarmentType, garments } from './garments.ts';
import { type Plate, standing } from './kit/canvas.ts';
import { folded, type Parcel } from './kit/fold.ts';
import { boxOf } from './kit/geometry.ts';
import type { Look } from './kit/look.ts';
import { type Pen, penFor } from './kit/pen.ts';
import { unitsPerCm } from './measure.ts';

/** An item of a flat lay: its drawing, size, and box in centimetres. */
type Thing = { type: GarmentType; plate: Plate; perCm: number; width: number; height: number };
/** An item with the position of its upper left corner, in centimetres. */
type PlacedItem = Thing & { x: number; y: number };

/** The gap between items, in centimetres. */
const gap = 3;
/** The visible width of trousers beside the shirt that lies on them. */
const peek = 11;
const frame = { left: 96, right: 1104, top: 104, bottom: 1396 };

function thing(type: GarmentType, plate: Plate, perCm: number): Thing {
  const { left, right, top, bottom } = boxOf(plate.outline);
  return { type, plate, perCm, width: (right - left) / perCm, height: (bottom - top) / perCm };
}

function unfolded({ type, look }: Companion, prefix: string): Thing {
  const pen = penFor(look, prefix);
  const plate = garments[type].front(pen);
  return thing(type, plate, unitsPerCm(type, pen, plate));
}

/** A shirt is folded to 29 cm across the chest, trousers along the middle, both to a good third of their length. */
function parcelOf(pen: Pen, legs: boolean, perCm: number): Parcel {
  const child = pen.gender === 'K';
  if (legs)
    return { left: 600, right: pen.gender === 'W' ? 812 : 834, top: 0, bottom: 112 + (child ? 30 : 37) * perCm };
  const half = (child ? 11.5 : 14.5) * perCm;
  return { left: 600 - half, right: 600 + half, top: -200, bottom: 212 + (child ? 27 : 35) * perCm };
}

function parcel({ type, look }: Companion, prefix: string): Thing {
  // The inside of a waistband is hidden when the front lies flat on the back.
  const pen = penFor(look, prefix, garments[type].wear === 'legs');
  const plate = garments[type].front(pen);
  const perCm = unitsPerCm(type, pen, plate);
  const cut = parcelOf(pen, garments[type].wear === 'legs', perCm);
  return thing(type, folded(plate, cut, pen.name(), pen.main.body), perCm);
}

/** Long items lie beside a column of folded clothes. */
function column(product: Thing, left: readonly Thing[]): PlacedItem[] {
  const width = Math.max(...left.map((one) => one.width));
  const height = left.reduce((sum, one) => sum + one.height + gap, -gap);
  const tall = Math.max(height, product.height);
  let y = (tall - height) / 2;
  const placed = left.map((one) => {
    const laid = { ...one, x: (width - one.width) / 2, y };
    y += one.height + gap;
    return laid;
  });
  return [...placed, { ...product, x: width + gap, y: (tall - product.height) / 2 }];
}

/**
 * Other items lie in front of the stacked clothes: overlapping them as far as needed to fill the sheet, because the
 * product is the smallest item; or clear of them, where it would be hard to see.
 */
function row(product: readonly PlacedItem[], [top, legs]: readonly [Thing, Thing], clear: boolean): PlacedItem[] {
  const width = top.width + peek;
  const height = Math.max(top.height, legs.height);
  const own = Math.max(...product.map((one) => one.x + one.width));
  const tall = Math.max(...product.map((one) => one.y + one.height));
  const room = Math.max(width, own) * ((frame.bottom - frame.top) / (frame.right - frame.left));
  const y = height + (clear ? gap : Math.min(gap, Math.max(room - height - tall, -0.55 * tall)));
  return [
    { ...legs, x: width - legs.width, y: height - legs.height },
    { ...top, x: 0, y: height - top.height },
    ...product.map((one) => ({ ...one, x: (width - own) / 2 + one.x, y: y + one.y })),
  ];
}

const alone = (one: Thing): PlacedItem[] => [{ ...one, x: 0, y: 0 }];

/** Two things side by side on one line. */
const pair = (one: Thing, other: Thing): PlacedItem[] => {
  const height = Math.max(one.height, other.height);
  return [
    { ...one, x: 0, y: height - one.height },
    { ...other, x: one.width + gap, y: height - other.height },
  ];
};

/** Shoes are shown as a pair, the second half behind the first. */
const behind = (one: Thing, other: Thing): PlacedItem[] => [
  { ...other, x: 7, y: 0 },
  { ...one, x: 0, y: 5.5 },
];

/** All items of a product's flat lay, the product last. In centimetres, so that the proportions are right. */
export function layOut(type: GarmentType, look: Look): PlacedItem[] {
  const own = (prefix: string) => unfolded({ type, look }, prefix);
  const product = own('g');
  const { top, legs, small, alike } = companionsOf(type, look);
  if (type === 'kids' && look.material !== 'sweat') return column(product, [unfolded(small, 's'), parcel(top, 'p')]);
  if (product.height > 54) return column(product, [parcel(top, 'p'), parcel(legs, 'd')]);
  if (product.height > 35 && product.height > 1.5 * product.width)
    return column(product, [parcel(top, 'p'), unfolded(small, 's')]);
  const clothes = [parcel(top, 'p'), parcel(legs, 'd')] as const;
  // A shoe is drawn from the side, so it would seem to float on clothes that are drawn from above.
  if (type === 'shoe-low' || type === 'shoe-boot') return row(behind(product, own('h')), clothes, true);
  const clear = alike || type === 'underwear';
  const extra = unfolded(small, 's');
  const room = product.width + gap + extra.width <= clothes[0].width + peek + 6;
  return row(room ? pair(extra, product) : alone(product), clothes, clear);
}

/** Everything in one scale, as large as the frame allows, in the middle of the sheet. */
export function flatLay(type: GarmentType, look: Look): string {
  const laid = layOut(type, look);
  const [left, top] = [Math.min(...laid.map(({ x }) => x)), Math.min(...laid.map(({ y }) => y))];
  const width = Math.max(...laid.map((one) => one.x + one.width)) - left;
  const height = Math.max(...laid.map((one) => one.y + one.height)) - top;
  const perCm = Math.min((frame.right - frame.left) / width, (frame.bottom - frame.top) / height);
  const [x0, y0] = [600 - (left + width / 2) * perCm, 750 - (top + height / 2) * perCm];
  return laid
    .map(({ plate, perCm: units, x, y }) => {
      const box = boxOf(plate.outline);
      const scale = perCm / units;
      const [dx, dy] = [x0 + x * perCm - box.left * scale, y0 + y * perCm - box.top * scale];
      return standing(plate, `translate(${dx.toFixed(1)} ${dy.toFixed(1)}) scale(${scale.toFixed(4)})`, 'far', scale);
    })
    .join('');
}
