import type { PriceListType } from '../catalogue/agreed-categories.ts';

/** The numbers that partners know the kinds of price lists by. */
export const priceListTypes = {
  None: 0,
  Agreement: 5,
  Reseller: 6,
  External: 9,
  PreOrder: 10,
  ApplicationSpecific: 11,
} as const satisfies Record<PriceListType, number>;
