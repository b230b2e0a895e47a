import { expect, test } from 'vitest';
import { gridPageSize } from '../assortment/list-question.ts';
import { bestSellingSplitLimit } from './answer/choice.ts';
import { answerList } from './answer-list.ts';
import type { AssortmentQuestion } from './assortment.ts';
import type { Engine } from './engine.ts';
import type { ListRequest } from './list-answer.ts';
import { type ListingMode, type SortField, type SortOrder } from './listing.ts';
import { basePartNoOf, partNoOf, skuOf } from './product-rows.ts';
import type { SourceProduct } from './source.ts';
import { aColour, aMarket, aParametric, aPrice, aProduct } from './testing/build-source.ts';
import { aRequest, openSource } from './testing/open-source.ts';

const now = new Date('2026-11-15T12:00:00Z');
const everybody = { priceLists: [['PUB']], now, showsNonSellable: false, basis: 'gross' as const };

const [red, blue] = [30, 31];
/** By the 60-day rank, and in another market, the order is reversed. */
const ranked = (popRank30: number) => {
  const otherwise = 100 - popRank30;
  return {
    popularity: {
      se: { popRank30, popRank60: otherwise },
      no: { popRank30: otherwise, popRank60: popRank30 },
    },
  };
};

function ask(engine: Engine, more: Partial<ListRequest> = {}, question: AssortmentQuestion = everybody) {
  const answer = answerList(engine, engine.assortmentFor(question), aRequest(more));
  const keys = answer.rows.map(({ product, colours, sku, standsFor }) => {
    if (sku !== undefined) return skuOf(engine, sku);
    return standsFor === 'product' ? basePartNoOf(engine, product) : partNoOf(engine, colours[0] ?? 0);
  });
  const countOf = (id: number) => answer.counts[engine.slotOf.get(id) ?? -1];
  return { ...answer, keys, countOf };
}

const trio = aProduct('10000001', [
  aColour('100000010100', ['S', 'M'], ranked(3)),
  aColour('100000010200', ['M'], ranked(1)),
  aColour('100000010102', ['L'], ranked(2)),
]);
const plain = aProduct('10000002', [aColour('100000020100', ['S'], ranked(5))]);

test('P47 three colours of a base part number give one card with the best-selling colour first', () => {
  const engine = openSource(aMarket(), [trio, plain]);
  const { keys, total, rows } = ask(engine);
  expect([keys, total]).toEqual([['10000001', '10000002'], 2]);
  expect(rows[0]?.colours.map((colour) => partNoOf(engine, colour))).toEqual([
    '100000010200',
    '100000010102',
    '100000010100',
  ]);
});

test('P45 a product with red and blue variants and both colours selected gives two cards', () => {
  const engine = openSource(aMarket(), [trio, plain]);
  expect(ask(engine, { valueIds: [red] }).keys).toEqual(['100000010102', '100000020100']);
  const both = ask(engine, { valueIds: [red, blue] });
  expect(both.keys).toEqual(['100000010102', '100000010200', '100000020100']);
  expect(both.total).toBe(3);
});

test('P24 P45 P46 results are counted if a product may have several', () => {
  const engine = openSource(aMarket(), [trio, plain]);
  const isSplit = (request: Parameters<typeof ask>[1]) => ask(engine, request).isSplit;
  expect([isSplit({}), isSplit({ valueIds: [red] }), isSplit({ valueIds: [red, blue] })]).toEqual([false, false, true]);
  expect([isSplit({ mode: 'ColorVariants' }), isSplit({ splitsByBestSelling: true })]).toEqual([true, true]);
});

test('P45 a variant with both selected colours has one card', () => {
  const engine = openSource(aMarket(), [aProduct('10000003', [aColour('100000030102')])]);
  expect(ask(engine, { valueIds: [red, blue] }).keys).toEqual(['100000030102']);
});

test('P32 colours 155 and 378 make no extra card, but a product with only these is still found', () => {
  const colours = aParametric('Color', 'colour', 30, ['01', '02', '03', '04']);
  const ids = [30, 155, 378, 33];
  const parametrics = [{ ...colours, values: colours.values.map((value, at) => ({ ...value, id: ids[at] ?? 0 })) }];
  const engine = openSource(aMarket({ parametrics }), [
    aProduct('10000001', [aColour('100000010200'), aColour('100000010300'), aColour('100000010400')]),
    aProduct('10000002', [aColour('100000020200'), aColour('100000020300')]),
  ]);
  expect(ask(engine, { valueIds: [155, 378, 33] }).keys).toEqual(['100000010400', '100000020200']);
  expect(ask(engine, { splitsByBestSelling: true }).keys).toEqual(['100000010400', '100000020200']);
});

