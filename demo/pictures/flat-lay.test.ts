import { expect, test } from 'vitest';
import { companionsOf } from './companions.ts';
import { drawPicture } from './draw.ts';
import { flatLay, layOut } from './flat-lay.ts';
import { type GarmentType, garments } from './garments.ts';
import { boxOf } from './kit/geometry.ts';
import type { Features, Look, Texture } from './kit/look.ts';
import { samples } from './samples.ts';

const laidTypes = (Object.keys(garments) as GarmentType[]).filter((type) => garments[type].wear === 'outfit');
const every = laidTypes.flatMap((type) => samples(type).map((look, i) => ({ type, i, look })));

/** Real measurements in centimetres: minimum and maximum. */
const real: [GarmentType, Texture, Features, width: [number, number], height: [number, number]][] = [
  ['headwear', 'twill', { kind: 'cap' }, [19, 25], [16, 22]],
  ['headwear', 'knit', { kind: 'beanie' }, [20, 25], [20, 26]],
  ['headwear', 'knit', { kind: 'liner' }, [22, 30], [32, 42]],
  ['shoe-low', 'leather', {}, [28, 33], [12, 18]],
  ['shoe-boot', 'leather', {}, [28, 33], [17, 24]],
  ['glove', 'leather', {}, [22, 32], [24, 30]],
  ['kneepad', 'plain', {}, [20, 34], [22, 28]],
  ['belt', 'webbing', { kind: 'belt' }, [30, 38], [14, 20]],
  ['belt', 'webbing', { kind: 'braces' }, [16, 30], [50, 70]],
  ['belt', 'cordura', { kind: 'pouch' }, [18, 26], [26, 34]],
  ['bag', 'cordura', { kind: 'duffel' }, [48, 62], [32, 44]],
  ['bag', 'cordura', { kind: 'backpack' }, [26, 34], [46, 56]],
  ['underwear', 'merino', { kind: 'socks' }, [24, 36], [34, 44]],
  ['underwear', 'jersey', { kind: 'boxer' }, [34, 42], [30, 42]],
  ['underwear', 'jersey', { kind: 'briefs' }, [30, 38], [22, 32]],
  ['merch', 'plain', { kind: 'flask' }, [6, 9], [22, 28]],
  ['merch', 'plain', { kind: 'mug' }, [10, 14], [8, 12]],
  ['merch', 'cordura', { kind: 'tote' }, [35, 42], [55, 72]],
  ['merch', 'webbing', { kind: 'lanyard' }, [9, 18], [42, 55]],
  ['merch', 'webbing', { kind: 'tape' }, [13, 18], [18, 32]],
  ['merch', 'knit', { kind: 'scarf' }, [20, 36], [70, 100]],
  ['merch', 'jersey', { kind: 'tube' }, [22, 28], [26, 40]],
  ['kids', 'twill', {}, [32, 46], [66, 84]],
];

const lookOf = (material: Texture, features: Features, more: Partial<Look> = {}): Look => ({
  main: '#111214',
  contrast: '#111214',
  gender: 'U',
  material,
  features,
  ...more,
});

test.each(real)('%s of %s %o has its real size', (type, material, features, width, height) => {
  const look = lookOf(material, features, type === 'kids' ? { gender: 'K' } : {});
  const product = layOut(type, look).at(-1);
  for (const [size, [least, most]] of [
    [product?.width ?? 0, width],
    [product?.height ?? 0, height],
  ] as const) {
    expect(size).toBeGreaterThanOrEqual(least);
    expect(size).toBeLessThanOrEqual(most);
  }
});

/** Widths of folded clothes, for adults and children. */
const parcels = { torso: { grown: [24, 32], child: [18, 28] }, legs: { grown: [16, 24], child: [13, 20] } } as const;

test.each(every)('$type $i lies with clothes of realistic size', ({ type, look }) => {
  const clothes = layOut(type, look).filter((one) => garments[one.type].wear !== 'outfit');
  expect(clothes.length).toBeGreaterThan(0);
  for (const one of clothes) {
    const block = garments[one.type].wear === 'legs' ? 'legs' : 'torso';
    const [least, most] = parcels[block][look.gender === 'K' ? 'child' : 'grown'];
    expect(one.width).toBeGreaterThan(least);
    expect(one.width).toBeLessThan(most);
  }
});

test.each(every)('$type $i and its companions are drawn in one scale, inside even margins', ({ type, look }) => {
  const laid = layOut(type, look);
  const drawn = [
    ...flatLay(type, look).matchAll(
      /<g transform="translate\((\S+) (\S+)\) scale\((\S+)\)"><path d="([^"]+)" fill="#3a3026"/g,
    ),
  ].map(([, x, y, scale, outline = '']) => {
    const box = boxOf(outline);
    const at = (v: number, by = '0') => Number(by) + v * Number(scale);
    return {
      scale: Number(scale),
      left: at(box.left, x),
      right: at(box.right, x),
      top: at(box.top, y),
      bottom: at(box.bottom, y),
    };
  });
  expect(drawn).toHaveLength(laid.length);
  const pixelsPerCm = drawn.map(({ scale }, i) => scale * (laid[i]?.perCm ?? 0));
  for (const one of pixelsPerCm) expect(one / (pixelsPerCm[0] ?? 1)).toBeCloseTo(1, 2);

  const edge = (key: 'left' | 'right' | 'top' | 'bottom', pick: (...all: number[]) => number) =>
    pick(...drawn.map((one) => one[key]));
  const [left, right] = [edge('left', Math.min), 1200 - edge('right', Math.max)];
  const [top, bottom] = [edge('top', Math.min), 1500 - edge('bottom', Math.max)];
  expect(Math.abs(left - right)).toBeLessThan(2);
  expect(Math.abs(top - bottom)).toBeLessThan(2);
  expect(Math.min(left, top)).toBeGreaterThan(94);
});

test('winter things lie with winter things, hi-vis with hi-vis, a child with a child', () => {
  const models = [0, 1, 2, 3, 4, 5, 6, 7];
  const outfits = (type: GarmentType, look: Look) => models.map((model) => companionsOf(type, { ...look, model }));
  for (const { top, legs } of outfits('headwear', lookOf('knit', { kind: 'beanie' }))) {
    expect(['jacket-fleece', 'jacket-winter', 'base-top']).toContain(top.type);
    expect(legs.look.material).toMatch(/shell/);
  }
  for (const { top, legs } of outfits('glove', lookOf('knit', {}, { main: '#FF6A13' }))) {
    expect(['tshirt-hivis', 'vest-hivis']).toContain(top.type);
    expect([legs.type, top.look.main]).toEqual(['trousers-hivis', '#FF6A13']);
  }
  for (const { top } of outfits('kids', lookOf('twill', {}, { gender: 'K' }))) expect(top.look.gender).toBe('K');
});

test('not every product lies with the same things, and none in its own colour', () => {
  const models = Array.from({ length: 12 }, (_, i) => i);
  const look = lookOf('twill', { kind: 'cap' }, { main: '#1F2F52' });
  const outfits = models.map((model) => companionsOf('headwear', { ...look, model }));
  expect(new Set(outfits.map(({ top, legs }) => `${top.type} ${legs.type} ${top.look.main}`)).size).toBeGreaterThan(5);
  expect(outfits.filter(({ top, legs }) => [top, legs].some(({ look: { main } }) => main === '#1F2F52'))).toEqual([]);
  const [one, other] = [0, 1].map((model) => drawPicture({ type: 'headwear', view: 'worn', look: { ...look, model } }));
  expect(one).not.toBe(other);
});
