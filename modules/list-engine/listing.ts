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

/** How variants become results: by product, by distinct look, by colour, or each sku for itself. */
export type ListingMode = 'Default' | 'UniqueVariants' | 'ColorVariants' | 'AllVariants';

/** Where in the assortment: each narrows what the others leave. */
export type Place = {
  /** A category's code; with everything below it. */
  readonly category?: string;
  /** Another one: what stands in both. */
  readonly within?: string;
  readonly section?: GenderSection;
  readonly group?: string;
  /** A family's slug. */
  readonly family?: string;
  /** One of the 15 category context codes. */
  readonly categoryContext?: string;
};

/** A category beside the place narrows it, whatever the place is. */
export const narrowedTo = (place: Place, category: string | undefined): Place =>
  category === undefined ? place : { ...place, [place.category === undefined ? 'category' : 'within']: category };

/** A price range in the visitor's own terms: major units, with or without VAT as they see prices. */
export type PriceRange = { readonly min: number; readonly max: number };
