import { validateCart } from '#modules/cart/cart-validation.ts';
import type { RowError } from '#modules/cart/cart-view.ts';
import type { CartPageView, RowView } from '../cart-page-view.ts';

export type RowErrors = ReadonlyMap<string, readonly RowError[]>;

/** What the buyer mends at the row's own fields is checked here as well; all else is as the shop last said it. */
const checkedHere: ReadonlySet<RowError['kind']> = new Set(['Comment', 'CustomerSelect']);

/** What is wrong, by row, with what was typed a moment ago. Rows without a fault are not in it. */
export function errorsByRow(rows: readonly RowView[], needs: CartPageView['needs']): RowErrors {
  const { problems } = validateCart(rows.map(toValidate), needs);
  const entries = rows.map(({ id, errors }, index): [string, RowError[]] => [
    id,
    [
      ...errors.filter(({ kind }) => !checkedHere.has(kind)),
      ...problems
        .filter((problem) => problem.index === index && checkedHere.has(problem.kind))
        .map(({ kind, word }) => ({ kind, word })),
    ],
  ]);
  return new Map(entries.filter(([, errors]) => errors.length > 0));
}

/** The page has what its fields are about; of the rest the shop itself is the judge. */
const toValidate = ({ id, name, partNo, quantity, comment, coworkerId }: RowView) => ({
  id,
  name,
  sku: partNo,
  quantity,
  rowNumber: 0,
  type: 'DefaultArticle',
  comment,
  coworkerId,
  isSold: true,
  fitsUnit: true,
  lacksVas: false,
});
