import type { Card } from '#modules/assortment/product-list.ts';
import { aPriceNow } from './product-detail.ts';

/** A product as lists answer it, of which only is known what a test says. */
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
    ...facts,
  };
}
