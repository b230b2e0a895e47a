import sharp from 'sharp';
import { expect, test } from 'vitest';
import { featuresOf, type GarmentFeature } from './cut.ts';
import { drawGarment } from './drawing/draw-garment.ts';
import { garments, growthOf } from './garment.ts';
import { type Place, placeOf } from './positions.ts';
import { toSvg } from './to-svg.ts';

const [width, height] = [1400, 1900];
const cloth = { main: '#1f2f52', second: '#8a2432' };
const [middle, top] = [width / 2, 160];

/** Whether something is drawn at a point of the picture. */
async function paint(
  garment: (typeof garments)[number],
  side: Place['side'],
  size: string,
  features: readonly GarmentFeature[],
) {
  const { wide, long } = growthOf(size);
  const shapes = drawGarment({ garment, side, features }, cloth, { scaleX: wide, scaleY: long, x: middle, y: top });
  const svg = toSvg({ width, height, shapes, files: [] }, 'a', '');
  const { data, info } = await sharp(Buffer.from(svg), { density: 72 })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return (x: number, y: number) => [...data.subarray((Math.round(y) * info.width + Math.round(x)) * 4).subarray(0, 4)];
}

const corners = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const;

function cornersOf({ xMm, yMm, turn = 0, roomMm }: Place): [number, number][] {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  return corners.map(([right, down]) => {
    const [x, y] = [(right * roomMm.width) / 2, (down * roomMm.height) / 2];
    return [middle + xMm + x * cos - y * sin, top + yMm + x * sin + y * cos];
  });
}

const positions = [
  'left chest',
  'right chest',
  'back',
  'inside collar',
  'sleeve',
  'right thigh',
  'inside waistband',
  'cap front',
];

test.each(garments)('%s: each place lies on the cloth, in all sizes', async (garment) => {
  const outside: string[] = [];
  for (const features of [featuresOf(garment, undefined), ['long-sleeves'] as const])
    for (const size of ['XS', 'M', '3XL']) {
      const painted = new Map<Place['side'], Awaited<ReturnType<typeof paint>>>();
      for (const position of positions) {
        const place = placeOf(garment, position, size, features);
        if (!place) continue;
        const at = painted.get(place.side) ?? (await paint(garment, place.side, size, features));
        painted.set(place.side, at);
        if (cornersOf(place).some(([x, y]) => at(x, y)[3] !== 255))
          outside.push(`${position} ${size} ${features.join()}`);
      }
    }
  expect(outside).toEqual([]);
});

test('no line shows where the halves of a garment meet', async () => {
  const at = await paint('tshirt', 'front', 'M', []);
  for (const x of [-2, -1, 0, 1, 2]) expect(at(middle + x, top + 400)).toEqual([31, 47, 82, 255]);
});
