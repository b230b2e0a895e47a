import { itemsOf, type Unit } from '#core/units.ts';

type CountableRow = { readonly quantity: number; readonly parentId: string | undefined; readonly soldBy: Unit };

/** Item count for the badge: services are not counted, and a row sold by measure counts as one item. */
export function countItems(rows: readonly CountableRow[]): number {
  return rows.reduce(
    (sum, { quantity, parentId, soldBy }) => (parentId === undefined ? sum + itemsOf(quantity, soldBy) : sum),
    0,
  );
}
