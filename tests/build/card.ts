import type { Card, CardColour } from '#modules/assortment/product-list.ts';
import { aPriceNow } from './product-detail.ts';

/** A product card with only the given facts. */
export function aCard(facts: Partial<Card> = {}): Card {
  const { basePartNo = '10001410' } = facts;
  return {
    basePartNo,
    partNo: `${basePartNo}0100`,
    name: 'Trousers',
    slug: `trousers-${basePartNo}`,
    manufacturerId: 7276,
    primaryCategoryCode: 'Bottoms',
    flags: [],
    colours: [],
    price: aPriceNow(129_500),
    priceList: 'PUBLIC-se',
    marketPrice: undefined,
    stars: undefined,
    standards: [],
    isSellable: true,
    packSize: 1,
    soldBy: 'H87',
    ...facts,
  };
}

export const aCardColour = (facts: Partial<CardColour> = {}): CardColour => ({
  partNo: '100014100100',
  colorCodeId: 1,
  colorIds: [1],
  name: 'Black',
  hexes: ['#111111'],
  picture: undefined,
  otherPicture: undefined,
  flags: [],
  price: undefined,
  sizes: ['C50'],
  ...facts,
});
