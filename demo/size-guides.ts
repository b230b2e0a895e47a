import type { FeedRowOf } from '#modules/catalogue/feed-schema.ts';
import sizeTables from './facts/sizes.json' with { type: 'json' };
import { type GuideCode, kidsCode } from './sizes.ts';
import type { GuideKey, MeasureKey } from './texts/keys.ts';
import type { World } from './world.ts';

type GuideRow = FeedRowOf<'size-guide'>;
type Table = {
  gender: 'Men' | 'Women' | 'Unisex' | 'Children';
  cut: 'regular' | 'short' | 'long' | 'all';
  rows: Record<string, unknown>;
};
type Guide = { code: GuideCode; unit: GuideRow['unit']; columns: MeasureKey[]; tables: Table[] };

const { men, women } = sizeTables;
const body: MeasureKey[] = ['waist', 'hip', 'insideLeg', 'height'];

/** Measures with different names in the facts and in the size guide. */
const source: Partial<Record<MeasureKey, string>> = {
  handCircumference: 'handCircumferenceMm',
  handLength: 'handLengthMm',
  footLength: 'footMm',
};

const socks = Object.fromEntries(
  sizeTables.socks.map((code) => [code, { footMm: code.split('-').map((eu) => Math.round(Number(eu) / 0.15 - 15)) }]),
);
const kids = Object.fromEntries(
  Object.entries(sizeTables.kids).map(([code, { heightCm }]) => [kidsCode(code), { height: heightCm }]),
);
const belts = Object.fromEntries(
  sizeTables.belts.map((code, step) => [code, { waist: [78 + 10 * step, 90 + 10 * step] }]),
);

const guides: Guide[] = [
  {
    code: 'men-c',
    unit: 'cm',
    columns: ['chest', ...body],
    tables: (['regular', 'short', 'long'] as const).map((cut) => ({ gender: 'Men', cut, rows: men[cut] })),
  },
  {
    code: 'women-c',
    unit: 'cm',
    columns: ['bust', ...body],
    tables: (['regular', 'short', 'long'] as const).map((cut) => ({ gender: 'Women', cut, rows: women[cut] })),
  },
  {
    code: 'men-alpha',
    unit: 'cm',
    columns: ['chest', 'waist'],
    tables: [{ gender: 'Men', cut: 'all', rows: sizeTables.alphaMen }],
  },
  {
    code: 'women-alpha',
    unit: 'cm',
    columns: ['bust', 'waist', 'hip'],
    tables: [{ gender: 'Women', cut: 'all', rows: sizeTables.alphaWomen }],
  },
  {
    code: 'gloves',
    unit: 'mm',
    columns: ['handCircumference', 'handLength'],
    tables: [{ gender: 'Unisex', cut: 'all', rows: sizeTables.gloves }],
  },
  {
    code: 'shoes',
    unit: 'mm',
    columns: ['footLength', 'uk', 'usMen', 'usWomen'],
    tables: [{ gender: 'Unisex', cut: 'all', rows: sizeTables.shoesEU }],
  },
  { code: 'socks', unit: 'mm', columns: ['footLength'], tables: [{ gender: 'Unisex', cut: 'all', rows: socks }] },
  { code: 'kids', unit: 'cm', columns: ['height'], tables: [{ gender: 'Children', cut: 'all', rows: kids }] },
  { code: 'belts', unit: 'cm', columns: ['waist'], tables: [{ gender: 'Unisex', cut: 'all', rows: belts }] },
];

export function* sizeGuides(world: World): Iterable<GuideRow> {
  const label = (key: GuideKey) => world.speak(({ guides: titles }) => titles[key]);
  for (const { code, unit, columns, tables } of guides)
    yield {
      kind: 'size-guide',
      code,
      unit,
      title: label(code),
      columns: columns.map((column) => ({ code: column, name: world.speak(({ measures }) => measures[column]) })),
      bodyMeasurements: tables.map(({ gender, cut, rows }) => ({
        gender,
        tableType: cut,
        title: label(cut),
        rows: Object.entries(rows).map(([size, known]) => ({
          size,
          values: Object.fromEntries(
            columns.map((column) => [column, (known as Record<string, number>)[source[column] ?? column] ?? 0]),
          ),
        })),
      })),
    };
}
