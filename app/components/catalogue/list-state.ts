import type { ListAddress } from '#modules/assortment/list-address.ts';
import type { Filter } from '#modules/assortment/product-list.ts';
import type { PriceRange, Sort } from '#modules/list-engine/listing.ts';
import type { ShownFilter } from './list-view.ts';

type Loading = 'notStarted' | 'loading' | 'loaded' | 'failed';

/** State of a filter value; its texts are separate, because chips need them too. */
export type FilterValueState = {
  value: number;
  code: string;
  selected: boolean;
  count: number;
  parametricCode: string;
  filterType: Filter['filterType'];
  isAndFilter: boolean;
};

export type FilterState = { parametricCode: string; name: string; values: readonly FilterValueState[] };

export type ValueWords = { label: string; hex?: string | undefined };

/** The state of a list page. */
export type ListState = {
  loading: Loading;
  context: ListAddress['context'];
  page: number;
  pageSize: number;
  total: number;
  sortKey: string;
  sortField: Sort['field'];
  sortOrder: Sort['order'];
  filters: readonly FilterState[];
  priceLimit: PriceRange | undefined;
  searchText: string;
  parametrics: Readonly<Record<ShownParametric, FilterState | undefined>>;
  flags: readonly string[];
};

type ShownParametric = 'color' | 'size' | 'sizeAlternate' | 'colorCode';

/** Parametrics with a special display. */
const shownParametrics: Record<ShownParametric, string> = {
  color: 'Color',
  size: 'Size',
  sizeAlternate: 'SizeAlternate',
  colorCode: 'ColorCode',
};

type LoadedList = {
  total: number;
  page: number;
  pageSize: number;
  filters: readonly ShownFilter[];
  priceLimits: PriceRange | undefined;
  sort: Sort;
};

/** The initial state of a list: its address and the visitor's default sort order. */
export function initialListState(address: ListAddress, defaultSort: Sort): ListState {
  const empty = { total: 0, page: 1, pageSize: address.pageSize, filters: [], priceLimits: undefined };
  return { ...listStateOf({ ...empty, sort: address.sort ?? defaultSort }, address), loading: 'notStarted' };
}

type Options = {
  isLoading?: boolean;
  /** Of the shown products. */
  flags?: readonly string[];
  /** Values selected by the place: the gender of a section. */
  fixedIds?: readonly number[];
};

/** `address` is the navigation target, so that a new selection shows before the response arrives. */
export function listStateOf(
  { total, page, pageSize, filters, priceLimits, sort }: LoadedList,
  address: ListAddress,
  { isLoading = false, flags = [], fixedIds = [] }: Options = {},
): ListState {
  const selected = new Set([...fixedIds, ...address.chosen.map(({ id }) => id)]);
  const states = filters.map((filter) => filterStateOf(filter, selected));
  const find = (code: string) => states.find(({ parametricCode }) => parametricCode === code);
  const parametrics = Object.fromEntries(
    Object.entries(shownParametrics).map(([key, code]) => [key, find(code)]),
  ) as ListState['parametrics'];
  const { field, order } = address.sort ?? sort;
  return {
    loading: isLoading ? 'loading' : 'loaded',
    context: address.context,
    page,
    pageSize,
    total,
    sortKey: `${field},${order}`,
    sortField: field,
    sortOrder: order,
    filters: states,
    priceLimit: priceLimits,
    searchText: address.searchText,
    parametrics,
    flags,
  };
}

function filterStateOf(
  { parametricCode, name, filterType, isAndFilter, values }: ShownFilter,
  selected: ReadonlySet<number>,
): FilterState {
  return {
    parametricCode,
    name,
    values: values.map(({ id, code, count }) => ({
      value: id,
      code,
      selected: selected.has(id),
      count,
      parametricCode,
      filterType,
      isAndFilter,
    })),
  };
}

/** Texts of all values by id. */
export function wordsOf(filters: readonly ShownFilter[]): ReadonlyMap<number, ValueWords> {
  return new Map(filters.flatMap(({ values }) => values.map(({ id, label, hex }) => [id, { label, hex }] as const)));
}
