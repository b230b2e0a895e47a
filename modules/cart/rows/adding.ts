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
 * Whether a row grows when the same is added again, or comes with another cart. In a company rows are people's: nobody is
 * somebody, too, and what is for another gets a row of its own. What comes from a company's external list costs something
 * else, so it stays apart.
 */
export function isToIncrease(row: CartRow, wanted: WantedRow, isBusiness: boolean): boolean {
  return (
    row.parentId === undefined &&
    row.sku === wanted.sku &&
    (!isBusiness || (rowTypeOf(row) === wanted.type && coworkerIdOf(row) === wanted.coworkerId))
  );
}
