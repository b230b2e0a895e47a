import { type ChosenValue, type ListAddress, pageSizeOf } from '#modules/assortment/list-address.ts';
import type { ListView } from '#modules/assortment/list-question.ts';
import type { PriceRange, Sort } from '#modules/list-engine/listing.ts';

/** Changes of a list's state. Changes of the results lead to the first page. */

export function choose(address: ListAddress, value: ChosenValue, isOn: boolean): ListAddress {
  const others = address.chosen.filter(({ id }) => id !== value.id);
  return { ...address, chosen: isOn ? [...others, value] : others, page: 1 };
}

export const limitPrice = (address: ListAddress, priceRange: PriceRange | undefined): ListAddress => ({
  ...address,
  priceRange,
  page: 1,
});

export const searchFor = (address: ListAddress, searchText: string): ListAddress => ({
  ...address,
  searchText,
  page: 1,
});

export const sortAs = (address: ListAddress, sort: Sort | undefined): ListAddress => ({ ...address, sort, page: 1 });

/** The grid shows the whole place, so the search text is dropped; the list keeps it. */
export const viewAs = (address: ListAddress, view: ListView): ListAddress => ({
  ...address,
  view,
  pageSize: pageSizeOf(view),
  searchText: view === 'GRID' ? '' : address.searchText,
  page: 1,
});

/** The section is part of the path, so it is kept. */
export const clearFilters = (address: ListAddress): ListAddress => ({
  ...address,
  chosen: [],
  priceRange: undefined,
  categoryId: undefined,
  page: 1,
});

export const anyCategory = (address: ListAddress): ListAddress => ({ ...address, categoryId: undefined, page: 1 });

export const filterCount = ({ chosen, priceRange, categoryId }: ListAddress): number =>
  chosen.length + (priceRange ? 1 : 0) + (categoryId === undefined ? 0 : 1);

export const hasFilters = (address: ListAddress): boolean => filterCount(address) > 0;
