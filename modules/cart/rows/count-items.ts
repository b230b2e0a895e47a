import { itemsOf, type Unit } from '#core/units.ts';

type Counted = { readonly quantity: number; readonly parentId: string | undefined; readonly soldBy: Unit };

/** For the badge: what belongs to a row is not counted beside it, and what is measured is one item, however much of it. */
export function countItems(rows: readonly Counted[]): number {
  return rows.reduce(
    (sum, { quantity, parentId, soldBy }) => (parentId === undefined ? sum + itemsOf(quantity, soldBy) : sum),
    0,
  );
}
