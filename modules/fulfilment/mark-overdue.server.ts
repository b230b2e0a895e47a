import type { Shop } from '../shop.server.ts';
import { dayOf } from './held-order.ts';
import { listOverdue } from './invoice-store.server.ts';
import { moveAlong } from './move-along.server.ts';

const atMost = 500;

/** The shop itself, each day: orders whose invoices were not paid in time. */
export async function markOverdue(shop: Pick<Shop, 'db' | 'events' | 'clock'>): Promise<number> {
  const due = await listOverdue(shop.db, dayOf(shop.clock.now()), atMost);
  for (const orderId of due) await shop.db.transaction().execute((db) => moveAlong(shop, db, { orderId }));
  return due.length < atMost ? due.length : due.length + (await markOverdue(shop));
}