test('P46 with best-selling splitting, colours are cards by 30-day rank; the preferred colour comes first', () => {
  const preferred = aProduct('10000004', [
    aColour('100000040100', ['S'], ranked(2)),
    aColour('100000040200', ['S'], { ...ranked(9), bestSellingColorOverride: true }),
  ]);
  const engine = openSource(aMarket(), [trio, preferred]);
  const sort = { field: 'PopularityRank', order: 'asc' } as const;
  expect(ask(engine, { sort, splitsByBestSelling: true }).keys).toEqual([
    '100000010200',
    '100000010102',
    '100000040200',
    '100000040100',
    '100000010100',
  ]);
  expect(ask(engine, { sort }).keys).toEqual(['10000001', '10000004']);
  const chosen = ask(engine, { sort, splitsByBestSelling: true, valueIds: [red] });
  expect(chosen.keys).toEqual(['100000010102', '100000040100']);
});

test('P39 an assortment above the split limit is grouped; a page has the default size', () => {
  const some = (count: number) =>
    Array.from({ length: count }, (_, at) => {
      const base = String(20_000_000 + at);
      return aProduct(base, [aColour(`${base}0100`), aColour(`${base}0200`)]);
    });
  const small = openSource(aMarket(), some(bestSellingSplitLimit));
  const large = openSource(aMarket(), some(bestSellingSplitLimit + 1));
  expect(ask(small, { splitsByBestSelling: true }).total).toBe(2 * bestSellingSplitLimit);
  expect(ask(large, { splitsByBestSelling: true })).toMatchObject({ total: bestSellingSplitLimit + 1, isSplit: false });
  expect(ask(large, { pageSize: gridPageSize }).rows).toHaveLength(gridPageSize);
});

test('P44 a page beyond the last gives the last, one before the first gives the first', () => {
  const forty = Array.from({ length: 40 }, (_, at) => {
    const base = String(20_000_000 + at);
    return aProduct(base, [aColour(`${base}0100`)]);
  });
  const engine = openSource(aMarket(), forty);
  const last = ask(engine, { page: 9, pageSize: 15 });
  expect([last.total, last.page, last.keys.length, last.keys[0]]).toEqual([40, 3, 10, '20000030']);
  expect(ask(engine, { page: -3 }).page).toBe(1);
  expect(ask(engine, { page: Number.NaN }).page).toBe(1);
  expect(ask(engine, { page: 9, valueIds: [33] })).toMatchObject({ total: 0, page: 1, rows: [] });
});

test.each<[ListingMode, string[]]>([
  ['Default', ['10000001', '10000002']],
  ['UniqueVariants', ['100000010102', '100000010200', '100000020100']],
  ['ColorVariants', ['100000010100', '100000010102', '100000010200', '100000020100']],
  ['AllVariants', ['100000010100S', '100000010100M', '100000010102L', '100000010200M', '100000020100S']],
])('P24 mode %s', (mode, keys) => {
  expect(ask(openSource(aMarket(), [trio, plain]), { mode }).keys).toEqual(keys);
});

const named = (name: string): SourceProduct['texts'] => ({
  sv: { name, slug: name.toLowerCase(), description: name, usps: [], seo: { title: name, description: name } },
});
const shelf = [
  aProduct('10000001', [aColour('100000010100', ['S'], ranked(3))], {
    texts: named('Ärm'),
    stars: { average: 4.5, count: 2 },
    prices: [aPrice('100000010100', 30_000)],
  }),
  aProduct('10000002', [aColour('100000020100', ['S', 'M'], ranked(1))], {
    texts: named('Zebra'),
    prices: [aPrice('100000020100', 10_000, { sizeExceptions: [{ sizes: ['M'], unitAmount: 50_000 }] })],
  }),
  aProduct('10000003', [aColour('100000030100', ['S'], ranked(2))], {
    texts: named('Arm'),
    flags: ['news'],
    stars: { average: 4.9, count: 9 },
    prices: [aPrice('100000030100', 20_000)],
  }),
];

test.each<[SortField, SortOrder, string]>([
  ['StarsAverage', 'desc', '3 1 2'],
  ['PartNo', 'asc', '1 2 3'],
  ['PopularityRank', 'asc', '2 3 1'],
  ['LowestPrice', 'asc', '2 3 1'],
  ['HighestPrice', 'desc', '2 1 3'],
  ['Names', 'asc', '3 2 1'],
  ['Flags', 'desc', '3 2 1'],
])('P20 sorted by %s, %s', (field, order, expected) => {
  const { keys } = ask(openSource(aMarket(), shelf), { sort: { field, order } });
  expect(keys.map((key) => key.slice(-1)).join(' ')).toBe(expected);
});

test('a search ranks the results, unless a sort order is selected', () => {
  const engine = openSource(aMarket(), shelf);
  const hits = new Uint32Array([2, 0]);
  expect(ask(engine, { hits, sort: undefined }).keys).toEqual(['10000003', '10000001']);
  expect(ask(engine, { hits }).keys).toEqual(['10000001', '10000003']);
});

