import { markets } from '../../market/markets.ts';
import type { MarketSource, SourcePrice, SourceProduct, StoredParametric } from '../source.ts';

type Colour = SourceProduct['colours'][number];

const words = (word: string) => ({ sv: word, en: word });
const text = (name: string, slug = name.toLowerCase()) => ({
  name,
  slug,
  description: `About ${name}.`,
  usps: [],
  seo: { title: name, description: name },
});

export function aParametric(
  code: string,
  level: StoredParametric['level'],
  firstId: number,
  values: readonly string[],
  more: Partial<StoredParametric> = {},
): StoredParametric {
  return {
    code,
    type: 'ParametricList',
    level,
    filter: true,
    isAndFilter: false,
    sortOrder: firstId,
    name: words(code),
    values: values.map((value, at) => ({ id: firstId + at, code: value, sortOrder: at, name: words(value) })),
    ...more,
  };
}

export function aCategory(code: string, more: Partial<MarketSource['categories'][number]> = {}) {
  const id = Number.parseInt(code, 36) % 100_000;
  const said = { ...text(code), heading: code };
  return { id, code, parentCode: null, sortOrder: id, texts: { sv: said, en: said }, ...more };
}

function aPriceList(code: string, type: MarketSource['priceLists'][number]['type'] = 'None') {
  return { code, type, market: 'se', currency: 'SEK', name: code };
}

/** A small market: two product filters, colours, sizes, a public list and two agreed ones. */
export function aMarket(more: Partial<MarketSource> = {}): MarketSource {
  return {
    market: markets.se,
    categories: [
      aCategory('tops'),
      aCategory('jackets', { parentCode: 'tops', context: '6009' }),
      aCategory('bottoms'),
      aCategory('men', { section: 'men' }),
      aCategory('women', { section: 'women' }),
    ],
    parametrics: [
      aParametric('Gender', 'product', 10, ['Men', 'Women', 'Unisex']),
      aParametric('Properties', 'product', 20, ['warm', 'dry', 'light'], { isAndFilter: true }),
      aParametric('Color', 'colour', 30, ['01', '02', '03', '04']),
      aParametric('Size', 'size', 40, ['S', 'M', 'L', 'XL']),
      aParametric('SizeAlternate', 'size', 50, ['48', '50']),
    ],
    colours: ['01', '02', '03', '04'].map((code, at) => ({
      id: 1000 + at,
      code,
      hex: '#000000',
      hiVis: false,
      name: words(`colour ${code}`),
    })),
    materials: [],
    standards: [],
    families: [{ slug: 'fjell', name: 'Fjell', sortOrder: 1, description: words('Fjell') }],
    groups: [{ code: 'road', sortOrder: 1, texts: { sv: { name: 'Väg', slug: 'vag' } } }],
    priceLists: [aPriceList('PUB'), aPriceList('AGR', 'Agreement'), aPriceList('RES', 'Reseller')],
    ...more,
  };
}

export function aColour(partNo: string, sizes: readonly string[] = ['S', 'M'], more: Partial<Colour> = {}): Colour {
  return {
    partNo,
    flags: [],
    firstSaleDate: '2026-01-01',
    media: [{ mediaId: 43, path: `products/${partNo}_43.jpg` }],
    sizes: sizes.map((code) => ({ code, sku: partNo + code })),
    ...more,
  };
}

export function aPrice(partNo: string, unitAmount: number, more: Partial<SourcePrice> = {}): SourcePrice {
  return { priceList: 'PUB', partNo, isGross: true, unitAmount, ...more };
}

/** Each colour costs 100 in the public list, unless prices are given. */
export function aProduct(
  basePartNo: string,
  colours: readonly Colour[],
  more: Partial<SourceProduct> = {},
): SourceProduct {
  const said = text(`Product ${basePartNo}`, `product-${basePartNo.toLowerCase()}`);
  return {
    basePartNo,
    articleType: 'DefaultArticle',
    type: 'jacket',
    manufacturerId: 7276,
    primaryCategory: 'tops',
    categories: ['tops'],
    groups: [],
    genders: ['Men'],
    flags: [],
    publicAssortment: true,
    standards: [],
    parametrics: {},
    texts: { sv: said, en: said },
    media: [],
    colours: [...colours],
    vasServices: [],
    relations: { accessories: [], similar: [], upSell: [], crossSell: [], siblings: [] },
    prices: colours.map(({ partNo }) => aPrice(partNo, 10_000)),
    ...more,
  };
}
