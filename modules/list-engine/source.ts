import type { FeedRowOf } from '../catalogue/feed-schema.ts';
import type { StoredCategory, StoredFamily, StoredGroup, StoredPriceList } from '../catalogue/stored-reference.ts';
import type { Market } from '../market/market.ts';

/** References as they are stored: the feed's row without its kind. */
export type StoredParametric = Omit<FeedRowOf<'parametric'>, 'kind'>;
export type StoredColour = Omit<FeedRowOf<'colour'>, 'kind'>;
export type StoredMaterial = Omit<FeedRowOf<'material'>, 'kind'>;
export type StoredStandard = Omit<FeedRowOf<'standard'>, 'kind'>;

/** A colour's price in one list as stored: amounts in minor units, first and last day of a campaign inclusive. */
export type SourcePrice = {
  readonly priceList: string;
  readonly partNo: string;
  readonly isGross: boolean;
  readonly unitAmount: number;
  readonly sizeExceptions?: readonly { readonly sizes: readonly string[]; readonly unitAmount: number }[] | null;
  readonly campaign?: {
    readonly unitAmount: number;
    readonly lowest30Days: number;
    readonly from: string;
    readonly to: string;
  } | null;
};

/** A stored product with all its prices; texts in languages that the market does not use may be left out. */
export type SourceProduct = Omit<FeedRowOf<'product'>, 'kind'> & {
  readonly prices: readonly SourcePrice[];
};

/** Data of a market except its products. */
export type MarketSource = {
  readonly market: Pick<Market, 'code' | 'languages' | 'defaultLocale' | 'vatBasisPoints' | 'currency'>;
  readonly categories: readonly StoredCategory[];
  readonly parametrics: readonly StoredParametric[];
  readonly colours: readonly StoredColour[];
  readonly materials: readonly StoredMaterial[];
  readonly standards: readonly StoredStandard[];
  readonly families: readonly StoredFamily[];
  readonly groups: readonly StoredGroup[];
  readonly priceLists: readonly StoredPriceList[];
};
