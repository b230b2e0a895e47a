import type { Cell, Row } from '#platform/sheets/cell.ts';
import type { Column } from '#platform/sheets/sheet-xml.ts';
import type { OrderLine } from '../order-history/order-line.ts';
import { createCurrencySums } from './currency-sums.ts';
import type { SheetWords } from './order-sheet.ts';

type Field = Column & { readonly key: string; readonly cell: (line: OrderLine) => Cell };

/** Which list of orders. Contents of external suppliers' orders are not shown. */
export type HistoryKind = {
  readonly isExternal: boolean;
  readonly showsPrices: boolean;
  /** True if the list covers several companies. */
  readonly isOfGroup: boolean;
};

export type HistorySheet = {
  readonly columns: readonly Column[];
  readonly row: (line: OrderLine) => Row;
  /** Footer rows: a total per currency of the written rows. */
  readonly sums: () => Row[];
};

/** Writes orders as rows one after another. */
export function historySheet(
  { isExternal, showsPrices, isOfGroup }: HistoryKind,
  { say }: SheetWords,
  dayOf: (instant: Date) => string,
): HistorySheet {
  const field = (key: string, width: number, cell: Field['cell'], isNumber = false): Field => ({
    key,
    title: say(`sheets.history.${key}`),
    width,
    isNumber,
    cell,
  });
  const hasPrices = showsPrices && !isExternal;
  const fields = [
    field('orderNo', 16, ({ orderNo }) => orderNo),
    field('date', 12, ({ createdAt }) => ({ day: dayOf(createdAt) }), true),
    ...(isOfGroup ? [field('company', 28, ({ company }) => company?.name)] : []),
    field('yourNumber', 20, ({ orderNumber }) => orderNumber),
    field('label', 20, ({ label }) => label),
    field('project', 16, ({ projectNumber }) => projectNumber),
    field('buyer', 24, ({ buyer }) => buyer.name),
    field('email', 30, ({ buyer }) => buyer.email),
    ...(isExternal ? [field('supplier', 28, ({ suppliers }) => suppliers.join(', '))] : []),
    field('status', 22, ({ state }) => say(`history.state.${state}`)),
    field('payment', 16, ({ paymentSide }) => paymentSide && say(`history.state.${paymentSide}`)),
    ...(isExternal
      ? []
      : [field('articles', 10, ({ articles }) => articles, true), field('pieces', 10, ({ pieces }) => pieces, true)]),
    ...(hasPrices
      ? [
          field('currency', 10, ({ payable }) => payable?.currency),
          field('tax', 16, ({ tax }) => tax, true),
          field('total', 18, ({ payable }) => payable, true),
        ]
      : []),
  ];
  const sums = createCurrencySums(['tax', 'total'] as const);

  return {
    columns: fields,
    row: (line) => {
      const { payable, tax } = line;
      sums.note(payable && tax && hasPrices ? { tax, total: payable } : undefined);
      return { cells: fields.map(({ cell }) => cell(line)) };
    },
    sums: () => sums.rows(fields, (currency) => say('sheets.history.sum', { currency })),
  };
}
