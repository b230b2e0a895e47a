import { fitsUnit, type Unit } from '#core/units.ts';
import type { OrderRow } from './order.ts';

type Ordered = Pick<OrderRow, 'rowNumber' | 'sku' | 'quantity' | 'soldBy'>;
type OddQuantity = { readonly sku: string; readonly quantity: number; readonly unitCode: Unit };

/**
 * The first of some quantities of an order's rows that cannot be delivered, billed, denied or sent back: what was bought by the
 * piece goes by the piece. Orders from before units may hold a part of a piece, and it goes the same way as the rest of them.
 */
export function oddQuantity(
  rows: readonly Ordered[],
  quantities: readonly { readonly rowNumber: number; readonly quantity: number }[],
): OddQuantity | undefined {
  const known = new Map(rows.map((row) => [row.rowNumber, row]));
  for (const { rowNumber, quantity } of quantities) {
    const row = known.get(rowNumber);
    if (row && Number.isInteger(row.quantity) && !fitsUnit(quantity, row.soldBy))
      return { sku: row.sku, quantity, unitCode: row.soldBy };
  }
  return undefined;
}
