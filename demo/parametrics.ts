import type { FeedRowOf } from '#modules/catalogue/feed-schema.ts';
import sizeTables from './facts/sizes.json' with { type: 'json' };
import { colourKey, colours, families, materialKey, materials, standards, types } from './facts.ts';
import { allAlternates, kidsCode } from './sizes.ts';
import type { FilterKey } from './texts/keys.ts';
import { featureKeys } from './texts/keys.ts';
import type { Lexicon } from './texts/lexicon.ts';
import type { World } from './world.ts';

type Value = { code: string; name: (lexicon: Lexicon) => string };
type Definition = {
  code: FilterKey;
  type?: 'ParametricMultiple';
  level: 'product' | 'colour' | 'size';
  filter: boolean;
  isAndFilter?: true;
  values: Value[];
};

const named = (codes: readonly string[]): Value[] => codes.map((code) => ({ code, name: () => code }));

function allSizes(): string[] {
  const { men, women } = sizeTables;
  const numbered = [men.regular, men.long, men.short, women.regular, women.short, women.long].flatMap((table) =>
    Object.keys(table),
  );
  const lettered = Object.keys(sizeTables.alphaMen);
  const numbers = [...Object.keys(sizeTables.gloves), ...Object.keys(sizeTables.shoesEU)];
  return [
    ...new Set([
      ...lettered,
      ...numbered,
      ...numbers,
      ...sizeTables.socks,
      ...Object.keys(sizeTables.kids).map(kidsCode),
      ...sizeTables.onesize,
    ]),
  ];
}

const usedMaterials = materials.filter(({ group }) =>
  types.some(({ materialGroups }) => materialGroups.includes(group)),
);

/** The first value's id of each parametric is its place times 1000: no colour ever gets id 155 or 378. */
const definitions: readonly Definition[] = [
  {
    code: 'Gender',
    level: 'product',
    filter: true,
    values: (['Men', 'Women', 'Unisex', 'Children'] as const).map((code) => ({
      code,
      name: ({ genders }) => genders[code],
    })),
  },
  {
    code: 'Fit',
    level: 'product',
    filter: true,
    values: (['regular', 'slim', 'loose', 'women'] as const).map((code) => ({
      code,
      name: ({ fits }) => fits[code][0],
    })),
  },
  {
    code: 'Season',
    level: 'product',
    filter: true,
    values: (['allyear', 'summer', 'winter', 'between'] as const).map((code) => ({
      code,
      name: ({ seasons }) => seasons[code][0],
    })),
  },
  {
    code: 'Material',
    level: 'product',
    filter: true,
    values: usedMaterials.map(({ code }) => ({ code, name: (lexicon) => lexicon.materials[materialKey(code)] })),
  },
  { code: 'Standard', level: 'product', filter: true, isAndFilter: true, values: named(standards.map(({ id }) => id)) },
  {
    code: 'Properties',
    level: 'product',
    filter: true,
    isAndFilter: true,
    values: featureKeys.map((code) => ({ code, name: ({ features }) => features[code][0] })),
  },
  {
    code: 'Color',
    level: 'colour',
    filter: true,
    values: colours.map(({ code }) => ({ code, name: (lexicon) => lexicon.colours[colourKey(code)] })),
  },
  {
    code: 'ColorCode',
    level: 'colour',
    filter: false,
    values: colours.map(({ code }) => ({ code, name: (lexicon) => `${code} ${lexicon.colours[colourKey(code)]}` })),
  },
  { code: 'Size', level: 'size', filter: true, values: named(allSizes()) },
  { code: 'SizeAlternate', level: 'size', filter: true, values: named(allAlternates()) },
  {
    code: 'Quantity',
    type: 'ParametricMultiple',
    level: 'product',
    filter: false,
    values: named(['1', '3', '5', '6', '12']),
  },
  {
    code: 'FilterCollections',
    level: 'product',
    filter: true,
    values: families.map(({ slug, name }) => ({ code: slug, name: () => name })),
  },
  {
    code: 'HiVisClass',
    level: 'product',
    filter: true,
    values: ['1', '2', '3'].map((code) => ({ code, name: ({ grade }) => grade.class(code) })),
  },
  { code: 'bestSellingColorOverride', level: 'colour', filter: false, values: named(['true']) },
];

export function* parametrics(world: World): Iterable<FeedRowOf<'parametric'>> {
  for (const [place, { code, type, level, filter, isAndFilter, values }] of definitions.entries())
    yield {
      kind: 'parametric',
      code,
      type: type ?? 'ParametricList',
      level,
      filter,
      isAndFilter: isAndFilter ?? false,
      sortOrder: place,
      name: world.speak(({ filters }) => filters[code]),
      values: values.map((value, at) => ({
        id: (place + 1) * 1000 + at,
        code: value.code,
        sortOrder: at,
        name: world.speak((lexicon) => value.name(lexicon)),
      })),
    };
}
