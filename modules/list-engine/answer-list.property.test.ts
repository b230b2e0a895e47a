import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Tuning, usualTuning } from './answer/tuning.ts';
import { answerList } from './answer-list.ts';
import type { AssortmentQuestion } from './assortment.ts';
import type { ListRequest, ListRow } from './list-answer.ts';
import { basePartNoOf, partNoOf, skuOf } from './product-rows.ts';
import type { MarketSource, SourceProduct } from './source.ts';
import { aColour, aMarket, aParametric, aPrice, aProduct } from './testing/build-source.ts';
import { naiveList } from './testing/naive-list.ts';
import { openSource } from './testing/open-source.ts';

const sizes = ['S', 'M', 'L', 'XL'];
const lists = ['PUB', 'AGR', 'RES'];
const now = new Date('2026-11-15T12:00:00Z');

const someOf = <T>(values: readonly T[], more: { minLength?: number } = {}) => fc.subarray([...values], more);
const sometimes = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 2 });
const amount = fc.integer({ min: 1, max: 6 }).map((hundreds) => hundreds * 10_000 + hundreds);

const price = fc.record({
  priceList: fc.constantFrom(...lists),
  isGross: fc.boolean(),
  unitAmount: amount,
  sizeExceptions: fc.option(
    fc.array(fc.record({ sizes: someOf(sizes, { minLength: 1 }), unitAmount: amount }), { maxLength: 2 }),
  ),
  campaign: fc.option(
    fc.record({
      unitAmount: amount,
      lowest30Days: amount,
      from: fc.constantFrom('2026-11-01', '2026-11-15', '2026-11-16'),
      to: fc.constantFrom('2026-11-16', '2026-11-30'),
    }),
  ),
});

const colour = fc.record({
  main: fc.constantFrom('01', '02', '03', '04'),
  contrast: fc.constantFrom('00', '00', '01', '02', '04'),
  sizes: fc.oneof(fc.constant(sizes.slice(0, 2)), someOf(sizes, { minLength: 1 })),
  rank: sometimes(fc.integer({ min: 1, max: 9 })),
  isPreferred: fc.boolean(),
  prices: fc.uniqueArray(price, { maxLength: 3, selector: ({ priceList }) => priceList }),
});

const product = fc.record({
  colours: fc.uniqueArray(colour, { minLength: 1, maxLength: 4, selector: ({ main, contrast }) => main + contrast }),
  parametrics: fc.record({
    Gender: someOf(['Men', 'Women', 'Unisex'], { minLength: 1 }),
    Properties: someOf(['warm', 'dry', 'light']),
    Quantity: fc.constantFrom<string[]>([], [], ['3'], ['7']),
  }),
  categories: someOf(['tops', 'jackets', 'bottoms', 'men', 'women'], { minLength: 1 }),
  publicAssortment: fc.boolean(),
  articleType: fc.constantFrom<SourceProduct['articleType']>('DefaultArticle', 'DefaultArticle', 'VasArticle'),
  flags: someOf(['news']),
  stars: sometimes(fc.record({ average: fc.integer({ min: 1, max: 5 }), count: fc.constant(3) })),
  name: fc.constantFrom('Zebra', 'ärm', 'Arm', 'öra', 'Jacka 2', 'Jacka 10'),
  family: sometimes(fc.constant('fjell')),
});

const alternates: Record<string, string> = { S: '48', M: '50', L: '50' };

