import type { TextProblem } from '../vas/text-template.ts';
import type { RowErrorKind } from './cart-view.ts';
import type { LaundryProblem } from './laundry/cart-laundry.ts';
import { isRowType } from './row-metadata.ts';

/** The length of this field in the ERP's order import. */
export const longestComment = 98;

/** Counts code points, as the schemas do. */
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
  /** Whether the quantity is allowed for the unit: half a piece is not. */
  readonly fitsUnit: boolean;
  /** True if a mandatory service has not been chosen yet. */
  readonly lacksVas: boolean;
  /** True if two services are on the same place. */
  readonly sharesPlace: boolean;
  /** Problems of the texts on the garment. */
  readonly textProblems: readonly TextProblem[];
  /** Why the laundry would not accept the wearer. */
  readonly laundryProblem?: LaundryProblem | undefined;
};

/** `word` is a message key: `cart.error.<word>`, for problems of the laundry `laundry.error.<word>`. */
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
    | 'vasRequired'
    | 'vasPlaceTaken'
    | LaundryProblem
    | TextProblem;
};

export type Validity = { readonly isValid: boolean; readonly problems: readonly RowProblem[] };

const isText = (value: unknown) => typeof value === 'string' && value !== '';
const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value);

/** Decides whether a cart may proceed to checkout. An empty cart may be stored, but not ordered. */
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
    row.sharesPlace && { kind: 'Row', word: 'vasPlaceTaken' },
    ...row.textProblems.map((word) => ({ kind: 'Row' as const, word })),
    row.laundryProblem !== undefined && { kind: 'LaundryError', word: row.laundryProblem },
    !fitsComment(row.comment) && { kind: 'Comment', word: 'commentTooLong' },
    needs.comment && row.comment.trim() === '' && { kind: 'Comment', word: 'commentRequired' },
    needs.coworker && row.coworkerId === undefined && { kind: 'CustomerSelect', word: 'coworkerRequired' },
  ];
  return problems.filter((problem) => problem !== false);
}
