import type { CartRow } from '../cart.ts';
import { scaledChildren } from './row-quantity.ts';

type NewRowOptions = { readonly numbers: readonly number[]; readonly now: Date; readonly newId: () => string };

/** Returns the row and its services with the remaining quantity, and new rows for each split-off quantity. */
export function partsOf(
  row: CartRow,
  children: readonly CartRow[],
  [left = row.quantity, ...others]: readonly number[],
  { numbers, now, newId }: NewRowOptions,
): { rest: CartRow[]; parts: CartRow[] } {
  const numbersLeft = [...numbers];
  const copyOf = (original: CartRow, quantity: number, parentId: string | undefined): CartRow => ({
    ...original,
    id: newId(),
    parentId,
    quantity,
    rowNumber: numbersLeft.shift() ?? original.rowNumber,
    metadata: original.metadata.map((entry) => ({ ...entry, id: newId() })),
    version: 1,
    created: now,
    modified: now,
  });
  const parts = others.flatMap((quantity) => {
    const part = copyOf(row, quantity, undefined);
    const own = scaledChildren(row, children, quantity).map((child) => copyOf(child, child.quantity, part.id));
    return [part, ...own];
  });
  return { rest: [{ ...row, quantity: left }, ...scaledChildren(row, children, left)], parts };
}
