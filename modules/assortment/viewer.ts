import type { PriceBasis } from '../pricing/price-basis.ts';
import type { PriceMode } from '../pricing/price-mode.ts';

/** Whose prices and products a question is about. */
export const assortmentContexts = ['All', 'Public', 'Agreement', 'External', 'PreOrder'] as const;
export type AssortmentContext = (typeof assortmentContexts)[number];

/** Who is looking, as far as lists, prices and counts depend on it; two viewers with the same key see the same. */
export type Viewer = {
  /** Codes of the lists whose prices count, the one that wins first. */
  readonly priceLists: readonly string[];
  /** The same lists by rank: the first tier that prices a colour wins, within a tier the lowest price does. */
  readonly priceTiers: readonly (readonly string[])[];
  /** The public list, where its prices are shown beside the viewer's own. */
  readonly marketPriceList: string | undefined;
  readonly isBusiness: boolean;
  readonly isSignedIn: boolean;
  /** Whether somebody has agreed an assortment with the viewer's company. */
  readonly hasAgreement: boolean;
  readonly showsPublic: boolean;
  /** Assortments that stand apart from the others, as far as the viewer's company has lists of them here. */
  readonly apart: readonly ('PreOrder' | 'External')[];
  readonly hidesPrices: boolean;
  readonly mode: PriceMode;
  /** The side on which the viewer's prices are added up. */
  readonly basis: PriceBasis;
  /** Products that have no price or cannot be bought are shown, without a way to buy them. */
  readonly showsNonSellable: boolean;
  readonly splitsByBestSelling: boolean;
};
