import type { Order } from '../order/order.ts';
import type { Shop } from '../shop.server.ts';
import { type ProductionRow, toProduction } from './production.ts';
import { listEntries } from './read-order-proofs.server.ts';

/** Access: internal, for the export of orders. Nothing is added to an order without services. */
export async function readProduction(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  order: Order,
): Promise<{ readonly production?: readonly ProductionRow[] }> {
  const entries = await listEntries(db, order, clock.now());
  const rows = await Promise.all(entries.map((entry) => toProduction(order.id, entry)));
  return rows.length === 0 ? {} : { production: rows };
}
