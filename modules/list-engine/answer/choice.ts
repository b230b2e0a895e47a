import type { Assortment } from '../assortment.ts';
import type { FilterColumn } from '../columns.ts';
import type { Engine } from '../engine.ts';
import type { ListRequest } from '../list-answer.ts';

/** A company's list of at most so many products shows its colours one by one, where best-selling splitting is on. */
export const bestSellingSplitLimit = 50;

/** Ids of colour values that never make an extra card. */
export const excludedColourIds: ReadonlySet<number> = new Set([155, 378]);

/** What is one result: a product, a chosen colour of it, each of its colours by popularity, a colour, a look, a sku. */
type Unit = 'product' | 'front' | 'split' | 'colour' | 'look' | 'sku';

export type Chosen = {
  readonly filter: number;
  readonly column: FilterColumn;
  readonly slots: readonly number[];
  /** Which of the columns of size values is the filter's, or -1. */
  readonly sizeColumn: number;
};

export type Choice = {
  readonly chosen: readonly Chosen[];
  readonly price: { readonly min: number; readonly max: number } | undefined;
  readonly unit: Unit;
  /** The chosen colours of which a product may have a card each. */
  readonly colourSlots: readonly number[];
};

/** Values that no longer exist are as good as not chosen. */
export function readChoice(engine: Engine, assortment: Assortment, request: ListRequest): Choice {
  const { columns, slotOf, filterOf, colourFilter } = engine;
  const sizeFilters = columns.filters.filter(({ level }) => level === 'size');
  const slots = [...new Set(request.valueIds)].flatMap((id) => slotOf.get(id) ?? []).sort((a, b) => a - b);
  const chosen = columns.filters.flatMap((column, filter): Chosen[] => {
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

/** The same question with some of its filters only; where these choose no colour, a product is one result again. */
export function choiceOf({ colourFilter }: Engine, choice: Choice, chosen: readonly Chosen[]): Choice {
  const colourSlots = chosen.filter(({ filter }) => filter === colourFilter).flatMap(({ slots }) => slots);
  const isByProduct = choice.unit === 'product' || choice.unit === 'front';
  const unit = colourSlots.length > 0 ? 'front' : 'product';
  return { chosen, price: choice.price, unit: isByProduct ? unit : choice.unit, colourSlots };
}

/** Whether a product may be several results: by the listing mode, as the colours of a small assortment, or by those chosen. */
export const isSplit = ({ unit, colourSlots }: Choice): boolean =>
  unit === 'front' ? colourSlots.length > 1 : unit !== 'product';

function unitOf({ mode, splitsByBestSelling }: ListRequest, { visibleCount }: Assortment, hasColours: boolean): Unit {
  if (mode === 'ColorVariants') return 'colour';
  if (mode === 'UniqueVariants') return 'look';
  if (mode === 'AllVariants') return 'sku';
  if (hasColours) return 'front';
  return splitsByBestSelling && visibleCount <= bestSellingSplitLimit ? 'split' : 'product';
}

/** Whether sets of products tell the whole truth for products whose colours all come in the same sizes. */
export function isToldBySets({ columns }: Engine, { chosen, unit }: Choice): boolean {
  if (unit !== 'product' && unit !== 'front') return false;
  const ofLevel = (level: FilterColumn['level']) => chosen.filter(({ column }) => column.level === level);
  const [ofColours, ofSizes] = [ofLevel('colour'), ofLevel('size')];
  const colourFilters = columns.filters.filter(({ level }) => level === 'colour').length;
  return (
    ofColours.length <= 1 &&
    ofSizes.length <= 1 &&
    (ofColours.length === 0 || colourFilters === 1) &&
    // A filter that asks for all its values asks for them in one and the same colour.
    ![...ofColours, ...ofSizes].some(({ column }) => column.isAndFilter)
  );
}