function toSource(model: (typeof product extends fc.Arbitrary<infer T> ? T : never)[]): SourceProduct[] {
  return model.map(({ colours, name, stars, family, ...more }, at) => {
    const basePartNo = String(10_000_000 + ((at * 7919) % 1009));
    const said = { name, slug: `slug-${at}`, description: 'd', usps: [], seo: { title: 't', description: 'd' } };
    return aProduct(
      basePartNo,
      colours.map(({ main, contrast, sizes: codes, rank, isPreferred }) => {
        const made = aColour(`${basePartNo}${main}${contrast}`, codes, { bestSellingColorOverride: isPreferred });
        return {
          ...made,
          sizes: made.sizes.map((size) => ({ ...size, alternate: alternates[size.code] })),
          ...(rank !== undefined && { popularity: { se: { popRank30: rank, popRank60: rank } } }),
        };
      }),
      {
        ...more,
        ...(stars && { stars }),
        ...(family && { family }),
        texts: { sv: said, en: said },
        prices: colours.flatMap(({ main, contrast, prices }) =>
          prices.map(({ unitAmount, ...rest }) => aPrice(`${basePartNo}${main}${contrast}`, unitAmount, rest)),
        ),
      },
    );
  });
}

/** The excluded colour ids (03 and 04) never make an extra card. */
const market = fc
  .record({
    colourIsAnd: fc.boolean(),
    sizeIsAnd: fc.boolean(),
    hasColourCodes: fc.boolean(),
    genderIsAnd: fc.boolean(),
  })
  .map(({ colourIsAnd, sizeIsAnd, hasColourCodes, genderIsAnd }) => {
    const colours = aParametric('Color', 'colour', 30, ['01', '02', '03', '04'], { isAndFilter: colourIsAnd });
    const [red, blue, ...excluded] = colours.values;
    return aMarket({
      parametrics: [
        aParametric('Gender', 'product', 10, ['Men', 'Women', 'Unisex'], { isAndFilter: genderIsAnd }),
        aParametric('Properties', 'product', 20, ['warm', 'dry', 'light'], { isAndFilter: true }),
        {
          ...colours,
          values: [red, blue, ...excluded.map((value, at) => ({ ...value, id: at === 0 ? 155 : 378 }))].filter(
            (value) => value !== undefined,
          ),
        },
        aParametric('Size', 'size', 40, sizes, { isAndFilter: sizeIsAnd }),
        aParametric('Quantity', 'product', 70, ['3', '7'], { type: 'ParametricMultiple', filter: false }),
        aParametric('SizeAlternate', 'size', 50, ['48', '50']),
        aParametric('ColorCode', 'colour', 60, ['01', '02', '03', '04'], { filter: hasColourCodes }),
      ],
    });
  });

const ids = [10, 11, 12, 20, 21, 22, 30, 31, 155, 378, 40, 41, 42, 43, 50, 51, 60, 61, 999];

const request = fc.record({
  place: fc.constantFrom(
    {},
    {},
    { category: 'tops' },
    { section: 'men' as const },
    { family: 'fjell' },
    { category: 'x' },
  ),
  valueIds: fc.oneof(fc.constant([]), fc.uniqueArray(fc.constantFrom(...ids), { maxLength: 5 })),
  priceRange: sometimes(
    fc.record({ min: fc.constantFrom(0, 100, 200.02, 301), max: fc.constantFrom(100, 300.03, 401, 1000, 2100.21) }),
  ),
  priceMode: fc.constantFrom<ListRequest['priceMode']>('incl', 'excl'),
  language: fc.constant<ListRequest['language']>('sv'),
  hits: sometimes(fc.constant(new Uint32Array([3, 1, 0, 5]))),
  sort: sometimes(
    fc.record({
      field: fc.constantFrom(
        'StarsAverage' as const,
        'PartNo' as const,
        'PopularityRank' as const,
        'LowestPrice' as const,
        'HighestPrice' as const,
        'Names' as const,
        'Flags' as const,
      ),
      order: fc.constantFrom('asc' as const, 'desc' as const),
    }),
  ),
  mode: fc.constantFrom<ListRequest['mode']>(
    'Default',
    'Default',
    'Default',
    'UniqueVariants',
    'ColorVariants',
    'AllVariants',
  ),
  splitsByBestSelling: fc.boolean(),
  page: fc.constantFrom(1, 2, 99),
  pageSize: fc.constantFrom(4, 15, 20_000),
});

