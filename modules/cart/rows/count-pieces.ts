type Counted = { readonly quantity: number; readonly parentId: string | undefined };

/** For the badge: what belongs to a row is not counted beside it, and a part of a metre counts as one. */
export function countPieces(rows: readonly Counted[]): number {
  return rows.reduce((sum, { quantity, parentId }) => (parentId === undefined ? sum + Math.ceil(quantity) : sum), 0);
}
