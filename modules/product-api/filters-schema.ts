import * as z from 'zod';
import type { Filter } from '../assortment/product-list.ts';
import { parametricValueView } from './parametrics-schema.ts';

/** Filter kinds by number, for older API clients; addresses use names. */
export const filterTypeIds = { ParametricList: 1, ParametricMultiple: 5 } as const satisfies Record<
  Filter['filterType'],
  number
>;

export const filterView = z
  .object({
    name: z.string(),
    parametricCode: z.string(),
    filterType: z.enum(['ParametricList', 'ParametricMultiple']),
    filterTypeId: z.union([z.literal(filterTypeIds.ParametricList), z.literal(filterTypeIds.ParametricMultiple)]),
    isAndFilter: z.boolean(),
    values: z.array(
      parametricValueView.extend({
        count: z.number().int(),
        selected: z.boolean(),
        disabled: z.boolean(),
        hex: z.string().optional(),
      }),
    ),
  })
  .meta({ id: 'Filter' });

const countOfValue = z.object({ valueId: z.number().int(), count: z.number().int() });

export const filterCountsView = z
  .object({
    total: z.number().int(),
    listValues: z.array(countOfValue),
    multipleValues: z.array(countOfValue),
    priceLimits: z.object({ min: z.number(), max: z.number() }).optional(),
  })
  .meta({ id: 'FilterCounts' });

export function toFilterViews(filters: readonly Filter[]): z.input<typeof filterView>[] {
  return filters.map(({ name, parametricCode, filterType, isAndFilter, values }) => ({
    name,
    parametricCode,
    filterType,
    filterTypeId: filterTypeIds[filterType],
    isAndFilter,
    values: values.map(({ hex, ...value }) => ({ ...value, ...(hex !== undefined && { hex }) })),
  }));
}

/** Result counts of each value, grouped by the kind of its filter. */
export function countsOf(filters: readonly Filter[], filterType: Filter['filterType']) {
  return filters
    .filter((filter) => filter.filterType === filterType)
    .flatMap(({ values }) => values.map(({ id, count }) => ({ valueId: id, count })));
}
