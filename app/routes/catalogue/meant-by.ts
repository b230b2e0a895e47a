import type { ListAddress } from '#modules/assortment/list-address.ts';
import type { Filter } from '#modules/assortment/product-list.ts';
import { isPriceSort } from '#modules/assortment/sort-options.ts';

type Here = {
  readonly viewer: { readonly hidesPrices: boolean };
  /** The category with the id in the address. */
  readonly category: object | undefined;
  /** All values of the list, including the selected ones that exist; undefined without a list. */
  readonly filters: readonly Pick<Filter, 'values'>[] | undefined;
};

/** The address without parts that have no effect: hidden prices, and categories or values that no longer exist. */
export function meantBy(address: ListAddress, { viewer, category, filters }: Here): ListAddress {
  const { priceRange, sort, categoryId, chosen } = address;
  const known = new Set(filters?.flatMap(({ values }) => values.map(({ id }) => id)));
  const meant = {
    priceRange: viewer.hidesPrices ? undefined : priceRange,
    sort: viewer.hidesPrices && isPriceSort(sort) ? undefined : sort,
    categoryId: category && categoryId,
    chosen: filters ? chosen.filter(({ id }) => known.has(id)) : chosen,
  };
  const isSame =
    meant.priceRange === priceRange &&
    meant.sort === sort &&
    meant.categoryId === categoryId &&
    meant.chosen.length === chosen.length;
  return isSame ? address : { ...address, ...meant };
}
