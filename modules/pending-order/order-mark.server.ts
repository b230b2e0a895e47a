import { createHash } from 'node:crypto';
import type { Order } from '../order/order.ts';
import { textOfOrder } from './order-decision.ts';

/** The mark of an order as an approver sees it: articles, quantities, what is there, and what it costs. */
export const markOf = (order: Pick<Order, 'priced' | 'rows'>): string =>
  createHash('sha256').update(textOfOrder(order)).digest('base64url').slice(0, 22);

/** What an approver has seen: the order, and which of its approvals waits. */
export const seenOf = (order: Pick<Order, 'priced' | 'rows'>, step: number): string => `${markOf(order)}.${step}`;

/** Without a step only the order is said. */
export function readSeen(seen: string): { readonly mark: string; readonly step: number | undefined } {
  const [mark = '', step] = seen.split('.');
  return { mark, step: step === undefined ? undefined : Number(step) };
}
