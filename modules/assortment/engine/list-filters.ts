import type { Language } from '#core/locale.ts';
import { wordsIn } from '../../catalogue/words.ts';
import type { Filter, FilterValue } from '../product-list.ts';
import type { Engine } from './engine.ts';
import { colourParametric } from './filter-slots.ts';
import type { ListAnswer } from './list-answer.ts';

/** The filters of an answer with their words. What nothing in the place has is not offered, unless it is chosen. */
export function listFilters(
  engine: Engine,
  { counts, present }: Pick<ListAnswer, 'counts' | 'present'>,
  valueIds: readonly number[],
  language: Language,
): Filter[] {
  const { columns, palette } = engine;
  const chosen = new Set(valueIds);
  const parametrics = new Map(columns.references.parametrics.map((parametric) => [parametric.code, parametric]));
  return columns.filters.flatMap(({ code, firstSlot, isAndFilter }): Filter[] => {
    const parametric = parametrics.get(code);
    if (!parametric) return [];
    const values = parametric.values
      .flatMap((value, at): FilterValue[] => {
        const count = counts[firstSlot + at] ?? 0;
        const selected = chosen.has(value.id);
        if (!selected && present[firstSlot + at] !== 1) return [];
        return [
          {
            id: value.id,
            label: wordsIn(value.name, language, columns.defaultLanguage) ?? value.code,
            code: value.code,
            sortOrder: value.sortOrder,
            count,
            selected,
            disabled: count === 0 && !selected,
            ...(code === colourParametric && { hex: palette.hexOf(value.code) }),
          },
        ];
      })
      .sort((a, b) => a.sortOrder - b.sortOrder);
    if (values.length === 0) return [];
    const name = wordsIn(parametric.name, language, columns.defaultLanguage) ?? code;
    return [{ parametricCode: code, name, filterType: parametric.type, isAndFilter, values }];
  });
}
