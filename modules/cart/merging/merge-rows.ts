import { addQuantities, largestMultiple } from '#core/quantity.ts';
import type { CartRow } from '../cart.ts';
import { coworkerIdOf, rowTypeOf } from '../row-metadata.ts';
import { isToIncrease } from '../rows/adding.ts';
import { nextRowNumbers } from '../rows/row-numbers.ts';

export type Matching = (mine: CartRow, theirs: CartRow) => boolean;

/** At sign-in nobody has chosen wearers yet: the sku decides. */
export const bySku: Matching = (mine, theirs) => mine.sku === theirs.sku;

export const asWhenAdding =
  (isBusiness: boolean): Matching =>
  (mine, theirs) =>
    isToIncrease(mine, { sku: theirs.sku, type: rowTypeOf(theirs), coworkerId: coworkerIdOf(theirs) }, isBusiness);

type Into = {
  readonly cartId: string;
  readonly now: Date;
  readonly newId: () => string;
  /** In how large packs an article is sold. */
  readonly factorOf: (sku: string) => number;
  /** Numbers that are given to no other row; those of removed rows, too, which may come back. */
  readonly taken?: readonly number[];
};
type Merged = { readonly changed: readonly CartRow[]; readonly added: readonly CartRow[] };

/**
 * What becomes of a cart when another's rows are put into it: matching rows grow, the others follow past the highest number.
 * A row with services is a thing of its own (somebody's name is on it), so it never melts into another.
 */
export function mergeRows(
  mine: readonly CartRow[],
  theirs: readonly CartRow[],
  matches: Matching,
  { cartId, now, newId, factorOf, taken = mine.map(({ rowNumber }) => rowNumber) }: Into,
): Merged {
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
  const numbers = nextRowNumbers(taken, coming.length);
  const copy = (row: CartRow, facts: Partial<CartRow>): CartRow => ({
    ...row,
    id: newId(),
    cartId,
    version: 1,
    created: now,
    modified: now,
    ...facts,
  });
  const added = coming.flatMap((row, index) => {
    const parent = copy(row, { rowNumber: numbers[index] ?? row.rowNumber });
    const children = theirs.filter(({ parentId }) => parentId === row.id);
    return [parent, ...children.map((child) => copy(child, { parentId: parent.id, rowNumber: parent.rowNumber }))];
  });
  return { changed: [...growing.values()], added };
}

const grown = (row: CartRow, by: number, most: number): CartRow => ({
  ...row,
  quantity: Math.min(addQuantities(row.quantity, by), most),
});
