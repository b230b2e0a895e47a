import type { Order, OrderRow } from '../order.ts';

/** What of an order stands in no column of its own. What is undefined is left out, and absent when it is read. */
export type StoredOrder = Pick<
  Order,
  | 'buyer'
  | 'delivery'
  | 'invoiceAddress'
  | 'metadata'
  | 'comment'
  | 'tax'
  | 'priced'
  | 'mode'
  | 'hidesPrices'
  | 'isTestOrder'
  | 'exchange'
>;

/** Likewise of a row. */
export type StoredOrderRow = Omit<
  OrderRow,
  'rowNumber' | 'parentRowNumber' | 'type' | 'sku' | 'quantity' | 'soldBy' | 'taken'
> & {
  /** Missing in orders from before articles had units: they were pieces. */
  readonly soldBy?: OrderRow['soldBy'];
};
