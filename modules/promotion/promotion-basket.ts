import type { ListPrice } from '../pricing/displayed-price.ts';
import type { PromotionEffect } from '../pricing/priced-cart.ts';
import type { BasketCode } from './basket-code.ts';

export type PromotionRow = {
  readonly rowId: string;
  readonly rowNumber: number;
  readonly sku: string;
  readonly quantity: number;
  /** The buyer's own price; promotions ignore rows without a price. */
  readonly unit: ListPrice | undefined;
  /** Codes from the department down to the category. */
  readonly categories: readonly string[];
  readonly family: string | undefined;
  readonly manufacturerId: number;
  readonly priceList: string | undefined;
  /** True if a campaign of the price list already lowered the price. */
  readonly isCampaignPrice: boolean;
};

/** The facts about a cart that promotions depend on. */
export type PromotionBasket = {
  readonly rows: readonly PromotionRow[];
  /** As entered. */
  readonly codes: readonly string[];
  readonly freight: ListPrice | undefined;
  /** Campaigns of which the basket already holds a use, as the basket of a waiting order does. */
  readonly heldUses?: readonly string[] | undefined;
};

export type Promoted = {
  readonly effects: readonly PromotionEffect[];
  /** One for each code of the basket, in its order. */
  readonly codes: readonly BasketCode[];
  readonly showFreeItemsDisclaimer: boolean;
};
