import type { DecidedRow } from '../../approval/row-decision.ts';
import type { Order, OrderRow } from '../../order/order.ts';

/** A difference of a row from the sent order that the approver did not cause. */
export type OrderDifference = {
  readonly kind: 'price' | 'back-ordered' | 'in-stock' | 'added' | 'gone';
  /** The current row; for a removed row, the former one. */
  readonly row: OrderRow;
  /** The row as it was sent. */
  readonly was: OrderRow | undefined;
};

type Rows = Pick<Order, 'rows'>;

const isFreight = ({ type }: OrderRow): boolean => type === 'FreightArticle';

const costsNothing = ({ price: { total } }: OrderRow): boolean =>
  total.net.amount === 0 && (total.gross?.amount ?? 0) === 0;

/** Freight without cost equals no freight. */
export const countingRows = ({ rows }: Rows): readonly OrderRow[] =>
  rows.filter((row) => !(isFreight(row) && costsNothing(row)));

const isSame = (one: OrderRow, other: OrderRow): boolean =>
  isFreight(one) ? isFreight(other) : one.rowNumber === other.rowNumber && one.sku === other.sku;

const hasOtherPrice = (one: OrderRow, other: OrderRow): boolean =>
  one.price.total.net.amount !== other.price.total.net.amount ||
  one.price.total.gross?.amount !== other.price.total.gross?.amount;

/**
 * The differences from the sent order, without the rows that the approver decides on: prices, freight, gifts, and
 * pieces that are no longer in stock. Missing stock is included for all rows.
 */
export function differencesOf(was: Rows, now: Rows, decided: readonly DecidedRow[]): OrderDifference[] {
  const numbers = new Set(decided.map(({ rowNumber }) => rowNumber));
  const isDecided = ({ rowNumber, parentRowNumber }: OrderRow) =>
    numbers.has(rowNumber) || (parentRowNumber !== undefined && numbers.has(parentRowNumber));
  const [before, after] = [countingRows(was), countingRows(now)];
  const found = after.flatMap((row): OrderDifference[] => {
    const sent = before.find((one) => isSame(one, row));
    const kinds: (OrderDifference['kind'] | false)[] = [
      !sent && !isDecided(row) && 'added',
      sent !== undefined && !isDecided(row) && hasOtherPrice(sent, row) && 'price',
      row.backOrdered !== (sent?.backOrdered ?? 0) && (row.backOrdered > 0 ? 'back-ordered' : 'in-stock'),
    ];
    return kinds.flatMap((kind) => (kind ? [{ kind, row, was: sent }] : []));
  });
  const gone = before.filter((row) => !isDecided(row) && !after.some((one) => isSame(row, one)));
  return [...found, ...gone.map((row): OrderDifference => ({ kind: 'gone', row, was: row }))];
}
