import { createHash } from 'node:crypto';
import type { Order } from '../order/order.ts';
import { textOfOrder } from './order-decision.ts';

/** The mark of an order as an approver sees it: articles, quantities, what is there, and what it costs. */
export const markOf = (order: Pick<Order, 'priced' | 'rows'>): string =>
  createHash('sha256').update(textOfOrder(order)).digest('base64url').slice(0, 22);