test('a size that only another colour has does not match', () => {
  const engine = openSource(aMarket(), [trio]);
  const [small, large] = [40, 42];
  expect(ask(engine, { valueIds: [blue, small] }).total).toBe(0);
  const blueOnes = ask(engine, { valueIds: [blue] });
  expect([small, 41, large].map(blueOnes.countOf)).toEqual([0, 1, 1]);
});

test("P85 a filter's own selection does not affect its other values, unless it requires all", () => {
  const engine = openSource(aMarket(), [
    aProduct('10000001', [aColour('100000010100')], { parametrics: { Gender: ['Men'], Properties: ['warm', 'dry'] } }),
    aProduct('10000002', [aColour('100000020100')], { parametrics: { Gender: ['Women'], Properties: ['warm'] } }),
  ]);
  const [men, women, warm, dry] = [10, 11, 20, 21];
  expect([men, women, warm, dry].map(ask(engine, { valueIds: [men] }).countOf)).toEqual([1, 1, 1, 1]);
  expect([men, women, warm, dry].map(ask(engine, { valueIds: [dry] }).countOf)).toEqual([1, 0, 1, 1]);
});

test('filter, limits and sort order use the price of the pack, added up as the viewer buys', () => {
  const inPacks = aParametric('Quantity', 'product', 70, ['12'], { type: 'ParametricMultiple', filter: false });
  const { parametrics } = aMarket();
  const engine = openSource(aMarket({ parametrics: [...parametrics, inPacks] }), [
    aProduct('10000001', [aColour('100000010100')], {
      parametrics: { Quantity: ['12'] },
      prices: [aPrice('100000010100', 9_990, { isGross: false })],
    }),
    aProduct('10000002', [aColour('100000020100')], { prices: [aPrice('100000020100', 100_000)] }),
  ]);
  const company = { ...everybody, basis: 'net' as const };
  const pack = { min: 1198.8, max: 1198.8 };
  expect(ask(engine, { priceMode: 'excl', priceRange: pack }, company).keys).toEqual(['10000001']);
  // 12 x 99.90 = 1198.80, with 25 % 1498.50; for consumers 12 x 124.88 = 1498.56.
  expect(ask(engine, { priceRange: { min: 1498.5, max: 1498.5 } }, company).keys).toEqual(['10000001']);
  expect(ask(engine, { priceRange: { min: 1498.56, max: 1498.56 } }).keys).toEqual(['10000001']);
  expect(ask(engine, { priceRange: { min: 100, max: 200 } }).keys).toEqual([]);
  expect(ask(engine).priceLimits).toEqual({ min: 1000, max: 1499 });
  expect(ask(engine, { sort: { field: 'LowestPrice', order: 'asc' } }).keys).toEqual(['10000002', '10000001']);
});

test("the price range uses the visitor's display, and its limits are whole units rounded outward", () => {
  const engine = openSource(aMarket(), [
    aProduct('10000001', [aColour('100000010100')], { prices: [aPrice('100000010100', 12_550)] }),
    aProduct('10000002', [aColour('100000020100')], { prices: [aPrice('100000020100', 20_000, { isGross: false })] }),
  ]);
  expect(ask(engine).priceLimits).toEqual({ min: 125, max: 250 });
  expect(ask(engine, { priceMode: 'excl' }).priceLimits).toEqual({ min: 100, max: 200 });
  expect(ask(engine, { priceMode: 'excl', priceRange: { min: 200, max: 200 } }).keys).toEqual(['10000002']);
  expect(ask(engine, { priceRange: { min: 200, max: 200 } }).keys).toEqual([]);
  expect(ask(engine, { priceRange: { min: 250, max: Number.POSITIVE_INFINITY } }).keys).toEqual(['10000002']);
});

test('a place includes its subcategories; an unknown one is empty', () => {
  const engine = openSource(aMarket(), [
    aProduct('10000001', [aColour('100000010100')], {
      categories: ['jackets', 'men'],
      family: 'fjell',
      groups: ['road'],
    }),
    aProduct('10000002', [aColour('100000020100')], { categories: ['bottoms', 'women'] }),
  ]);
  const first = ['10000001'];
  expect(ask(engine, { place: { category: 'tops' } }).keys).toEqual(first);
  expect(ask(engine, { place: { section: 'men' } }).keys).toEqual(first);
  expect(ask(engine, { place: { group: 'road' } }).keys).toEqual(first);
  expect(ask(engine, { place: { family: 'fjell' } }).keys).toEqual(first);
  expect(ask(engine, { place: { categoryContext: '6009' } }).keys).toEqual(first);
  expect(ask(engine, { place: { category: 'tops', section: 'women' } }).keys).toEqual([]);
  expect(ask(engine, { place: { category: 'gone' } })).toMatchObject({ total: 0, rows: [], priceLimits: undefined });
});