const question = fc.record({
  priceLists: fc.constantFrom([['PUB']], [['AGR'], ['RES'], ['PUB']], [['AGR', 'RES'], ['PUB']], [['RES']], []),
  now: fc.constant(now),
  showsNonSellable: fc.boolean(),
  basis: fc.constantFrom('net' as const, 'gross' as const),
});

/** Applies the optimisations for large places to small ones. */
const eager: Tuning = { leastKept: 2, priceStep: 2, spreadBlock: 2, mostDoubles: 1 };

type TestCase = {
  source: MarketSource;
  products: readonly SourceProduct[];
  question: AssortmentQuestion;
  tuning: Tuning;
};

/** Checks that the engine gives the same result as the naive implementation. */
function expectTheSame(
  { source, products, question: asked, tuning }: TestCase,
  requests: readonly ListRequest[],
): void {
  const engine = openSource(source, products, tuning);
  const keyOf = ({ product: row, colours, sku, standsFor }: ListRow) => {
    if (sku !== undefined) return skuOf(engine, sku);
    return standsFor === 'product' ? basePartNoOf(engine, row) : partNoOf(engine, colours[0] ?? 0);
  };
  const rememberedAs = new Map<object, object>();
  for (const one of requests) {
    const { keys, ...naive } = naiveList(source, products, asked, one);
    const answer = answerList(engine, engine.assortmentFor(asked), one);
    const { counts, present, remembered, total, page, rows, priceLimits } = answer;
    const chosen = one.valueIds.filter((id) => engine.slotOf.has(id));
    const told = { counts, present, chosen };
    expect(told).toEqual((remembered && rememberedAs.get(remembered)) ?? told);
    if (remembered) rememberedAs.set(remembered, told);
    const last = Math.max(1, Math.ceil(keys.length / one.pageSize));
    expect({
      total,
      page,
      keys: rows.map(keyOf),
      counts: new Map([...engine.columns.valueIds].map((id, slot) => [id, counts[slot] ?? 0])),
      priceLimits,
    }).toEqual({
      ...naive,
      page: Math.min(one.page, last),
      keys: keys.slice((Math.min(one.page, last) - 1) * one.pageSize).slice(0, one.pageSize),
    });
  }
}

test('P85 counts equal the actual number of hits; results, order and price limits are correct', {
  timeout: 120_000,
}, () => {
  fc.assert(
    fc.property(
      market,
      fc.array(product, { minLength: 6, maxLength: 9 }),
      question,
      fc.array(request, { minLength: 3, maxLength: 6 }),
      fc.constantFrom(usualTuning, eager),
      (source, model, asked, requests, tuning) =>
        expectTheSame({ source, products: toSource(model), question: asked, tuning }, requests),
    ),
    { numRuns: 200 },
  );
});

test('P85 also for counts combined from single values', { timeout: 120_000 }, () => {
  const ofOneFilter = fc.oneof(someOf([10, 11, 12]), someOf([30, 31, 155, 378]), someOf([40, 41, 42, 43]));
  const plain = fc.record({ asked: request, valueIds: ofOneFilter }).map(({ asked, valueIds }) => ({
    ...asked,
    valueIds,
    hits: undefined,
    priceRange: undefined,
    mode: 'Default' as const,
  }));
  fc.assert(
    fc.property(
      market,
      fc.array(product, { minLength: 6, maxLength: 9 }),
      question,
      fc.array(plain, { minLength: 4, maxLength: 8 }),
      (source, model, asked, requests) =>
        expectTheSame({ source, products: toSource(model), question: asked, tuning: eager }, requests),
    ),
    { numRuns: 150 },
  );
});

test('P85 also for long sets', { timeout: 120_000 }, () => {
  fc.assert(
    fc.property(
      market,
      fc.array(product, { minLength: 450, maxLength: 700, size: 'max' }),
      question,
      fc.array(request, { minLength: 4, maxLength: 4 }),
      (source, model, asked, requests) =>
        expectTheSame({ source, products: toSource(model), question: asked, tuning: usualTuning }, requests),
    ),
    { numRuns: 4, endOnFailure: true },
  );
});
