import { add, type Currency, type Money, money } from '#core/money.ts';
import { type Cell, type Row, sumIfFormula } from '#platform/sheets/cell.ts';
import type { Column } from '#platform/sheets/sheet-xml.ts';
import type { OrderLine } from '../order-history/order-line.ts';
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
  const totals = new Map<Currency, { tax: Money; payable: Money }>();
  let written = 0;

  return {
    columns: fields,
    row: (line) => {
      written += 1;
      const { payable, tax } = line;
      if (payable && tax && hasPrices) {
        const { currency } = payable;
        const before = totals.get(currency) ?? { tax: money(0, currency), payable: money(0, currency) };
        totals.set(currency, { tax: add(before.tax, tax), payable: add(before.payable, payable) });
      }
      return { cells: fields.map(({ cell }) => cell(line)) };
    },
    sums: () => {
      const at = (key: string) => fields.findIndex((one) => one.key === key);
      const sumOf = (key: string, currency: Currency, value: Money): Cell => ({
        formula: sumIfFormula({ column: at(key), from: 2, to: written + 1 }, at('currency'), currency),
        value,
      });
      return [...totals]
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([currency, { tax, payable }]) => {
          const cells = new Map<string, Cell>([
            ['orderNo', say('sheets.history.sum', { currency })],
            ['tax', sumOf('tax', currency, tax)],
            ['total', sumOf('total', currency, payable)],
          ]);
          return { isStrong: true, cells: fields.map(({ key }) => cells.get(key)) };
        });
    },
  };
}
