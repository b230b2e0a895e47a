import type { RowErrorKind } from './cart-view.ts';
import { isRowType } from './row-metadata.ts';

/** What fits the field of the order's import. */
export const longestComment = 98;

/** Counted in code points, as the schemas count. */
export const fitsComment = (comment: string): boolean => Array.from(comment).length <= longestComment;

export type CartNeeds = { readonly comment: boolean; readonly coworker: boolean };

export type RowToValidate = {
  readonly id: unknown;
  readonly name: unknown;
  readonly sku: unknown;
  readonly quantity: unknown;
  readonly rowNumber: unknown;
  readonly type: unknown;
  readonly comment: string;
  readonly coworkerId: number | undefined;
  readonly isSold: boolean;
  /** Whether that much of it can be had: half a piece cannot. */
  readonly fitsUnit: boolean;
  /** Mandatory services that nobody has chosen yet. */
  readonly lacksVas: boolean;
};

/** Words are keys of the messages, `cart.error.<word>`. */
export type RowProblem = {
  readonly index: number;
  readonly kind: RowErrorKind | 'Row';
  readonly word:
    | 'incomplete'
    | 'wrongType'
    | 'commentTooLong'
    | 'commentRequired'
    | 'coworkerRequired'
    | 'notSold'
    | 'notWhole'
    | 'vasRequired';
};

export type Validity = { readonly isValid: boolean; readonly problems: readonly RowProblem[] };

const isText = (value: unknown) => typeof value === 'string' && value !== '';
const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value);

/** Whether a cart may go to the next step. An empty one may be kept, but not be ordered. */
export function validateCart(rows: readonly RowToValidate[], needs: CartNeeds): Validity {
  const problems = rows.flatMap((row, index) => problemsOf(row, needs).map((problem) => ({ index, ...problem })));
  return { isValid: rows.length > 0 && problems.length === 0, problems };
}

function problemsOf(row: RowToValidate, needs: CartNeeds): Omit<RowProblem, 'index'>[] {
  const isComplete = [row.id, row.name, row.sku].every(isText) && [row.quantity, row.rowNumber].every(isNumber);
  const problems: (Omit<RowProblem, 'index'> | false)[] = [
    !isComplete && { kind: 'Row', word: 'incomplete' },
    !(typeof row.type === 'string' && isRowType(row.type)) && { kind: 'Row', word: 'wrongType' },
    !row.isSold && { kind: 'Row', word: 'notSold' },
    !row.fitsUnit && { kind: 'Row', word: 'notWhole' },
    row.lacksVas && { kind: 'Row', word: 'vasRequired' },
    !fitsComment(row.comment) && { kind: 'Comment', word: 'commentTooLong' },
    needs.comment && row.comment.trim() === '' && { kind: 'Comment', word: 'commentRequired' },
    needs.coworker && row.coworkerId === undefined && { kind: 'CustomerSelect', word: 'coworkerRequired' },
  ];
  return problems.filter((problem) => problem !== false);
}
