import type { Db } from '#platform/db/db.server.ts';
import type { Order } from '../order/order.ts';
import { findReturn } from './return-store.server.ts';

/**
 * Whether the order is a replacement and staff have not accepted the return of what it replaces. It leaves before those goods are back,
 * so exchanging it again and again would send out goods without end for one payment; and what was paid for them is not given back yet.
 */
export async function awaitsReplaced(db: Db, { exchange }: Pick<Order, 'exchange'>): Promise<boolean> {
  return exchange !== undefined && (await findReturn(db, exchange.returnId))?.state !== 'accepted';
}
