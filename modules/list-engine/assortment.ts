import type { BoundedMap } from '../../platform/bounded-map.ts';
import type { PriceBasis } from '../pricing/price-basis.ts';

/**
 * Price lists in tiers, and the time: the first tier with a price for a colour applies; within a tier, the lowest
 * price.
 */
export type AssortmentQuestion = {
  readonly priceLists: readonly (readonly string[])[];
  readonly now: Date;
  readonly showsNonSellable: boolean;
  /** How the price of a pack is added up. */
  readonly basis: PriceBasis;
};

/** What a viewer sees of a market while no campaign begins or ends. Bitsets are indexed by product. */
export type Assortment = {
  readonly visible: Uint32Array;
  readonly visibleCount: number;
  readonly visibleColours: Uint32Array;
  /** Index + 1 in `columns.prices` of the list that applies to a colour; 0 if no list prices it. */
  readonly winningList: Uint16Array;
  /** Gross price of a pack in minor units, -1 without a price. The net price can be derived exactly. */
  readonly skuGross: Int32Array;
  readonly colourLow: Int32Array;
  readonly colourHigh: Int32Array;
  readonly productLow: Int32Array;
  readonly productHigh: Int32Array;
  /** The best 30-day rank of the visible colours; 0 without a rank. */
  readonly productRank: Uint32Array;
  /** By slot: products with a visible colour or sku of that value. */
  readonly valueBits: Uint32Array;
  /** Products whose visible colours all have the same sizes, so that colour and size can be checked independently. */
  readonly uniform: Uint32Array;
  /** The union of sizes of a product's visible colours. */
  readonly sizeSet: Uint32Array;
  readonly sizeSets: readonly SizeSet[];
  /** Values of a product and its visible colours, without duplicates. */
  readonly values: { readonly first: Uint32Array; readonly slots: Uint16Array };
  /** Created on demand. */
  readonly orders: Map<string, Order>;
  readonly places: BoundedMap<string, Ground>;
  readonly tallies: BoundedMap<string, Tally>;
};

/** Skus that represent a set of sizes, and their values, without duplicates. */
export type SizeSet = { readonly skus: Uint32Array; readonly slots: Uint16Array };

/** Sorted rows, and the position of each row. */
export type Order = { readonly rows: Uint32Array; readonly places: Uint32Array };

/** The products that a request searches: the visible products of a place, or the search hits in it. */
export type Ground = {
  readonly set: Uint32Array;
  /** Indexes of the non-empty words of `set`. */
  readonly live: Uint32Array;
  /** First non-empty word, and the index after the last. */
  readonly from: number;
  readonly to: number;
  readonly count: number;
  /** Cache key of the place, if its counts are worth caching. */
  readonly kept: string | undefined;
  /** Created on demand: 1 for each value that occurs here, and price steps. */
  readonly made: { present?: Uint8Array; steps?: PriceSteps };
};

/** Counts of a request, independent of the page. */
export type Tally = {
  readonly total: number;
  readonly counts: Uint32Array;
  /** Gross limits of what matches all selections except the price. */
  readonly limits: GrossLimits | undefined;
};

export type GrossLimits = { readonly low: number; readonly high: number };

/**
 * Priced products of a ground by lowest price, with bitsets and counts for the first 0, `step`, 2 * `step`... of them.
 */
export type PriceSteps = {
  readonly step: number;
  readonly rows: Uint32Array;
  readonly lows: Int32Array;
  /** Products with more than one price, and the highest price in each block of them. */
  readonly spread: Uint32Array;
  readonly blockHighs: Int32Array;
  readonly sets: readonly Uint32Array[];
  readonly counts: readonly Uint32Array[];
};
