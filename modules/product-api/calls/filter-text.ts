import type { Dictionary } from '../../assortment/dictionary.ts';
import type { CountedFilters } from '../../assortment/filters.ts';
import { filterTypeIds } from '../filters-schema.ts';
import { asciiJson } from './ascii-json.ts';
import { type KeptTexts, keepTexts } from './kept-texts.ts';

/** A filter value as JSON up to its count, and the JSON after the count. */
type ValueText = {
  readonly id: number;
  readonly head: string;
  readonly plain: string;
  readonly chosen: string;
  readonly nowhere: string;
};
type FilterText = { readonly head: string; readonly firstSlot: number; readonly values: readonly ValueText[] };

/** About a hundred lists in one language. */
const charactersKept = 5_000_000;

type Texts = { readonly filters: readonly FilterText[]; readonly whole: KeptTexts<object> };

/**
 * Writes filters as JSON. Names and numbers are serialised once per language; only counts differ between lists. If the
 * counts are cached, the text is cached too.
 */
export function createFilterWriter(): (counted: CountedFilters) => string {
  const kept = new WeakMap<Dictionary, Texts>();
  return (counted) => {
    const { dictionary, remembered } = counted;
    const texts = kept.get(dictionary) ?? {
      filters: dictionary.filters.map(textOf),
      whole: keepTexts(charactersKept),
    };
    kept.set(dictionary, texts);
    const known = remembered && texts.whole.get(remembered);
    if (known !== undefined) return known;
    const text = writeFilters(texts.filters, counted);
    if (remembered) texts.whole.set(remembered, inOnePiece(text));
    return text;
  };
}

/** V8 stores a concatenated string as its parts and would join them again for every response. */
const inOnePiece = (text: string) => Buffer.from(text, 'latin1').toString('latin1');

function writeFilters(texts: readonly FilterText[], { counts, present, chosenIds }: CountedFilters): string {
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
}

function textOf({ name, parametricCode, filterType, isAndFilter, firstSlot, values }: Dictionary['filters'][number]) {
  const head = { name, parametricCode, filterType, filterTypeId: filterTypeIds[filterType], isAndFilter, values: [] };
  return { head: asciiJson(head).slice(0, -2), firstSlot, values: values.map(valueTextOf) };
}

function valueTextOf({ hex, ...value }: Dictionary['filters'][number]['values'][number]): ValueText {
  const tail = (selected: boolean, disabled: boolean) =>
    `,${asciiJson({ selected, disabled, ...(hex !== undefined && { hex }) }).slice(1)}`;
  return {
    id: value.id,
    head: `${asciiJson(value).slice(0, -1)},"count":`,
    plain: tail(false, false),
    chosen: tail(true, false),
    nowhere: tail(false, true),
  };
}
