import type { GenderSection } from '../catalogue/gender-section.ts';

export type SortField =
  | 'StarsAverage'
  | 'PartNo'
  | 'PopularityRank'
  | 'LowestPrice'
  | 'HighestPrice'
  | 'Names'
  | 'Flags';
export type SortOrder = 'asc' | 'desc';
export type Sort = { readonly field: SortField; readonly order: SortOrder };

/** How variants are grouped into results: by product, by look, by colour, or each sku separately. */
export type ListingMode = 'Default' | 'UniqueVariants' | 'ColorVariants' | 'AllVariants';

/** A place in the assortment; all given parts must match. */
export type Place = {
  /** Code of a category, including everything below it. */
  readonly category?: string;
  /** A second category; only products in both. */
  readonly within?: string;
  readonly section?: GenderSection;
  readonly group?: string;
  /** Slug of a family. */
  readonly family?: string;
  /** One of the 15 category context codes. */
  readonly categoryContext?: string;
};

/** Limits any place to a category. */
export const narrowedTo = (place: Place, category: string | undefined): Place =>
  category === undefined ? place : { ...place, [place.category === undefined ? 'category' : 'within']: category };

/** A price range in the visitor's price display: major units, net or gross. */
export type PriceRange = { readonly min: number; readonly max: number };
