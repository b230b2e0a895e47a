import { createHash } from 'node:crypto';
import type { Db } from '#platform/db/db.server.ts';
import { findWaitingStep } from '../approval-rules/steps-of-order.server.ts';
import type { Order } from '../order/order.ts';
import { textOfOrder } from './order-decision.ts';

/** The mark of an order as an approver sees it: articles, quantities, what is there, and what it costs. */
export const markOf = (order: Pick<Order, 'priced' | 'rows'>): string =>
  createHash('sha256').update(textOfOrder(order)).digest('base64url').slice(0, 22);

/** What an approver has seen: the order, and which of its approvals waits. */
export const seenOf = (order: Pick<Order, 'priced' | 'rows'>, step: number): string => `${markOf(order)}.${step}`;

/** The same, of an order as it waits now. */
export const readSeenNow = async (db: Db, order: Pick<Order, 'id' | 'priced' | 'rows'>): Promise<string> =>
  seenOf(order, await findWaitingStep(db, order.id));

/** Without a step only the order is said. */
export function readSeen(seen: string): { readonly mark: string; readonly step: number | undefined } {
  const [mark = '', step] = seen.split('.');
  return { mark, step: step === undefined ? undefined : Number(step) };
}
