import type { ListAnswer } from '../list-engine/list-answer.ts';
import type { Dictionary } from './dictionary.ts';
import type { Filter } from './product-list.ts';

/** Input for building filters, so that callers without filters can skip that work. */
export type CountedFilters = Pick<ListAnswer, 'counts' | 'present' | 'remembered'> & {
  readonly dictionary: Dictionary;
  readonly chosenIds: readonly number[];
};

/**
 * Lists every filter value that occurs in the place, with its count. A value with no results is disabled unless it is
 * selected.
 */
export function filtersOf(
  { filters }: Dictionary,
  { counts, present }: Pick<ListAnswer, 'counts' | 'present'>,
  chosenIds: readonly number[],
): Filter[] {
  const chosen = new Set(chosenIds);
  return filters.flatMap(({ firstSlot, values, ...filter }) => {
    const shown = values.flatMap((value, at) => {
      const count = counts[firstSlot + at] ?? 0;
      const selected = chosen.has(value.id);
      if (!selected && present[firstSlot + at] !== 1) return [];
      return [{ ...value, count, selected, disabled: count === 0 && !selected }];
    });
    return shown.length > 0 ? [{ ...filter, values: shown }] : [];
  });
}
