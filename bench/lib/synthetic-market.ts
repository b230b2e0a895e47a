import type { MarketSource, SourcePrice, SourceProduct } from '#modules/list-engine/source.ts';
import { markets } from '#modules/market/markets.ts';

type Random = (below: number) => number;

const words = (word: string) => ({ sv: word, en: word });
const twoDigits = (number: number) => String(number).padStart(2, '0');
const codes = (count: number, name: (at: number) => string) => Array.from({ length: count }, (_, at) => name(at));

const colourCodes = codes(48, (at) => twoDigits(at + 1));
const sizeRanges = codes(24, (at) => `R${at}`).map((range) => codes(12, (at) => `${range}X${at}`));
const departments = codes(8, (at) => `dep${at}`);
const categories = departments.flatMap((parent) =>
  codes(8, (at) => `${parent}c${at}`).map((code) => ({ code, parent })),
);

/** A random number generator that is the same in every run. */
export function randomFrom(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function parametric(
  code: string,
  level: 'product' | 'colour' | 'size',
  place: number,
  values: readonly string[],
  isAndFilter = false,
): MarketSource['parametrics'][number] {
  return {
    code,
    type: 'ParametricList',
    level,
    filter: true,
    isAndFilter,
    sortOrder: place,
    name: words(code),
    values: values.map((value, at) => ({ id: place * 1000 + at, code: value, sortOrder: at, name: words(value) })),
  };
}

const productFilters = [
  { code: 'Gender', count: 4, isAnd: false },
  { code: 'Fit', count: 4, isAnd: false },
  { code: 'Season', count: 4, isAnd: false },
  { code: 'Material', count: 40, isAnd: false },
  { code: 'Standard', count: 24, isAnd: true },
  { code: 'Properties', count: 30, isAnd: true },
  { code: 'FilterCollections', count: 12, isAnd: false },
];

/** A market with as many filters and values as the demo world: about 500 values in ten filters. */
export function syntheticMarket(): MarketSource {
  const said = (name: string) => ({
    name,
    slug: name,
    description: name,
    heading: name,
    seo: { title: name, description: name },
  });
  const category = (code: string, parentCode: string | null, at: number) => ({
    id: at + 1,
    code,
    parentCode,
    sortOrder: at,
    texts: { sv: said(code) },
  });
  return {
    market: markets.se,
    categories: [
      ...departments.map((code, at) => category(code, null, at)),
      ...categories.map(({ code, parent }, at) => category(code, parent, 100 + at)),
      { ...category('men', null, 500), section: 'men' as const },
      { ...category('women', null, 501), section: 'women' as const },
    ],
    parametrics: [
      ...productFilters.map(({ code, count, isAnd }, at) => {
        return parametric(
          code,
          'product',
          at + 1,
          codes(count, (value) => `${code}${value}`),
          isAnd,
        );
      }),
      parametric('Color', 'colour', 8, colourCodes),
      parametric('Size', 'size', 9, sizeRanges.flat()),
      parametric(
        'SizeAlternate',
        'size',
        10,
        codes(40, (at) => `A${at}`),
      ),
    ],
    colours: colourCodes.map((code, at) => ({ id: at + 1, code, hex: '#112233', hiVis: false, name: words(code) })),
    materials: [],
    standards: [],
    families: [],
    groups: [],
    priceLists: [
      { code: 'PUB', type: 'None', market: 'se', currency: 'SEK', name: 'Public' },
      { code: 'AGR', type: 'Agreement', market: 'se', currency: 'SEK', name: 'Agreed' },
    ],
  };
}

const sentence = 'Hard-wearing trousers with stretch, reinforced knees and holster pockets for long days outdoors.';

/** One product of three colours with four sizes: twelve variants. A tenth has uneven sizes, a third has more expensive sizes. */
export function syntheticProduct(at: number, random: Random): SourceProduct {
  const basePartNo = String(10_000_000 + at);
  const home = categories[Math.floor((at / 20_000) * categories.length) % categories.length] ?? {
    code: '',
    parent: '',
  };
  const range = sizeRanges[random(sizeRanges.length)] ?? [];
  const first = random(8);
  const isUneven = random(10) === 0;
  const mains = new Set<string>();
  while (mains.size < 3) mains.add(colourCodes[random(colourCodes.length)] ?? '01');
  const colours = [...mains].map((main, place): SourceProduct['colours'][number] => {
    const partNo = `${basePartNo}${main}${random(2) === 0 ? '00' : (colourCodes[random(colourCodes.length)] ?? '00')}`;
    const begin = first + (isUneven ? place % 2 : 0);
    return {
      partNo,
      flags: [],
      firstSaleDate: '2026-01-01',
      popularity: { se: { popRank30: 1 + random(60_000), popRank60: 1 + random(60_000) } },
      media: [43, 171, 282, 58].map((mediaId) => ({
        mediaId,
        path: `products/${basePartNo}/${partNo}_${mediaId}.jpg`,
      })),
      sizes: range.slice(begin, begin + 4).map((code, size) => ({
        code,
        sku: partNo + code,
        ean: String(7_300_000_000_000 + at * 12 + place * 4 + size),
        alternate: `A${(begin + size) % 40}`,
      })),
    };
  });
  const unitAmount = 10_000 + random(400) * 500;
  const dearer = random(3) === 0 ? (colours[0]?.sizes.slice(-1).map(({ code }) => code) ?? []) : [];
  const priceOf = (priceList: string, amount: number, partNo: string): SourcePrice => ({
    priceList,
    partNo,
    isGross: priceList === 'PUB',
    unitAmount: amount,
    sizeExceptions: dearer.length > 0 ? [{ sizes: dearer, unitAmount: amount + 2000 }] : null,
    campaign:
      at % 11 === 0 ? { unitAmount: amount - 2000, lowest30Days: amount, from: '2026-11-01', to: '2026-11-30' } : null,
  });
  const said = {
    name: `Product ${random(5000)}`,
    slug: `product-${basePartNo}`,
    description: sentence.repeat(5),
    usps: [sentence, sentence, sentence],
    seo: { title: `Product ${basePartNo}`, description: sentence },
  };
  return {
    basePartNo,
    articleType: 'DefaultArticle',
    type: 'trousers',
    manufacturerId: 7276,
    primaryCategory: home.code,
    categories: [home.code, random(2) === 0 ? 'men' : 'women'],
    groups: [],
    genders: ['Men'],
    flags: random(8) === 0 ? ['news'] : [],
    publicAssortment: true,
    standards: [],
    parametrics: Object.fromEntries(
      productFilters.map(({ code, count, isAnd }) => [
        code,
        isAnd ? [`${code}${random(count)}`, `${code}${random(count)}`] : [`${code}${random(count)}`],
      ]),
    ),
    texts: { sv: said, en: said },
    media: [],
    colours,
    vasServices: ['TRL', 'TRS'],
    ...(random(2) === 0 && { stars: { average: 1 + random(5), count: 1 + random(50) } }),
    relations: { accessories: [], similar: [], upSell: [], crossSell: [], siblings: [] },
    prices: colours.flatMap(({ partNo }) => [
      priceOf('PUB', unitAmount, partNo),
      ...(at % 4 === 0 ? [priceOf('AGR', unitAmount - 1000, partNo)] : []),
    ]),
  };
}
