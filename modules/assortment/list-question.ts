import type { ListingMode, Place, PriceRange, Sort } from '../list-engine/listing.ts';
import type { AssortmentContext } from './viewer.ts';

export type ListView = 'GRID' | 'LIST';

/** A question to the assortment, understood and checked; an address or a query string is read into it. */
export type ListQuestion = {
  readonly place: Place;
  readonly context: AssortmentContext;
  /** Ids of the chosen filter values; which filter each belongs to is the assortment's knowledge. */
  readonly valueIds: readonly number[];
  readonly priceRange?: PriceRange | undefined;
  readonly searchText: string;
  readonly sort: Sort | undefined;
  readonly mode: ListingMode;
  readonly view: ListView;
  readonly page: number;
  readonly pageSize: number;
};

export const gridPageSize = 15;
export const listPageSize = 50;
