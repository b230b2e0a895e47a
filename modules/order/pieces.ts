/** Pieces of a row of an order. */
export type RowPieces = { readonly rowNumber: number; readonly quantity: number };

/** Pieces by the number of their row. */
export type Pieces = ReadonlyMap<number, number>;

/** Quantities have three decimals; sums are computed in whole thousandths. */
export const thousandths = (quantity: number): number => Math.round(quantity * 1000);

export const plus = (a: number, b: number): number => (thousandths(a) + thousandths(b)) / 1000;

/** How many of a row's pieces are among these pieces, at most as many as the row has. */
export const reachedOf = (row: RowPieces, pieces: Pieces): number =>
  Math.min(row.quantity, Math.max(0, pieces.get(row.rowNumber) ?? 0));

export function gatherPieces(lists: Iterable<RowPieces>): Pieces {
  const gathered = new Map<number, number>();
  for (const { rowNumber, quantity } of lists) {
    gathered.set(rowNumber, plus(gathered.get(rowNumber) ?? 0, quantity));
  }
  return gathered;
}
