/** How sort values are written in a place: times in microseconds. */
export type PlaceKind = 'time' | 'number' | 'text';

/** A position in a sorted list: the sort value, and the key as tie-break. */
export type Place = { readonly value: string; readonly key: string };

/** The requested part of a list. Without `after` and `before`: its beginning. */
export type PartAsked = {
  readonly limit: number;
  readonly isDescending: boolean;
  readonly after?: Place | undefined;
  readonly before?: Place | undefined;
};

/** `next` and `previous` are encoded places, absent at the ends. */
export type KeyPage<T> = {
  readonly items: readonly T[];
  readonly next: string | undefined;
  readonly previous: string | undefined;
};

const separator = '~';
const longestValue = 400;

export const placeText = ({ value, key }: Place): string => `${key}${separator}${value.slice(0, longestValue)}`;

const kinds: Record<PlaceKind, RegExp> = { time: /^-?\d{1,16}$/, number: /^-?\d{1,15}$/, text: /^[^\0]*$/ };
const keys = { uuid: /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/, number: /^\d{1,15}$/, word: /^[\w-]{1,60}$/ };

export type KeyKind = keyof typeof keys;

/** Returns undefined for anything that `placeText` did not write, because addresses can be edited by hand. */
export function parsePlace(text: string | null | undefined, kind: PlaceKind, keyKind: KeyKind): Place | undefined {
  const at = text?.indexOf(separator) ?? -1;
  if (!text || at < 0) return undefined;
  const [key, value] = [text.slice(0, at), text.slice(at + 1)];
  const isFit = keys[keyKind].test(key) && value.length <= longestValue && kinds[kind].test(value);
  return isFit ? { value, key } : undefined;
}

type PlacedRow = { readonly place: Place };

/** Builds a page from found rows: one more than the limit if there are more, and in reverse order for `before`. */
export function toKeyPage<T extends PlacedRow>(found: readonly T[], { limit, after, before }: PartAsked): KeyPage<T> {
  const isMore = found.length > limit;
  const items = found.slice(0, limit);
  if (before) items.reverse();
  const [first, last] = [items[0], items.at(-1)];
  const goesOn = before ? true : isMore;
  const cameFrom = before ? isMore : after !== undefined;
  return {
    items,
    next: goesOn && last ? placeText(last.place) : undefined,
    previous: cameFrom && first ? placeText(first.place) : undefined,
  };
}
