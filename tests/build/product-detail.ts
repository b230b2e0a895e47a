import { type Currency, money } from '#core/money.ts';
import type { ProductColour, ProductDetail } from '#modules/assortment/product-detail.ts';
import type { PriceNow } from '#modules/catalogue/list-price.ts';

/** A price that its list has with tax. */
export const aPriceNow = (amount: number, facts: Partial<PriceNow> = {}, currency: Currency = 'SEK'): PriceNow => ({
  amount: money(amount, currency),
  isGross: true,
  isFrom: false,
  ...facts,
});

export function aProductColour(facts: Partial<ProductColour> = {}): ProductColour {
  const { partNo = '100014100100', price = aPriceNow(129_500) } = facts;
  return {
    partNo,
    colorCodeId: 1,
    colorIds: [1],
    name: 'Blue',
    hexes: ['#0000FF'],
    flags: [],
    firstSaleDate: '2026-01-01',
    popRank30: undefined,
    popRank60: undefined,
    isPreferred: false,
    media: [],
    price,
    priceList: 'PUBLIC-se',
    marketPrice: undefined,
    sizes: ['C50', 'C52'].map((code) => ({
      sku: `${partNo}${code}`,
      code,
      alternate: undefined,
      ean: undefined,
      price,
    })),
    ...facts,
  };
}

/** Trousers in one colour and two sizes, without other facts. */
export function aProductDetail(facts: Partial<ProductDetail> = {}): ProductDetail {
  return {
    basePartNo: '10001410',
    name: 'Trousers',
    slug: 'trousers-10001410',
    description: 'Sturdy.',
    usps: [],
    seo: { title: 'Trousers', description: 'Sturdy trousers.' },
    manufacturerId: 7276,
    family: undefined,
    trail: [
      { code: 'Bottoms', name: 'Legs', slug: 'legs' },
      { code: 'craft', name: 'Craft', slug: 'craft' },
    ],
    primaryCategory: undefined,
    genders: [],
    flags: [],
    material: undefined,
    standards: [],
    ppeCategory: undefined,
    maxWashes: undefined,
    properties: [],
    packSize: 1,
    soldBy: 'H87',
    media: [],
    colours: [aProductColour()],
    sizeGuide: undefined,
    dimensions: undefined,
    vasServices: [],
    stars: undefined,
    isSellable: true,
    related: { accessories: [], similar: [], upSell: [], crossSell: [], siblings: [] },
    ...facts,
  };
}
