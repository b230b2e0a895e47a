import { addQuantities } from '#core/quantity.ts';

type Counted = { readonly quantity: number; readonly parentId: string | undefined };

/** For the badge: what belongs to a row is not counted beside it. */
export function countPieces(rows: readonly Counted[]): number {
  return rows.reduce((sum, { quantity, parentId }) => (parentId === undefined ? addQuantities(sum, quantity) : sum), 0);
}
