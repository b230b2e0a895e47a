import type { DecidedRow } from '../approval/row-decision.ts';
import { isArticle, type Order, type OrderRow } from '../order/order.ts';
import { countingRows } from './decide/order-differences.ts';

/** An approver's decision about one row. Absent fields stay unchanged. */
export type RowWish = {
  readonly rowNumber: number;
  /** Another size, colour or product. */
  readonly sku?: string | undefined;
  readonly quantity?: number | undefined;
  /** The row goes back to the buyer, with the reason. */
  readonly isRejected?: boolean;
  readonly reason?: string | undefined;
};

/** The rows that can be decided on. Gifts, freight and services follow from them. */
export const decidableRows = ({ rows }: Pick<Order, 'rows'>): OrderRow[] =>
  rows.filter((row) => isArticle(row) && row.parentRowNumber === undefined && row.cartRowId !== undefined);

/** A quantity of 0 rejects a row as well. */
export const rejectsRow = ({ isRejected, quantity }: Pick<RowWish, 'isRejected' | 'quantity'>): boolean =>
  isRejected === true || quantity === 0;

/** Whether the changes reject the whole order. */
export const rejectsAll = (order: Pick<Order, 'rows'>, wishes: readonly RowWish[]): boolean =>
  decidableRows(order).every(({ rowNumber }) =>
    wishes.some((wish) => wish.rowNumber === rowNumber && rejectsRow(wish)),
  );

export const articleDetail = (colour: string | undefined, size: string): string =>
  [colour, size].filter(Boolean).join(', ');

const articleOf = ({ sku, name, colour, size, quantity }: OrderRow) => ({
  sku,
  name,
  detail: articleDetail(colour, size),
  quantity,
});

/** The changed rows, for the audit and for the buyer. */
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

/** The services that change because their row, its garment or its text changed. */
export function changedServices(was: Pick<Order, 'rows'>, now: Pick<Order, 'rows'>): number[] {
  const textOf = ({ rows }: Pick<Order, 'rows'>, number: number) => {
    const row = rows.find(({ rowNumber }) => rowNumber === number);
    const garment = rows.find(({ rowNumber }) => rowNumber === row?.parentRowNumber);
    return JSON.stringify([row?.sku, row?.service, garment?.sku, garment?.coworker?.id]);
  };
  const services = was.rows.filter(({ service }) => service).map(({ rowNumber }) => rowNumber);
  return services.filter((number) => textOf(was, number) !== textOf(now, number));
}

/** A row as one line of text, for a saved cart, a mail, or the audit. */
export const articleText = ({ name, detail, sku }: DecidedRow['before']): string =>
  [name || sku, detail].filter(Boolean).join(', ');

/** The reasons of the rejected rows, one line for each. */
export const reasonsOf = (rows: readonly DecidedRow[]): string =>
  rows
    .filter(({ kind }) => kind === 'rejected')
    .map(({ before, reason }) => `${articleText(before)}: ${reason}`)
    .join('\n');

/** Two orders with the same text are equal for an approver: articles, quantities, stock and costs. */
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
