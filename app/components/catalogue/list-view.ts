import type { Filter } from '#modules/assortment/product-list.ts';
import type { PriceRange, Sort, SortField } from '#modules/list-engine/listing.ts';
import type { CardView } from './card-view.ts';

export type PlaceLink = { name: string; href: string; count?: number | undefined };

export type PlacePicture = { path: string; version: string; alt: string; width: number; height: number };

/** A place in the assortment: a category, a section, a group, a collection, or all of it. */
export type PlaceView = {
  heading: string;
  description: string | undefined;
  seo: { title: string; description: string };
  /** From all products down to the place above this one. */
  trail: readonly PlaceLink[];
  /** What stands beside its heading. */
  picture?: PlacePicture | undefined;
  /** What is below it, as far as it leads to products. */
  below: readonly PlaceLink[];
};

/** What the page needs of a filter: whether a value is chosen the address tells, and whether it leads anywhere its count. */
export type ShownFilter = Omit<Filter, 'values'> & {
  readonly values: readonly Pick<Filter['values'][number], 'id' | 'label' | 'code' | 'count' | 'hex'>[];
};

/** A list as its page gets it. */
export type ListPageView = {
  place: PlaceView;
  cards: readonly CardView[];
  total: number;
  /** A product may stand in the list several times, so that the total is none of products. */
  isSplit: boolean;
  page: number;
  pageSize: number;
  filters: readonly ShownFilter[];
  fixedIds: readonly number[];
  /** What was searched for: while another search is on its way, the address is ahead of it. */
  searchText: string;
  /** The category that the address names by its number, beside its path. */
  categoryName: string | undefined;
  priceLimits: PriceRange | undefined;
  sort: Sort;
  sortFields: readonly SortField[];
  flags: readonly string[];
  didYouMean: string | undefined;
  currency: { prefix: string; suffix: string };
  priceNote: string;
  /** Where to look instead, when nothing was found. */
  elsewhere: readonly PlaceLink[];
  /** The shop's own address, for what search engines read. */
  origin: string;
};
