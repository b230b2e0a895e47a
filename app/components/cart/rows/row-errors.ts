import { validateCart } from '#modules/cart/cart-validation.ts';
import type { RowError } from '#modules/cart/cart-view.ts';
import type { CartPageView, RowView } from '../cart-page-view.ts';

export type RowErrors = ReadonlyMap<string, readonly RowError[]>;

/** Errors of the row's own fields are checked in the browser too; others come from the shop. */
const checkedHere: ReadonlySet<RowError['kind']> = new Set(['Comment', 'CustomerSelect']);

/** Errors by row, with typed values applied. Rows without errors are left out. */
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

/** The facts for checks in the browser; the shop checks the rest. */
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
  sharesPlace: false,
  textProblems: [],
});
