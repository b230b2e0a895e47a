import { createHash } from 'node:crypto';
import type { Db } from '#platform/db/db.server.ts';
import { findWaitingStep } from '../approval-rules/steps-of-order.server.ts';
import type { Order } from '../order/order.ts';
import { textOfOrder } from './order-decision.ts';

/** A digest of an order as an approver sees it: articles, quantities, stock and costs. */
export const markOf = (order: Pick<Order, 'priced' | 'rows'>): string =>
  createHash('sha256').update(textOfOrder(order)).digest('base64url').slice(0, 22);

/** The mark of what an approver has seen: the order, and which approval waits. */
export const seenOf = (order: Pick<Order, 'priced' | 'rows'>, step: number): string => `${markOf(order)}.${step}`;

/** The same for the order as it waits now. */
export const readSeenNow = async (db: Db, order: Pick<Order, 'id' | 'priced' | 'rows'>): Promise<string> =>
  seenOf(order, await findWaitingStep(db, order.id));

/** Without a step, the mark contains only the order. */
export function readSeen(seen: string): { readonly mark: string; readonly step: number | undefined } {
  const [mark = '', step] = seen.split('.');
  return { mark, step: step === undefined ? undefined : Number(step) };
}
