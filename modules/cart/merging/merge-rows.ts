import { addQuantities, largestMultiple } from '#core/quantity.ts';
import type { CartRow } from '../cart.ts';
import { coworkerIdOf, rowTypeOf } from '../row-metadata.ts';
import { isToIncrease } from '../rows/adding.ts';
import { nextRowNumbers } from '../rows/row-numbers.ts';

export type Matching = (mine: CartRow, theirs: CartRow) => boolean;

/** Wearers cannot be chosen before sign-in, so rows are matched by sku alone. */
export const bySku: Matching = (mine, theirs) => mine.sku === theirs.sku;

export const asWhenAdding =
  (isBusiness: boolean): Matching =>
  (mine, theirs) =>
    isToIncrease(mine, { sku: theirs.sku, type: rowTypeOf(theirs), coworkerId: coworkerIdOf(theirs) }, isBusiness);

type Into = {
  readonly cartId: string;
  readonly now: Date;
  readonly newId: () => string;
  /** Pack size of an article. */
  readonly factorOf: (sku: string) => number;
  /** Row numbers that are in use, including those of removed rows, which may be restored. */
  readonly taken?: readonly number[];
};
type MergeResult = { readonly changed: readonly CartRow[]; readonly added: readonly CartRow[] };

/**
 * Merges the rows of one cart into another: matching rows are added up, other rows get numbers after the highest. A row
 * with services (for example a printed name) is never merged.
 */
export function mergeRows(
  mine: readonly CartRow[],
  theirs: readonly CartRow[],
  matches: Matching,
  { cartId, now, newId, factorOf, taken = mine.map(({ rowNumber }) => rowNumber) }: Into,
): MergeResult {
  const hasServices = (row: CartRow) => [...mine, ...theirs].some(({ parentId }) => parentId === row.id);
  const growing = new Map<string, CartRow>();
  const coming: CartRow[] = [];
  for (const row of theirs.filter(({ parentId }) => parentId === undefined)) {
    const match = hasServices(row)
      ? undefined
      : mine.find((own) => own.parentId === undefined && matches(own, row) && !hasServices(own));
    if (match)
      growing.set(match.id, grown(growing.get(match.id) ?? match, row.quantity, largestMultiple(factorOf(match.sku))));
    else coming.push(row);
  }
  const servicesOf = (row: CartRow) => theirs.filter(({ parentId }) => parentId === row.id);
  const numbers = nextRowNumbers(
    taken,
    coming.reduce((count, row) => count + 1 + servicesOf(row).length, 0),
  );
  const copy = (row: CartRow, facts: Partial<CartRow>): CartRow => ({
    ...row,
    id: newId(),
    cartId,
    version: 1,
    created: now,
    modified: now,
    ...facts,
  });
  const numberFor = (row: CartRow) => numbers.shift() ?? row.rowNumber;
  const added = coming.flatMap((row) => {
    const parent = copy(row, { rowNumber: numberFor(row) });
    // Each row has its own number, which names it in an order.
    return [
      parent,
      ...servicesOf(row).map((child) => copy(child, { parentId: parent.id, rowNumber: numberFor(child) })),
    ];
  });
  return { changed: [...growing.values()], added };
}

const grown = (row: CartRow, by: number, most: number): CartRow => ({
  ...row,
  quantity: Math.min(addQuantities(row.quantity, by), most),
});
