import type { CartRow } from '../cart.ts';
import { coworkerIdOf, type RowType, rowTypeOf } from '../row-metadata.ts';

export type WantedRow = {
  readonly sku: string;
  readonly type: RowType;
  readonly coworkerId: number | undefined;
};

export function findRowToIncrease(
  rows: readonly CartRow[],
  wanted: WantedRow,
  isBusiness: boolean,
): CartRow | undefined {
  return rows.find((row) => isToIncrease(row, wanted, isBusiness));
}

/**
 * Decides whether adding the same article increases this row or creates a new one. In a company, rows for different
 * wearers stay separate, and so do rows without a wearer. Articles from a company's external list have other prices, so
 * they stay separate too.
 */
export function isToIncrease(row: CartRow, wanted: WantedRow, isBusiness: boolean): boolean {
  return (
    row.parentId === undefined &&
    row.sku === wanted.sku &&
    (!isBusiness || (rowTypeOf(row) === wanted.type && coworkerIdOf(row) === wanted.coworkerId))
  );
}
