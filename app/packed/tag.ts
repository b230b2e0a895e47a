/**
 * How packed text writes what JSON lacks: as strings with a mark, and as a list that begins with one. Other strings that begin with the
 * mark get a second one.
 */
export const tag = {
  mark: '$',
  missing: '$u',
  date: '$D',
  /** An object without a prototype: its fields are the second part of the list. */
  bare: '$O',
} as const;
