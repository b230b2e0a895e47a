import type { Money } from '#core/money.ts';

/** Built from columns and rows only, never from user input. */
export type Formula = { readonly formula: string; readonly value: number | Money };

export type Cell =
  | string
  | number
  | Money
  /** A calendar day. */
  | { readonly day: string }
  /** A rate, shown in percent. */
  | { readonly basisPoints: number }
  | Formula
  | undefined;

/** `isStrong` rows are bold with a line above, for sums. */
export type Row = { readonly cells: readonly Cell[]; readonly isStrong?: boolean };

/** From 0: A, B, ... Z, AA. */
export function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : `${columnName(Math.floor(index / 26) - 1)}${letter}`;
}

/** Part of a column. The header is row 1. */
export type Span = { readonly column: number; readonly from: number; readonly to: number };

export const sumFormula = (span: Span): string => `SUM(${reference(span)})`;

/** Sums the rows where another column has this currency. */
export const sumIfFormula = (span: Span, currencyColumn: number, currency: Money['currency']): string =>
  `SUMIF(${reference({ ...span, column: currencyColumn })},"${currency}",${reference(span)})`;

const reference = ({ column, from, to }: Span) => `${columnName(column)}${from}:${columnName(column)}${to}`;
