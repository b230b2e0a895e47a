import { parseDate } from '#core/dates.ts';
import { type KeyKind, type PartAsked, type PlaceKind, parsePlace } from '#core/key-page.ts';

/** Valid values of a filter: a fixed set, a calendar day, or any text. */
type FilterShape = readonly string[] | 'day' | 'text';

/** The sort orders and filters of a list. Other query parameters are ignored. */
export type ListShape<Sort extends string = string> = {
  /** Name under which views are saved. Names of staff lists begin with `staff-`. */
  readonly name: string;
  readonly keyKind: KeyKind;
  /** The first is the default. `isDescending`: the direction of the first click. */
  readonly sorts: readonly { readonly name: Sort; readonly kind: PlaceKind; readonly isDescending: boolean }[];
  readonly filters: Readonly<Record<string, FilterShape>>;
  /** How many rows a part may have, at most `longestPart`; the first unless the address has another as `size`. */
  readonly sizes?: readonly number[];
};

export type ListQuery<Sort extends string = string> = {
  readonly search: string;
  readonly filters: Readonly<Record<string, string>>;
  readonly sort: Sort;
  readonly part: PartAsked;
};

/** The most rows that a part may have. A bulk action changes all rows of a part. */
export const longestPart = 250;

const usualSizes = [50];
const longestText = 100;
/** No data is older, and databases do not support all years. */
const firstDay = '1900-01-01';

function isMeant(shape: FilterShape, value: string): boolean {
  if (shape === 'text') return value.length <= longestText;
  return shape === 'day' ? parseDate(value).ok && value >= firstDay : shape.includes(value);
}

const sizeIn = (sizes = usualSizes as readonly number[], address: URLSearchParams): number => {
  const [usual = 0] = sizes;
  return sizes.find((size) => String(size) === address.get('size')) ?? usual;
};

/** The list query of an address. Invalid values are ignored, because links are shared and may be old. */
export function readListQuery<Sort extends string>(
  { sorts, filters, keyKind, sizes }: ListShape<Sort>,
  address: URLSearchParams,
): ListQuery<Sort> {
  const [usual] = sorts;
  if (!usual) throw new Error('a list needs an order');
  const [, minus, name] = /^(-?)(.*)$/.exec(address.get('sort') ?? '') ?? [];
  const asked = sorts.find((sort) => sort.name === name);
  const { kind } = asked ?? usual;
  const found = Object.entries(filters).flatMap(([key, shape]) => {
    const value = address.get(key)?.trim() ?? '';
    return value !== '' && isMeant(shape, value) ? [[key, value] as const] : [];
  });
  const after = parsePlace(address.get('after'), kind, keyKind);
  return {
    search: (address.get('search') ?? '').trim().slice(0, longestText),
    filters: Object.fromEntries(found),
    sort: (asked ?? usual).name,
    part: {
      limit: sizeIn(sizes, address),
      isDescending: asked ? minus === '-' : usual.isDescending,
      after,
      before: after ? undefined : parsePlace(address.get('before'), kind, keyKind),
    },
  };
}

/** Query parameters that are not filters and do not stay when a filter changes. */
const passing = ['after', 'before', 'done', 'lang'];

/** Lists of buyers use the parameter `state`, some of staff `status`, so a typed address may have the wrong one. */
const namesOfStatus = ['state', 'status'];

/**
 * The filters of an address that the list does not know. The page reports them, so that nobody takes the whole list for
 * a filtered one.
 */
export const ignoredFilters = ({ filters }: Pick<ListShape, 'filters'>, address: URLSearchParams): string[] =>
  [...address].flatMap(([name, value]) => {
    const shape = Object.hasOwn(filters, name) ? filters[name] : undefined;
    const isIgnored = shape === undefined ? namesOfStatus.includes(name) : !isMeant(shape, value.trim());
    return value.trim() !== '' && isIgnored ? [`${name}=${value}`.slice(0, longestText)] : [];
  });

/** The parameters beside the fields of a form: the sort order, the size of a part and filters without a field. Those that the list ignores are left out. */
export const keptBeside = (
  address: URLSearchParams,
  { filters, sort, size }: Pick<ListQuery, 'filters' | 'sort'> & { readonly size: number },
  fields: readonly string[],
): (readonly [name: string, value: string])[] => {
  const isSorted = address.get('sort')?.replace(/^-/, '') === sort;
  const isSized = address.get('size') === String(size);
  return [...(isSorted ? ['sort'] : []), ...(isSized ? ['size'] : []), ...Object.keys(filters)]
    .filter((name) => !fields.includes(name))
    .flatMap((name) => {
      const value = address.get(name) ?? '';
      return value === '' ? [] : [[name, value] as const];
    });
};

/** The query with changes, at the first part of the list. Undefined and '' remove a parameter. */
export function listHref(address: URLSearchParams, changes: Readonly<Record<string, string | undefined>>): string {
  const kept = [...address].filter(([name, value]) => value !== '' && !passing.includes(name));
  const next = new URLSearchParams(kept);
  for (const [name, value] of Object.entries(changes))
    if (value === undefined || value === '') next.delete(name);
    else next.set(name, value);
  return `?${next}`;
}

/** Whether two queries have the same order and filters, in any sequence. The number of rows does not matter. */
export function isSameView(one: string, other: string): boolean {
  const plain = (query: string) => {
    const sorted = new URLSearchParams(listHref(new URLSearchParams(query), { size: undefined }));
    sorted.sort();
    return sorted.toString();
  };
  return plain(one) === plain(other);
}
