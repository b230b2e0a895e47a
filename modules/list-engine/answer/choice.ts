import type { Assortment } from '../assortment.ts';
import type { FilterColumn } from '../columns.ts';
import type { Engine } from '../engine.ts';
import type { ListRequest } from '../list-answer.ts';

/** With best-selling splitting on, a company's list of at most this many products shows each colour separately. */
export const bestSellingSplitLimit = 50;

/** Ids of colour values that never make an extra card. */
export const excludedColourIds: ReadonlySet<number> = new Set([155, 378]);

/**
 * What one result is: a product, a selected colour of it, each of its colours by popularity, a colour, a look, or a
 * sku.
 */
type Unit = 'product' | 'front' | 'split' | 'colour' | 'look' | 'sku';

export type ChosenFilter = {
  readonly filter: number;
  readonly column: FilterColumn;
  readonly slots: readonly number[];
  /** Column index of the size filter, or -1. */
  readonly sizeColumn: number;
};

export type Choice = {
  readonly chosen: readonly ChosenFilter[];
  readonly price: { readonly min: number; readonly max: number } | undefined;
  readonly unit: Unit;
  /** Selected colours that may each have a card. */
  readonly colourSlots: readonly number[];
};

/** Values that no longer exist are ignored. */
export function readChoice(engine: Engine, assortment: Assortment, request: ListRequest): Choice {
  const { columns, slotOf, filterOf, colourFilter } = engine;
  const sizeFilters = columns.filters.filter(({ level }) => level === 'size');
  const slots = [...new Set(request.valueIds)].flatMap((id) => slotOf.get(id) ?? []).sort((a, b) => a - b);
  const chosen = columns.filters.flatMap((column, filter): ChosenFilter[] => {
    const own = slots.filter((slot) => filterOf[slot] === filter);
    return own.length === 0 ? [] : [{ filter, column, slots: own, sizeColumn: sizeFilters.indexOf(column) }];
  });
  const { priceRange, priceMode } = request;
  return {
    chosen,
    price: priceRange && engine.amounts.grossRange(priceRange, priceMode),
    unit: unitOf(
      request,
      assortment,
      chosen.some(({ filter }) => filter === colourFilter),
    ),
    colourSlots: slots.filter((slot) => filterOf[slot] === colourFilter),
  };
}

/** The same request with only some of its filters. Without a selected colour, a product is one result again. */
export function choiceOf({ colourFilter }: Engine, choice: Choice, chosen: readonly ChosenFilter[]): Choice {
  const colourSlots = chosen.filter(({ filter }) => filter === colourFilter).flatMap(({ slots }) => slots);
  const isByProduct = choice.unit === 'product' || choice.unit === 'front';
  const unit = colourSlots.length > 0 ? 'front' : 'product';
  return { chosen, price: choice.price, unit: isByProduct ? unit : choice.unit, colourSlots };
}

/**
 * Whether a product may give several results: by listing mode, because the assortment is small, or by selected colours.
 */
export const isSplit = ({ unit, colourSlots }: Choice): boolean =>
  unit === 'front' ? colourSlots.length > 1 : unit !== 'product';

function unitOf({ mode, splitsByBestSelling }: ListRequest, { visibleCount }: Assortment, hasColours: boolean): Unit {
  if (mode === 'ColorVariants') return 'colour';
  if (mode === 'UniqueVariants') return 'look';
  if (mode === 'AllVariants') return 'sku';
  if (hasColours) return 'front';
  return splitsByBestSelling && visibleCount <= bestSellingSplitLimit ? 'split' : 'product';
}

/** Whether product bitsets alone give exact results for products whose colours all have the same sizes. */
export function isToldBySets({ columns }: Engine, { chosen, unit }: Choice): boolean {
  if (unit !== 'product' && unit !== 'front') return false;
  const ofLevel = (level: FilterColumn['level']) => chosen.filter(({ column }) => column.level === level);
  const [ofColours, ofSizes] = [ofLevel('colour'), ofLevel('size')];
  const colourFilters = columns.filters.filter(({ level }) => level === 'colour').length;
  return (
    ofColours.length <= 1 &&
    ofSizes.length <= 1 &&
    (ofColours.length === 0 || colourFilters === 1) &&
    // A filter that requires all its values requires them in the same colour.
    ![...ofColours, ...ofSizes].some(({ column }) => column.isAndFilter)
  );
}
