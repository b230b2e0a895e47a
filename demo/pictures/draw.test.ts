import { expect, test } from 'vitest';
import { drawPicture } from './draw.ts';
import { type GarmentType, garments } from './garments.ts';
import { faults } from './kit/faults.ts';
import { boxOf } from './kit/geometry.ts';
import type { Features, View } from './kit/look.ts';
import { penFor } from './kit/pen.ts';
import { samples } from './samples.ts';

const types = Object.keys(garments) as GarmentType[];
const views: View[] = ['front', 'back', 'detail', 'worn'];
const every = types.flatMap((type) => views.map((view) => ({ type, view })));

function firstLook(type: GarmentType) {
  const look = samples(type)[0];
  if (!look) throw new Error(`no sample of ${type}`);
  return look;
}

const drawn = new Map<string, string>();

/** The picture of a type's first look: drawn once, as several tests look at it. */
function pictureOf(type: GarmentType, view: View): string {
  const key = `${type} ${view}`;
  const picture = drawn.get(key) ?? drawPicture({ type, view, look: firstLook(type) });
  drawn.set(key, picture);
  return picture;
}

test('all 33 types of the catalogue are drawn', () => expect(types).toHaveLength(33));

test.each(every)('$type $view is a whole, sound and repeatable picture', ({ type, view }) => {
  const svg = pictureOf(type, view);
  expect(svg.startsWith('<svg ')).toBe(true);
  expect(faults(svg)).toEqual([]);
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  expect(drawPicture({ type, view, look: structuredClone(firstLook(type)) })).toBe(svg);
});

test.each(every)('$type $view has nothing that takes long to rasterise', ({ type, view }) => {
  const svg = pictureOf(type, view);
  expect(svg.match(/ filter="|mix-blend-mode|<mask| soft="/g)).toBe(null);
  // A layer for group opacity covers the whole sheet, so only a few are allowed.
  expect(svg.match(/ opacity="/g)?.length ?? 0).toBeLessThan(8);
  const laid = new Set([...svg.matchAll(/<pattern id="(t\d+)" href/g)].map(([, id]) => id));
  const patterns = new Set([...svg.matchAll(/<pattern id="([^"]+)" width/g)].map(([, id]) => id));
  for (const [, used] of svg.matchAll(/ fill="url\(#([^)]+)\)"/g))
    expect(laid.has(used) || !patterns.has(used)).toBe(true);
});

test.each(types)('%s looks different from both sides, in another colour and in close-up', (type) => {
  const look = firstLook(type);
  const pictures = [
    ...views.map((view) => pictureOf(type, view)),
    drawPicture({ type, view: 'front', look: { ...look, main: '#1E6A3B' } }),
  ];
  expect(new Set(pictures).size).toBe(pictures.length);
});

const shown: [GarmentType, Features, Features][] = [
  ['trousers-craft', {}, { holsterPockets: true }],
  ['trousers-craft', {}, { kneePads: true }],
  ['trousers-craft', {}, { stretchPanels: true }],
  ['trousers-craft', { fit: 'slim' }, { fit: 'loose' }],
  ['trousers-hivis', { hiVisClass: 1 }, { hiVisClass: 2 }],
  ['jacket-fleece', { fit: 'regular' }, { fit: 'slim' }],
  ['jacket-work', { lining: true }, {}],
  ['trousers-service', {}, { thighPockets: true }],
  ['trousers-winter', {}, { hiVisClass: 1 }],
  ['jacket-softshell', {}, { hood: true }],
  ['jacket-winter', { hood: true, lining: true }, { hood: true, lining: false }],
  ['jacket-shell', { hiVisClass: 0 }, { hiVisClass: 3 }],
  ['jacket-work', {}, { buttons: true }],
  ['jacket-fleece', {}, { halfZip: true }],
  ['hoodie', { hood: true }, { hood: true, fullZip: true }],
  ['tshirt', {}, { longSleeve: true }],
  ['tshirt-hivis', {}, { collar: true }],
  ['polo', {}, { chestPocket: true }],
  ['overall', {}, { kind: 'bib' }],
  ['headwear', {}, { kind: 'beanie' }],
  ['merch', { kind: 'lanyard' }, { kind: 'scarf' }],
  ['merch', { kind: 'tube' }, { kind: 'tote' }],
  ['merch', { kind: 'lanyard' }, { kind: 'tape' }],
  ['underwear', { kind: 'boxer' }, { kind: 'briefs' }],
  ['shoe-low', {}, { kind: 'sandal' }],
  ['shoe-boot', {}, { kind: 'winter' }],
  ['jacket-work', {}, { reflectors: true }],
  ['jacket-softshell', {}, { reflectors: true }],
  ['overall', {}, { reflectors: true, stretchPanels: true }],
  ['trousers-winter', {}, { braces: true }],
  ['bag', {}, { reflectors: true }],
  ['headwear', {}, { reflectors: true }],
  ['trousers-rain', {}, { legZips: true }],
  ['belt', {}, { quickRelease: true }],
  ['glove', {}, { touch: true }],
  ['base-top', { longSleeve: false }, { kind: 'undershirt' }],
];

test.each(shown)('%s with %o is another product than with %o', (type, one, other) => {
  const look = firstLook(type);
  const draw = (features: Features) => drawPicture({ type, view: 'front', look: { ...look, features } });
  const picture = draw(other);
  expect(draw(one)).not.toBe(picture);
  expect(faults(picture)).toEqual([]);
});

test.each(['shoe-low', 'shoe-boot'] as const)('the back of %s is a pair of heels, not its other side', (type) => {
  const pen = () => penFor(firstLook(type), 'g');
  const widthOf = (outline: string) => {
    const { left, right } = boxOf(outline);
    return right - left;
  };
  expect(widthOf(garments[type].back(pen()).outline)).toBeLessThan(widthOf(garments[type].front(pen()).outline) * 0.8);
});

test("a woman's cut is another than a man's", () => {
  const look = firstLook('jacket-softshell');
  const draw = (gender: 'M' | 'W') =>
    drawPicture({ type: 'jacket-softshell', view: 'front', look: { ...look, gender } });
  expect(draw('M')).not.toBe(draw('W'));
});

test('shoes and boots have different soles, and not every model the same', () => {
  const sole = (type: GarmentType, model: number) =>
    drawPicture({ type, view: 'detail', look: { ...firstLook('shoe-low'), model } });
  const soles = [0, 1, 2].flatMap((model) => [sole('shoe-low', model), sole('shoe-boot', model)]);
  expect(new Set(soles).size).toBeGreaterThan(4);
});
