import type { Db } from '#platform/db/db.server.ts';
import type { Order } from '../order/order.ts';
import { findReturn } from './return-store.server.ts';

/**
 * Whether the order is a replacement and staff have not yet accepted the return of the goods it replaces. It is sent before those goods are
 * back, so repeated exchanges would send out unlimited goods for one payment. The payment for them is not refunded yet either.
 */
export async function awaitsReplaced(db: Db, { exchange }: Pick<Order, 'exchange'>): Promise<boolean> {
  return exchange !== undefined && (await findReturn(db, exchange.returnId))?.state !== 'accepted';
}
