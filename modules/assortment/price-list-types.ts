import type { PriceListType } from '../catalogue/agreed-categories.ts';

/** Numbers of price list kinds in the API. */
export const priceListTypes = {
  None: 0,
  Agreement: 5,
  Reseller: 6,
  External: 9,
  PreOrder: 10,
  ApplicationSpecific: 11,
} as const satisfies Record<PriceListType, number>;
