import type { Dictionary } from '../dictionary.ts';
import type { CountedFilters } from '../filters.ts';
import { filterTypeIds } from '../filters-schema.ts';
import { oneByteJson } from './one-byte-json.ts';

/** A value of a filter as JSON, up to its count; and what follows the count in each case. */
type ValueText = {
  readonly id: number;
  readonly head: string;
  readonly plain: string;
  readonly chosen: string;
  readonly nowhere: string;
};
type FilterText = { readonly head: string; readonly firstSlot: number; readonly values: readonly ValueText[] };

/** Writes filters as JSON. Names and numbers are written once for each language; only the counts differ from list to list. */
export function createFilterWriter(): (counted: CountedFilters) => string {
  const kept = new WeakMap<Dictionary, readonly FilterText[]>();
  return ({ dictionary, counts, present, chosenIds }) => {
    const texts = kept.get(dictionary) ?? dictionary.filters.map(textOf);
    kept.set(dictionary, texts);
    const chosen = new Set(chosenIds);
    const filters: string[] = [];
    for (const { head, firstSlot, values } of texts) {
      let shown = '';
      for (let at = 0; at < values.length; at += 1) {
        const value = values[at];
        if (!value) continue;
        const isChosen = chosen.size > 0 && chosen.has(value.id);
        if (!isChosen && present[firstSlot + at] !== 1) continue;
        const count = counts[firstSlot + at] ?? 0;
        const tail = isChosen ? value.chosen : count === 0 ? value.nowhere : value.plain;
        shown += `${shown === '' ? '' : ','}${value.head}${count}${tail}`;
      }
      if (shown !== '') filters.push(`${head}${shown}]}`);
    }
    return `[${filters.join(',')}]`;
  };
}

function textOf({ name, parametricCode, filterType, isAndFilter, firstSlot, values }: Dictionary['filters'][number]) {
  const head = { name, parametricCode, filterType, filterTypeId: filterTypeIds[filterType], isAndFilter, values: [] };
  return { head: oneByteJson(head).slice(0, -2), firstSlot, values: values.map(valueTextOf) };
}

function valueTextOf({ hex, ...value }: Dictionary['filters'][number]['values'][number]): ValueText {
  const tail = (selected: boolean, disabled: boolean) =>
    `,${oneByteJson({ selected, disabled, ...(hex !== undefined && { hex }) }).slice(1)}`;
  return {
    id: value.id,
    head: `${oneByteJson(value).slice(0, -1)},"count":`,
    plain: tail(false, false),
    chosen: tail(true, false),
    nowhere: tail(false, true),
  };
}
