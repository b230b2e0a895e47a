import type { FeedRowOf } from '#modules/catalogue/feed-schema.ts';

/** Small, valid rows of the import feed, with the given facts. */

const colourOf = (style: number, colour = '0100') => `${style}1110${colour}`;

export function aCategory({ code = 'Bottoms' } = {}): FeedRowOf<'category'> {
  const texts = {
    name: 'Trousers',
    slug: 'trousers',
    description: 'All trousers.',
    heading: 'Trousers',
    seo: { title: 'Trousers', description: 'Trousers' },
  };
  return { kind: 'category', id: 1, code, parentCode: null, sortOrder: 1, texts: { en: texts } };
}

type AnyPriceList = { code?: string; type?: FeedRowOf<'price-list'>['type']; market?: string; currency?: string };

export function aPriceList({
  code = 'PUBLIC-se',
  type = 'None',
  market = 'se',
  currency = 'SEK',
}: AnyPriceList = {}): FeedRowOf<'price-list'> {
  return { kind: 'price-list', code, type, market, currency, name: code };
}

export function aColour({ style, colour }: { style: number; colour?: string }) {
  const partNo = colourOf(style, colour);
  const sizes = ['C50', 'C52'].map((code) => ({ code, sku: `${partNo}${code}` }));
  return { partNo, flags: [], firstSaleDate: '2026-01-01', media: [], sizes };
}

export function aProduct({ style }: { style: number }): FeedRowOf<'product'> {
  return {
    kind: 'product',
    basePartNo: `${style}1110`,
    articleType: 'DefaultArticle',
    type: 'trousers-craft',
    manufacturerId: 1,
    primaryCategory: 'Bottoms',
    categories: ['Bottoms'],
    groups: [],
    genders: ['Men'],
    flags: [],
    publicAssortment: true,
    standards: [],
    parametrics: {},
    texts: {
      en: {
        name: `Trousers ${style}`,
        slug: `trousers-${style}`,
        description: 'Sturdy.',
        usps: [],
        seo: { title: 'Trousers', description: 'Trousers' },
      },
    },
    media: [],
    colours: [aColour({ style })],
    vasServices: [],
    relations: { accessories: [], similar: [], upSell: [], crossSell: [], siblings: [] },
  };
}

export function aPrice({
  style,
  priceList = 'PUBLIC-se',
  currency = 'SEK',
  unitGross = '1295',
  colour,
}: {
  style: number;
  priceList?: string;
  currency?: string;
  unitGross?: string;
  colour?: string;
}): FeedRowOf<'price'> {
  return { kind: 'price', priceList, partNo: colourOf(style, colour), currency, unitGross };
}

export function aStockLevel({ style, quantity = 5 }: { style: number; quantity?: number }): FeedRowOf<'stock'> {
  return { kind: 'stock', sku: `${colourOf(style)}C50`, quantity };
}

export const aSizeGuide = (): FeedRowOf<'size-guide'> => ({
  kind: 'size-guide',
  code: 'men-c',
  unit: 'cm',
  title: { sv: 'Byxstorlekar', en: 'Trousers' },
  columns: [{ code: 'waist', name: { sv: 'Midja' } }],
  bodyMeasurements: [
    {
      gender: 'Men',
      tableType: 'regular',
      title: { sv: 'Normal' },
      rows: [
        { size: 'C50', values: { waist: 88 } },
        { size: 'C52', values: { waist: 92 } },
      ],
    },
  ],
});
