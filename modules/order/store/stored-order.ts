import type { Order, OrderRow } from '../order.ts';

/** The parts of an order without a column of their own. Undefined values are not stored and are absent when read. */
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
  | 'sentByStaff'
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
