import { parseDate } from '#core/dates.ts';
import { type KeyKind, type PartAsked, type PlaceKind, parsePlace } from '#core/key-page.ts';

/** What a filter of an address may say: one of some values, a day of the calendar, or a text. */
type FilterShape = readonly string[] | 'day' | 'text';

/** What can be asked of a list. Whatever else stands in its address is passed over. */
export type ListShape<Sort extends string = string> = {
  /** Under which its views are saved; those of internal staff begin with `staff-`. */
  readonly name: string;
  readonly keyKind: KeyKind;
  /** The first is the usual one. `isDescending`: how it is sorted at the first press. */
  readonly sorts: readonly { readonly name: Sort; readonly kind: PlaceKind; readonly isDescending: boolean }[];
  readonly filters: Readonly<Record<string, FilterShape>>;
  readonly pageSize?: number;
};

export type ListQuery<Sort extends string = string> = {
  readonly search: string;
  readonly filters: Readonly<Record<string, string>>;
  readonly sort: Sort;
  readonly part: PartAsked;
};

const usualSize = 50;
const longestText = 100;
/** Nothing in the shop is older, and the database does not know every year. */
const firstDay = '1900-01-01';

function isMeant(shape: FilterShape, value: string): boolean {
  if (shape === 'text') return value.length <= longestText;
  return shape === 'day' ? parseDate(value).ok && value >= firstDay : shape.includes(value);
}

/** What an address asks of a list. A value that is none counts as none: links are sent to colleagues, and get old. */
export function readListQuery<Sort extends string>(
  { sorts, filters, keyKind, pageSize = usualSize }: ListShape<Sort>,
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
      limit: pageSize,
      isDescending: asked ? minus === '-' : usual.isDescending,
      after,
      before: after ? undefined : parsePlace(address.get('before'), kind, keyKind),
    },
  };
}

/** What does not narrow a list: a place in it, and what was just done. */
const passing = ['after', 'before', 'done', 'lang'];

/** The address with something changed, and from its beginning. Undefined and '' take away. */
export function listHref(address: URLSearchParams, changes: Readonly<Record<string, string | undefined>>): string {
  const kept = [...address].filter(([name, value]) => value !== '' && !passing.includes(name));
  const next = new URLSearchParams(kept);
  for (const [name, value] of Object.entries(changes))
    if (value === undefined || value === '') next.delete(name);
    else next.set(name, value);
  return `?${next}`;
}

/** Whether two addresses narrow a list alike, in whatever order they say it. */
export function isSameView(one: string, other: string): boolean {
  const plain = (query: string) => {
    const sorted = new URLSearchParams(listHref(new URLSearchParams(query), {}));
    sorted.sort();
    return sorted.toString();
  };
  return plain(one) === plain(other);
}
