import type { Language } from '#core/locale.ts';
import type { PriceMode } from '../pricing/price-mode.ts';
import type { ListingMode, Place, PriceRange, Sort } from './listing.ts';

/** A list question in the engine's terms. */
export type ListRequest = {
  readonly place: Place;
  readonly valueIds: readonly number[];
  readonly priceRange?: PriceRange | undefined;
  readonly priceMode: PriceMode;
  readonly language: Language;
  /** Products that a text was found in, best first; absent where no text was asked for. */
  readonly hits?: Uint32Array | undefined;
  /** Absent: as the hits are ranked, or else by popularity. */
  readonly sort: Sort | undefined;
  readonly mode: ListingMode;
  readonly splitsByBestSelling: boolean;
  readonly page: number;
  readonly pageSize: number;
};

/** One result. What it is sorted and priced by: the whole product, its first colour alone, or one sku. */
export type ListRow = {
  readonly product: number;
  /** The visible colours, the one in front first. */
  readonly colours: readonly number[];
  readonly standsFor: 'product' | 'colour' | 'sku';
  readonly sku?: number;
};

export type ListAnswer = {
  readonly total: number;
  /** A product may have several results, so that the total is none of products. */
  readonly isSplit: boolean;
  /** Never beyond the last, never below 1. */
  readonly page: number;
  readonly rows: readonly ListRow[];
  /** Slot by slot: how many results there would be with this value chosen beside the other filters' choices. */
  readonly counts: Uint32Array;
  /** Stands for counts that will be given again, so that what was made of them can be kept by it. */
  readonly remembered: object | undefined;
  /** Slot by slot: 1 where something of the place has the value, whatever else is chosen. */
  readonly present: Uint8Array;
  /** Whole units as the visitor sees prices, under every choice but the price. */
  readonly priceLimits: PriceRange | undefined;
};
