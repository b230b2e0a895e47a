import { fitsUnit, type Unit } from '#core/units.ts';
import type { OrderRow } from './order.ts';

type Ordered = Pick<OrderRow, 'rowNumber' | 'sku' | 'quantity' | 'soldBy'>;
type OddQuantity = { readonly sku: string; readonly quantity: number; readonly unitCode: Unit };

/**
 * The first quantity that cannot be delivered, billed, denied or returned: articles sold by the piece need whole pieces. Orders from before
 * units may contain a row with part of a piece; such rows are not checked.
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
