import type { DecidedRow } from '../approval/row-decision.ts';
import { isArticle, type Order, type OrderRow } from '../order/order.ts';
import { countingRows } from './decide/order-differences.ts';

/** What an approver says about one row. What is not said stays as it is. */
export type RowWish = {
  readonly rowNumber: number;
  /** Another size, colour or product. */
  readonly sku?: string | undefined;
  readonly quantity?: number | undefined;
  /** The row goes back to the buyer, with the reason. */
  readonly isRejected?: boolean;
  readonly reason?: string | undefined;
};

/** The rows that are decided on. What is given away, the freight and services follow from them. */
export const decidableRows = ({ rows }: Pick<Order, 'rows'>): OrderRow[] =>
  rows.filter((row) => isArticle(row) && row.parentRowNumber === undefined && row.cartRowId !== undefined);

/** A quantity of 0 rejects a row as well. */
export const rejectsRow = ({ isRejected, quantity }: Pick<RowWish, 'isRejected' | 'quantity'>): boolean =>
  isRejected === true || quantity === 0;

/** Whether the wishes leave nothing of the order. */
export const rejectsAll = (order: Pick<Order, 'rows'>, wishes: readonly RowWish[]): boolean =>
  decidableRows(order).every(({ rowNumber }) =>
    wishes.some((wish) => wish.rowNumber === rowNumber && rejectsRow(wish)),
  );

const articleOf = ({ sku, name, colour, size, quantity }: OrderRow) => ({
  sku,
  name,
  detail: [colour, size].filter(Boolean).join(', '),
  quantity,
});

/** The rows that did not stay as they were, for the record and for the buyer. */
export function decidedRowsOf(was: Order, now: Pick<Order, 'rows'>, wishes: readonly RowWish[]): DecidedRow[] {
  return decidableRows(was).flatMap((row): DecidedRow[] => {
    const { rowNumber } = row;
    const reason = wishes.find((wish) => wish.rowNumber === rowNumber)?.reason?.trim() ?? '';
    const after = decidableRows(now).find((one) => one.rowNumber === rowNumber);
    if (!after) return [{ rowNumber, kind: 'rejected', before: articleOf(row), reason }];
    if (after.sku === row.sku && after.quantity === row.quantity) return [];
    return [{ rowNumber, kind: 'changed', before: articleOf(row), after: articleOf(after), reason }];
  });
}

/** The services that are not made as they were, because the row, its garment or its text changed. */
export function changedServices(was: Pick<Order, 'rows'>, now: Pick<Order, 'rows'>): number[] {
  const textOf = ({ rows }: Pick<Order, 'rows'>, number: number) => {
    const row = rows.find(({ rowNumber }) => rowNumber === number);
    const garment = rows.find(({ rowNumber }) => rowNumber === row?.parentRowNumber);
    return JSON.stringify([row?.sku, row?.service, garment?.sku, garment?.coworker?.id]);
  };
  const services = was.rows.filter(({ service }) => service).map(({ rowNumber }) => rowNumber);
  return services.filter((number) => textOf(was, number) !== textOf(now, number));
}

/** A row as one line of text, for a saved cart, a mail, or the record. */
export const articleText = ({ name, detail, sku }: DecidedRow['before']): string =>
  [name || sku, detail].filter(Boolean).join(', ');

/** Why rows went back: one line for each. */
export const reasonsOf = (rows: readonly DecidedRow[]): string =>
  rows
    .filter(({ kind }) => kind === 'rejected')
    .map(({ before, reason }) => `${articleText(before)}: ${reason}`)
    .join('\n');

/** Two orders with the same text are the same to an approver: articles, quantities, what is there, and what it costs. */
export const textOfOrder = (order: Pick<Order, 'priced' | 'rows'>): string =>
  JSON.stringify([
    order.priced.totals.payable,
    countingRows(order).map(({ rowNumber, sku, quantity, backOrdered, price }) => [
      rowNumber,
      sku,
      quantity,
      backOrdered,
      price.total.net.amount,
      price.total.gross?.amount,
    ]),
  ]);
