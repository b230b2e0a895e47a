import type { Filter } from '#modules/assortment/product-list.ts';
import type { ContentPicture } from '#modules/content/content-parts.ts';
import type { PriceRange, Sort, SortField } from '#modules/list-engine/listing.ts';
import type { CardView } from './card-view.ts';

export type PlaceLink = { name: string; href: string; count?: number | undefined };

export type PlacePicture = ContentPicture & { version: string };

/** A content page that holds the words of a search, and where. */
export type FoundPage = { title: string; excerpt: string; href: string };

/** A place in the assortment: a category, a section, a group, a collection, or everything. */
export type PlaceView = {
  heading: string;
  description: string | undefined;
  seo: { title: string; description: string };
  /** From all products down to the parent of this place. */
  trail: readonly PlaceLink[];
  /** Shown beside the heading. */
  picture?: PlacePicture | undefined;
  /** Subcategories with products. */
  below: readonly PlaceLink[];
};

/** A filter for the page, without data that the address and the counts already have. */
export type ShownFilter = Omit<Filter, 'values'> & {
  readonly values: readonly Pick<Filter['values'][number], 'id' | 'label' | 'code' | 'count' | 'hex'>[];
};

/** The data of a list page. */
export type ListPageView = {
  place: PlaceView;
  cards: readonly CardView[];
  total: number;
  /** A product may appear several times, so that the total does not count products. */
  isSplit: boolean;
  page: number;
  pageSize: number;
  filters: readonly ShownFilter[];
  fixedIds: readonly number[];
  /** The search text of these results; during navigation the address may be newer. */
  searchText: string;
  /** Links the clicks of this search to it, without the visitor; undefined if it is not counted. */
  searchToken: string | undefined;
  /** The category that the query names by id. */
  categoryName: string | undefined;
  priceLimits: PriceRange | undefined;
  sort: Sort;
  sortFields: readonly SortField[];
  flags: readonly string[];
  didYouMean: string | undefined;
  currency: { prefix: string; suffix: string };
  priceNote: string;
  /** Links for an empty result. */
  elsewhere: readonly PlaceLink[];
  /** Content pages, on the first page of a search. */
  pages: readonly FoundPage[];
  /** The shop's own address, for structured data. */
  origin: string;
};
