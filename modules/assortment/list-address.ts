import { type ListingMode, type Place, type PriceRange, type Sort, type SortOrder } from '../list-engine/listing.ts';
import { gridPageSize, type ListQuestion, type ListView, listPageSize } from './list-question.ts';
import { listingModes } from './listing-modes.ts';
import type { Filter } from './product-list.ts';
import { sortFields } from './sort-options.ts';
import { type AssortmentContext, assortmentContexts } from './viewer.ts';

export type ChosenValue = { readonly filterType: Filter['filterType']; readonly id: number };

/** The state of a list that its query string describes; the path describes the place. */
export type ListAddress = Omit<ListQuestion, 'place' | 'valueIds'> & {
  readonly chosen: readonly ChosenValue[];
  /** `filters=ParametricMultiple,123` selects the category with that id. */
  readonly categoryId: number | undefined;
};

const filterTypes: readonly Filter['filterType'][] = ['ParametricList', 'ParametricMultiple'];
const views: readonly ListView[] = ['GRID', 'LIST'];
const orders: readonly SortOrder[] = ['asc', 'desc'];

export const mostChosen = 200;
const longestText = 200;
const lastPage = 100_000;
/** Upper end of a price range that has only a lower end. */
export const noUpperPrice = 999_999;

export const pageSizeOf = (view: ListView): number => (view === 'LIST' ? listPageSize : gridPageSize);

/** The assortment that an address refers to. */
export const readContext = (query: URLSearchParams): AssortmentContext =>
  oneOf(assortmentContexts, query.get('context')) ?? 'All';

/** Ignores invalid values, so that old and mistyped links still open a list. */
export function readListAddress(query: URLSearchParams): ListAddress {
  const view = oneOf(views, query.get('view')) ?? 'GRID';
  const { chosen, priceRange, categoryId, searchText } = readWishes({
    OrFilters: query.getAll('OrFilters'),
    filters: query.getAll('filters'),
    query: query.get('query') ?? '',
  });
  return {
    context: readContext(query),
    chosen,
    priceRange: priceRange ?? priceOfFields(query),
    categoryId,
    searchText,
    sort: parseSort(query.get('sort')),
    mode: oneOf<ListingMode>(listingModes, query.get('groupBy')) ?? 'Default',
    view,
    page: wholeNumber(query.get('page'), 1, lastPage) ?? 1,
    pageSize: oneOf([gridPageSize, listPageSize], Number(query.get('pageSize'))) ?? pageSizeOf(view),
  };
}

type Wishes = { readonly OrFilters: readonly string[]; readonly filters: readonly string[]; readonly query: string };

/** The list parameters that pages and API calls have in common. */
export function readWishes({ OrFilters, filters, query }: Wishes) {
  const read = filters.map(parseFilters);
  return {
    chosen: chosenIn(OrFilters),
    priceRange: read.find(({ priceRange }) => priceRange)?.priceRange,
    categoryId: read.find(({ categoryId }) => categoryId !== undefined)?.categoryId,
    searchText: readText(query),
  };
}

/** The shortest address of a state: defaults are left out, and equal states have equal addresses. */
export function writeListAddress(address: ListAddress): URLSearchParams {
  const { chosen, priceRange, categoryId, searchText, sort, view, mode, context, page, pageSize } = address;
  const query = new URLSearchParams();
  if (searchText !== '') query.set('query', searchText);
  for (const value of chosen.toSorted((a, b) => a.id - b.id)) query.append('OrFilters', writeChosen(value));
  if (categoryId !== undefined) query.append('filters', `ParametricMultiple,${categoryId}`);
  if (priceRange) query.append('filters', writePrice(priceRange));
  if (sort) query.set('sort', writeSort(sort));
  if (view !== 'GRID') query.set('view', view);
  if (pageSize !== pageSizeOf(view)) query.set('pageSize', String(pageSize));
  if (mode !== 'Default') query.set('groupBy', mode);
  if (context !== 'All') query.set('context', context);
  if (page > 1) query.set('page', String(page));
  return query;
}

export const writeChosen = ({ filterType, id }: ChosenValue): string => `${filterType},${id}`;
export const writeSort = ({ field, order }: Sort): string => `${field},${order}`;
const writePrice = ({ min, max }: PriceRange): string => `price,${min},${max}`;

/** The place comes from the path, or from the category id in the query string. */
export function questionOf(address: ListAddress, place: Place): ListQuestion {
  const { context, chosen, priceRange, searchText, sort, mode, view, page, pageSize } = address;
  const valueIds = chosen.map(({ id }) => id);
  return { place, context, valueIds, priceRange, searchText, sort, mode, view, page, pageSize };
}

/** Parses one value of the parameter `filters`: a price range, or a category by id. */
export function parseFilters(value: string): { priceRange?: PriceRange; categoryId?: number } {
  const [kind, first = '', second = '', ...rest] = value.split(',');
  if (rest.length > 0) return {};
  if (kind === 'ParametricMultiple' && second === '') {
    const categoryId = wholeNumber(first, 1);
    return categoryId === undefined ? {} : { categoryId };
  }
  const [min, max] = [amount(first), amount(second)];
  if (kind !== 'price' || min === undefined || max === undefined || min > max) return {};
  return { priceRange: { min, max } };
}

/** Without scripts, the form sends the two ends of the price range as separate fields. */
const priceOfFields = (query: URLSearchParams): PriceRange | undefined =>
  rangeBetween(query.get('priceMin') ?? '', query.get('priceMax') ?? '');

/** Builds a range from two typed amounts: an empty end is open, and reversed ends are swapped. */
export function rangeBetween(from: string, to: string): PriceRange | undefined {
  const [min, max] = [amount(from), amount(to)];
  if (min === undefined && max === undefined) return undefined;
  const [low, high] = [min ?? 0, max ?? noUpperPrice];
  return { min: Math.min(low, high), max: Math.max(low, high) };
}

function chosenIn(entries: readonly string[]): ChosenValue[] {
  const chosen = new Map<number, ChosenValue>();
  for (const entry of entries) {
    const [type = '', number = '', ...rest] = entry.split(',');
    const filterType = oneOf(filterTypes, type);
    const id = wholeNumber(number, 1);
    if (filterType && id !== undefined && rest.length === 0 && chosen.size < mostChosen)
      chosen.set(id, { filterType, id });
  }
  return [...chosen.values()];
}

function parseSort(value: string | null): Sort | undefined {
  const [name = '', way = '', ...rest] = (value ?? '').split(',');
  const field = oneOf(sortFields, name);
  const order = oneOf(orders, way);
  return field && order && rest.length === 0 ? { field, order } : undefined;
}

function readText(text: string): string {
  if (text === '') return '';
  const plain = text.normalize('NFC').replaceAll(/[\p{Cc}\s]+/gu, ' ');
  return Array.from(plain.trim()).slice(0, longestText).join('').trim();
}

function oneOf<T>(allowed: readonly T[], value: unknown): T | undefined {
  return allowed.find((one) => one === value);
}

function wholeNumber(text: string | null, least: number, most = 2 ** 31 - 1): number | undefined {
  if (text === null || !/^\d{1,10}$/.test(text)) return undefined;
  const number = Number(text);
  return number >= least && number <= most ? number : undefined;
}

/** Rounded to hundredths; an amount at or above `noUpperPrice` means no upper end. */
function amount(text: string): number | undefined {
  return /^\d+(?:\.\d+)?$/.test(text) ? Math.min(Math.round(Number(text) * 100) / 100, noUpperPrice) : undefined;
}
