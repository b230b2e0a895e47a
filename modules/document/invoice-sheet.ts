import { type Money, subtract } from '#core/money.ts';
import type { Cell, Row } from '#platform/sheets/cell.ts';
import type { Column } from '#platform/sheets/sheet-xml.ts';
import type { InvoiceLine } from '../order-history/invoice-line.ts';
import { createCurrencySums } from './currency-sums.ts';
import type { SheetWords } from './order-sheet.ts';

type Field = Column & { readonly key: string; readonly cell: (line: InvoiceLine) => Cell };

export type InvoiceSheet = {
  readonly columns: readonly Column[];
  readonly row: (line: InvoiceLine) => Row;
  /** Footer rows: a sum per currency of the written rows. */
  readonly sums: () => Row[];
};

const amountsOf = ({ payable, tax, left }: InvoiceLine) =>
  payable && tax && left ? { net: subtract(payable, tax), tax, total: payable, left } : undefined;

/** Invoices and credit notes as rows, written one after another. Days are dates and amounts numbers. */
export function invoiceSheet(
  { isOfGroup, dayOf }: { readonly isOfGroup: boolean; readonly dayOf: (instant: Date) => string },
  { say }: SheetWords,
): InvoiceSheet {
  const field = (key: string, width: number, cell: Field['cell'], isNumber = false): Field => ({
    key,
    title: say(`sheets.invoices.${key}`),
    width,
    isNumber,
    cell,
  });
  const amount = (key: string, pick: (amounts: NonNullable<ReturnType<typeof amountsOf>>) => Money) =>
    field(
      key,
      16,
      (line) => {
        const amounts = amountsOf(line);
        return amounts && pick(amounts);
      },
      true,
    );
  const fields = [
    field('number', 16, ({ number }) => number),
    field('kind', 14, ({ kind }) => say(`invoice.${kind}`)),
    field('issued', 12, ({ issuedOn }) => ({ day: issuedOn }), true),
    field('due', 12, ({ kind, dueOn }) => (kind === 'credit' ? undefined : { day: dueOn }), true),
    field('paid', 12, ({ paidAt }) => paidAt && { day: dayOf(paidAt) }, true),
    field('status', 14, ({ state }) => say(`history.invoice.${state}`)),
    ...(isOfGroup ? [field('company', 28, ({ company }) => company?.name)] : []),
    field('order', 14, ({ order }) => order.orderNo),
    field('yourNumber', 20, ({ order }) => order.orderNumber),
    field('currency', 10, ({ payable }) => payable?.currency),
    amount('net', ({ net }) => net),
    amount('tax', ({ tax }) => tax),
    amount('total', ({ total }) => total),
    amount('left', ({ left }) => left),
  ];
  const sums = createCurrencySums(['net', 'tax', 'total', 'left'] as const);
  return {
    columns: fields,
    row: (line) => {
      sums.note(amountsOf(line));
      return { cells: fields.map(({ cell }) => cell(line)) };
    },
    sums: () => sums.rows(fields, (currency) => say('sheets.history.sum', { currency })),
  };
}
