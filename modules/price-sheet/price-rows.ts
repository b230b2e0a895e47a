import { normaliseMoneyText } from '#core/input.ts';
import { type Currency, fromDecimal } from '#core/money.ts';
import { parsePartNumber, sizeCode } from '#core/sku.ts';

/** The columns of a sheet of prices. The last one is optional; without it, prices are without VAT. */
export const sheetColumns = ['sku', 'price', 'name', 'tax'] as const;
export const templateColumns = ['sku', 'price', 'name'] as const;

type Column = (typeof sheetColumns)[number];

/** The problem of a row, each with a text of `company-admin.sheet.problem`. */
type RowProblem = 'sku' | 'size' | 'price' | 'decimals' | 'zero' | 'tax' | 'twice' | 'unknown';

export type RowError = { readonly line: number; readonly field: Column; readonly problem: RowProblem };

export type PriceRow = {
  /** The row in the sheet, from 1. */
  readonly line: number;
  /** The number of a product, for all of its colours, or of a colour. */
  readonly number: string;
  readonly unitAmount: number;
  readonly isGross: boolean;
};

export type ReadSheet =
  | { readonly kind: 'rows'; readonly rows: readonly PriceRow[]; readonly errors: readonly RowError[] }
  /** There is no row with the headings sku and price. */
  | { readonly kind: 'no-headings' };

/** Reads the rows below the headings, which may be in any order. Empty rows are skipped. */
export function readPriceRows(cells: readonly (readonly string[])[], currency: Currency): ReadSheet {
  const head = cells.findIndex((row) => placesOf(row).sku !== -1 && placesOf(row).price !== -1);
  if (head === -1) return { kind: 'no-headings' };
  const places = placesOf(cells[head] ?? []);
  const rows: PriceRow[] = [];
  const errors: RowError[] = [];
  cells.slice(head + 1).forEach((row, index) => {
    const line = head + 2 + index;
    const cell = (column: Column) => row[places[column]]?.trim() ?? '';
    if (cell('sku') === '' && cell('price') === '') return;
    const read = readRow(cell, currency);
    if ('problem' in read) errors.push({ line, ...read });
    else rows.push({ line, ...read });
  });
  return { kind: 'rows', rows, errors };
}

function placesOf(row: readonly string[]): Record<Column, number> {
  const titles = row.map((title) => title.trim().toLowerCase());
  return Object.fromEntries(sheetColumns.map((column) => [column, titles.indexOf(column)])) as Record<Column, number>;
}

function readRow(
  cell: (column: Column) => string,
  currency: Currency,
): Omit<PriceRow, 'line'> | Omit<RowError, 'line'> {
  const number = parsePartNumber(cell('sku'));
  if (!number.ok) return { field: 'sku', problem: 'sku' };
  if (sizeCode(number.value) !== '') return { field: 'sku', problem: 'size' };
  const price = fromDecimal(normaliseMoneyText(cell('price')), currency, 'exact');
  if (!price.ok) return { field: 'price', problem: price.refusal.code === 'too-many-decimals' ? 'decimals' : 'price' };
  if (price.value.amount <= 0) return { field: 'price', problem: 'zero' };
  const tax = cell('tax').toLowerCase();
  if (!['', 'net', 'gross'].includes(tax)) return { field: 'tax', problem: 'tax' };
  return { number: number.value, unitAmount: price.value.amount, isGross: tax === 'gross' };
}

type Found = {
  readonly prices: readonly { readonly partNo: string; readonly unitAmount: number; readonly isGross: boolean }[];
  readonly errors: readonly RowError[];
};

/**
 * The colours that rows refer to. A colour that an earlier row has priced is refused, because it is unclear which price is right.
 * `coloursOf`: the colours of each number; `priced` keeps the colours of earlier batches.
 */
export function pricesOfRows(
  rows: readonly PriceRow[],
  coloursOf: ReadonlyMap<string, readonly string[]>,
  priced: Set<string>,
): Found {
  const errors: RowError[] = [];
  const prices = rows.flatMap(({ line, number, unitAmount, isGross }) => {
    const colours = coloursOf.get(number) ?? [];
    if (colours.length === 0) errors.push({ line, field: 'sku', problem: 'unknown' });
    else if (colours.some((partNo) => priced.has(partNo))) errors.push({ line, field: 'sku', problem: 'twice' });
    else {
      for (const partNo of colours) priced.add(partNo);
      return colours.map((partNo) => ({ partNo, unitAmount, isGross }));
    }
    return [];
  });
  return { prices, errors };
}
