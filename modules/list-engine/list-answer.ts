import type { Language } from '#core/locale.ts';
import type { PriceMode } from '../pricing/price-mode.ts';
import type { ListingMode, Place, PriceRange, Sort } from './listing.ts';

/** A list request in the engine's format. */
export type ListRequest = {
  readonly place: Place;
  readonly valueIds: readonly number[];
  readonly priceRange?: PriceRange | undefined;
  readonly priceMode: PriceMode;
  readonly language: Language;
  /** Products that match a text, best first; undefined without a search text. */
  readonly hits?: Uint32Array | undefined;
  /** Default: the rank of the hits, otherwise popularity. */
  readonly sort: Sort | undefined;
  readonly mode: ListingMode;
  readonly splitsByBestSelling: boolean;
  readonly page: number;
  readonly pageSize: number;
};

/** One result, which is sorted and priced as a whole product, as its first colour, or as one sku. */
export type ListRow = {
  readonly product: number;
  /** The visible colours; the one that the card shows comes first. */
  readonly colours: readonly number[];
  readonly standsFor: 'product' | 'colour' | 'sku';
  readonly sku?: number;
};

export type ListAnswer = {
  readonly total: number;
  /** True if a product may have several results, so that the total does not count products. */
  readonly isSplit: boolean;
  /** Limited to the range from 1 to the last page. */
  readonly page: number;
  readonly rows: readonly ListRow[];
  /** By slot: number of results if this value were selected together with the other filters' selections. */
  readonly counts: Uint32Array;
  /** Identity of cached counts; callers can use it as a key for derived data. */
  readonly remembered: object | undefined;
  /** By slot: 1 if something in the place has the value, regardless of other selections. */
  readonly present: Uint8Array;
  /** Whole units in the visitor's price display, with all selections except the price. */
  readonly priceLimits: PriceRange | undefined;
};
