import type { FeedRow, FeedRowOf } from '#modules/catalogue/feed-schema.ts';
import { aCategory, aColour, aPrice, aPriceList, aProduct } from './feed.ts';

type CategoryFacts = Partial<Omit<FeedRowOf<'category'>, 'kind' | 'texts'>> & { code: string; sv: string; en: string };

export function namedCategory({ sv, en, ...facts }: CategoryFacts): FeedRowOf<'category'> {
  const textsOf = (name: string) => ({
    name,
    slug: slugOf(name),
    description: `${name}.`,
    heading: `${name}!`,
    seo: { title: name, description: name },
  });
  return { ...aCategory(), ...facts, texts: { sv: textsOf(sv), en: textsOf(en) } };
}

const slugOf = (name: string) =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');

export function aParametric(
  facts: Pick<FeedRowOf<'parametric'>, 'code'> & Partial<FeedRowOf<'parametric'>>,
  values: [id: number, code: string, sv?: string][],
): FeedRowOf<'parametric'> {
  return {
    kind: 'parametric',
    type: 'ParametricList',
    level: 'product',
    filter: true,
    isAndFilter: false,
    sortOrder: 0,
    name: { en: facts.code },
    values: values.map(([id, code, sv = code], sortOrder) => ({ id, code, sortOrder, name: { sv, en: code } })),
    ...facts,
  };
}

/** A product that is sold: the row and its public price in Sweden. */
export function soldProduct(
  style: number,
  facts: Partial<FeedRowOf<'product'>> = {},
  price: { priceList?: string; unitGross?: string } = {},
): [FeedRowOf<'product'>, FeedRowOf<'price'>] {
  return [{ ...aProduct({ style }), ...facts }, aPrice({ style, ...price })];
}

export const publicLists = (): FeedRow[] => [
  aPriceList(),
  aPriceList({ code: 'PUBLIC-de', market: 'de', currency: 'EUR' }),
];

const aShopColour = (code: string, name: string, sv: string): FeedRowOf<'colour'> => ({
  kind: 'colour',
  id: 1000 + Number(code),
  code,
  hex: '#112233',
  hiVis: false,
  name: { en: name, sv },
});

function named(style: number, name: string, facts: Partial<FeedRowOf<'product'>>): FeedRowOf<'product'> {
  const text = {
    name,
    slug: slugOf(`${name} ${style}`),
    description: `${name} to work in.`,
    usps: ['Lasts long'],
    seo: { title: name, description: name },
  };
  return { ...aProduct({ style }), texts: { en: text }, ...facts };
}

const pictured = (style: number, colour: string, popRank30: number) => {
  const { partNo, ...rest } = aColour({ style, colour });
  return {
    ...rest,
    partNo,
    popularity: { se: { popRank30, popRank60: popRank30 + 1 } },
    media: [43, 171].map((mediaId) => ({ mediaId, path: `products/${partNo}_${mediaId}.jpg` })),
  };
};

const tops = { primaryCategory: 'Tops', categories: ['Tops'] };

/**
 * A small shop in Sweden: 1000 is a jacket in two colours, 2000 and 3000 are a jacket and trousers, 4000 are trousers that
 * only the list OURS sells.
 */
export function smallWorld(): object[] {
  const relations = { accessories: ['30001110'], similar: ['20001110'], upSell: ['40001110'], crossSell: ['30001110'] };
  return [
    namedCategory({ id: 100, code: 'Bottoms', context: 'Bottoms', sv: 'Byxor', en: 'Trousers' }),
    namedCategory({ id: 200, code: 'Tops', context: 'Tops', sortOrder: 2, sv: 'Jackor', en: 'Jackets' }),
    aShopColour('01', 'Black', 'Svart'),
    aShopColour('02', 'Blue', 'Blå'),
    aParametric({ code: 'Color', level: 'colour', sortOrder: 1, name: { en: 'Colour', sv: 'Färg' } }, [
      [7001, '01', 'Svart'],
      [7002, '02', 'Blå'],
    ]),
    aParametric({ code: 'ColorCode', level: 'colour', filter: false }, [
      [8001, '01', '01 Svart'],
      [8002, '02', '02 Blå'],
    ]),
    aParametric({ code: 'Size', level: 'size', sortOrder: 2, name: { en: 'Size', sv: 'Storlek' } }, [
      [9050, 'C50'],
      [9052, 'C52'],
    ]),
    aParametric({ code: 'Properties', isAndFilter: true, sortOrder: 3 }, [
      [6001, 'pockets', 'Fickor'],
      [6002, 'stretch', 'Stretch'],
    ]),
    aParametric({ code: 'Quantity', type: 'ParametricMultiple', sortOrder: 4 }, [
      [11_001, '1'],
      [11_010, '10'],
    ]),
    ...publicLists(),
    aPriceList({ code: 'OURS', type: 'Agreement' }),
    named(1000, 'Craft jacket', {
      ...tops,
      flags: ['news'],
      manufacturerId: 7276,
      stars: { average: 4.5, count: 2 },
      colours: [pictured(1000, '0100', 3), { ...pictured(1000, '0200', 1), flags: ['promotion'] }],
      parametrics: { Properties: ['pockets'], Quantity: ['10'] },
      relations: { ...relations, siblings: ['20001110'] },
    }),
    named(2000, 'Rain jacket', { ...tops, genders: ['Women'], colours: [pictured(2000, '0200', 2)] }),
    named(3000, 'Work trousers', {
      colours: [pictured(3000, '0100', 4)],
      parametrics: { Properties: ['pockets', 'stretch'], Quantity: ['1'] },
    }),
    named(4000, 'Secret trousers', { publicAssortment: false, colours: [pictured(4000, '0100', 5)] }),
    aPrice({ style: 1000, unitGross: '1000' }),
    aPrice({ style: 1000, colour: '0200', unitGross: '1200' }),
    aPrice({ style: 2000, colour: '0200', unitGross: '500' }),
    aPrice({ style: 3000, unitGross: '800' }),
    ...[1000, 3000, 4000].map((style) => ({
      ...aPrice({ style, priceList: 'OURS' }),
      unitGross: undefined,
      unitNet: String(style / 10),
    })),
    { kind: 'stock', sku: '100011100100C50', quantity: 7 },
    { kind: 'stock', sku: '100011100200C52', quantity: 0, nextDeliveryDate: '2026-12-24' },
    { kind: 'stock', sku: '400011100100C50', quantity: 9 },
  ];
}
