import { colourCode } from '#core/sku.ts';
import type { FilterColumn } from './columns.ts';
import type { SourceProduct, StoredParametric } from './source.ts';

type Colour = SourceProduct['colours'][number];
type Size = Colour['sizes'][number];

/** The parametric whose values are the colours that cards are split by. */
export const colourParametric = 'Color';

/** Two digits for the main colour and two for the contrast; zeros if there is no contrast. */
export function colourParts({ partNo }: { partNo: string }): { main: string; contrast: string | undefined } {
  const code = colourCode(partNo);
  const contrast = code.slice(2);
  return { main: code.slice(0, 2), contrast: contrast === '00' ? undefined : contrast };
}

/** Parametrics of these levels are derived from part number and size. */
function colourValues(code: string, colour: Colour): string[] {
  const { main, contrast } = colourParts(colour);
  if (code === 'bestSellingColorOverride') return colour.bestSellingColorOverride ? ['true'] : [];
  if (code === 'ColorCode' || contrast === undefined) return [main];
  return [main, contrast];
}

const sizeValue = (code: string, size: Size) => (code === 'SizeAlternate' ? size.alternate : size.code);

export type FilterSlots = {
  readonly filters: readonly FilterColumn[];
  readonly valueIds: readonly number[];
  readonly sizeFilterCount: number;
  productSlots(product: SourceProduct): number[];
  colourSlots(colour: Colour): number[];
  /** For each size-level filter: slot + 1, or 0. */
  sizeSlots(size: Size): number[];
};

/** Numbers the values of all filters consecutively, in filter order. */
export function filterSlots(parametrics: readonly StoredParametric[]): FilterSlots {
  const filters: { column: FilterColumn; slots: ReadonlyMap<string, number> }[] = [];
  const valueIds: number[] = [];
  for (const { code, level, filter, isAndFilter, values } of parametrics.toSorted(
    (a, b) => a.sortOrder - b.sortOrder,
  )) {
    if (!filter) continue;
    const firstSlot = valueIds.length;
    const slots = new Map(values.map((value, at) => [value.code, firstSlot + at]));
    filters.push({ column: { code, level, isAndFilter, firstSlot, slotCount: values.length }, slots });
    valueIds.push(...values.map(({ id }) => id));
  }
  const ofLevel = (level: FilterColumn['level']) => filters.filter(({ column }) => column.level === level);
  const [ofProducts, ofColours, ofSizes] = [ofLevel('product'), ofLevel('colour'), ofLevel('size')];
  const distinct = (slots: readonly (number | undefined)[]) => [...new Set(slots.filter((slot) => slot !== undefined))];
  return {
    filters: filters.map(({ column }) => column),
    valueIds,
    sizeFilterCount: ofSizes.length,
    productSlots: ({ parametrics: given }) =>
      distinct(
        ofProducts.flatMap(({ column: { code }, slots }) => (given[code] ?? []).map((value) => slots.get(value))),
      ),
    colourSlots: (colour) =>
      distinct(
        ofColours.flatMap(({ column: { code }, slots }) => colourValues(code, colour).map((value) => slots.get(value))),
      ),
    sizeSlots: (size) =>
      ofSizes.map(({ column: { code }, slots }) => (slots.get(sizeValue(code, size) ?? '') ?? -1) + 1),
  };
}
