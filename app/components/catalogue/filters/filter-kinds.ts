import type { FilterState } from '../list-state.ts';

/** The most used filters come first; the others follow in catalogue order. */
const firstOnes = ['Color', 'Size', 'SizeAlternate', 'Gender'];

export type FilterKind = 'colour' | 'size' | 'plain';

const kinds: Readonly<Record<string, FilterKind>> = {
  Color: 'colour',
  ColorCode: 'colour',
  Size: 'size',
  SizeAlternate: 'size',
};

export const kindOf = ({ parametricCode }: Pick<FilterState, 'parametricCode'>): FilterKind =>
  Object.hasOwn(kinds, parametricCode) ? (kinds[parametricCode] ?? 'plain') : 'plain';

export function inShownOrder<T extends Pick<FilterState, 'parametricCode'>>(filters: readonly T[]): T[] {
  const place = ({ parametricCode }: T) => {
    const at = firstOnes.indexOf(parametricCode);
    return at < 0 ? firstOnes.length : at;
  };
  return filters.toSorted((a, b) => place(a) - place(b));
}

const shownAtOnce: Record<FilterKind, number> = { colour: 10, size: 24, plain: 8 };

/** A long list shows its beginning; if only two or three would be hidden, it is shown completely. */
export function splitValues<T>(values: readonly T[], kind: FilterKind): { first: readonly T[]; rest: readonly T[] } {
  const most = shownAtOnce[kind];
  if (values.length <= most + 3) return { first: values, rest: [] };
  return { first: values.slice(0, most), rest: values.slice(most) };
}
