import type { ListingMode } from '#modules/assortment/listing.ts';
import type { Filter } from '#modules/assortment/product-list.ts';
import type { Viewer } from '#modules/assortment/viewer.ts';

/** Whether a product may have several cards: by the listing mode, for the best sellers of an agreement, or by colours. */
export function isSplit(
  mode: ListingMode,
  { splitsByBestSelling }: Pick<Viewer, 'splitsByBestSelling'>,
  filters: readonly Pick<Filter, 'parametricCode' | 'values'>[],
): boolean {
  const colours = filters.find(({ parametricCode }) => parametricCode === 'Color')?.values ?? [];
  return mode !== 'Default' || splitsByBestSelling || colours.filter(({ selected }) => selected).length > 1;
}
