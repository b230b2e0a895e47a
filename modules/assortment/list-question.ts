import type { ListingMode, Place, PriceRange, Sort } from '../list-engine/listing.ts';
import type { AssortmentContext } from './viewer.ts';

export type ListView = 'GRID' | 'LIST';

/** A validated list query, parsed from an address or a query string. */
export type ListQuestion = {
  readonly place: Place;
  readonly context: AssortmentContext;
  /** Ids of selected filter values. The assortment knows which filter each id belongs to. */
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
