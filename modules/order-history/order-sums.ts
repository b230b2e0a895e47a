import type { Money } from '#core/money.ts';
import type { OrderStatus } from '../order/order-status.ts';

export type OrderSums = {
  readonly count: number;
  readonly statuses: readonly { readonly status: OrderStatus; readonly count: number }[];
  /** Only of orders with visible prices. */
  readonly currencies: readonly { readonly count: number; readonly payable: Money; readonly tax: Money }[];
};
