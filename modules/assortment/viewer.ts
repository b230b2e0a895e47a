import type { PriceBasis } from '../pricing/price-basis.ts';
import type { PriceMode } from '../pricing/price-mode.ts';

/** The assortment that a query refers to. */
export const assortmentContexts = ['All', 'Public', 'Agreement', 'External', 'PreOrder'] as const;
export type AssortmentContext = (typeof assortmentContexts)[number];

/** The facts about a visitor that lists, prices and counts depend on. Viewers with the same key see the same. */
export type Viewer = {
  /** Codes of the price lists that apply, in order of precedence. */
  readonly priceLists: readonly string[];
  /** The same lists by rank: the first tier with a price for a colour applies, and within a tier the lowest price. */
  readonly priceTiers: readonly (readonly string[])[];
  /** The public list, if its prices are shown beside the viewer's own. */
  readonly marketPriceList: string | undefined;
  readonly isBusiness: boolean;
  readonly isSignedIn: boolean;
  /** True if the viewer's company has an agreed assortment. */
  readonly hasAgreement: boolean;
  readonly showsPublic: boolean;
  /** Separate assortments for which the viewer's company has price lists in this market. */
  readonly apart: readonly ('PreOrder' | 'External')[];
  readonly hidesPrices: boolean;
  readonly mode: PriceMode;
  /** The side on which the viewer's prices are added up. */
  readonly basis: PriceBasis;
  /** True if products that cannot be bought are shown, without a way to buy them. */
  readonly showsNonSellable: boolean;
  readonly splitsByBestSelling: boolean;
};
