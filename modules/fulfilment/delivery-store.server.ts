import type { Selectable } from 'kysely';
import type { Db, Tables } from '#platform/db/db.server.ts';
import type { Delivery } from './delivery.ts';
import './fulfilment-tables.server.ts';

export async function insertDelivery(db: Db, delivery: Delivery): Promise<void> {
  await db
    .insertInto('order_delivery')
    .values({
      id: delivery.id,
      order_id: delivery.orderId,
      dispatch_number: delivery.dispatchNumber,
      carrier: delivery.carrier,
      tracking_number: delivery.trackingNumber ?? null,
      tracking_url: delivery.trackingUrl ?? null,
      dispatched_at: delivery.dispatchedAt,
      expected_on: delivery.expectedOn ?? null,
      arrived_at: delivery.arrivedAt ?? null,
      rows: JSON.stringify(delivery.rows),
    })
    .execute();
}

type Arrival = { readonly orderId: string; readonly dispatchNumber: string; readonly arrivedAt: Date };

/** The first report counts. */
export async function markArrived(db: Db, { orderId, dispatchNumber, arrivedAt }: Arrival): Promise<void> {
  await db
    .updateTable('order_delivery')
    .set({ arrived_at: arrivedAt })
    .where('order_id', '=', orderId)
    .where('dispatch_number', '=', dispatchNumber)
    .where('arrived_at', 'is', null)
    .execute();
}

/** Sorted by dispatch, the oldest first. */
export async function findDeliveries(db: Db, orderIds: readonly string[]): Promise<Delivery[]> {
  if (orderIds.length === 0) return [];
  const rows = await db
    .selectFrom('order_delivery')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('dispatched_at')
    .orderBy('dispatch_number')
    .execute();
  return rows.map(toDelivery);
}

export async function findDelivery(db: Db, id: string): Promise<Delivery | undefined> {
  const row = await db.selectFrom('order_delivery').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toDelivery(row);
}

const toDelivery = (row: Selectable<Tables['order_delivery']>): Delivery => ({
  id: row.id,
  orderId: row.order_id,
  dispatchNumber: row.dispatch_number,
  carrier: row.carrier,
  trackingNumber: row.tracking_number ?? undefined,
  trackingUrl: row.tracking_url ?? undefined,
  dispatchedAt: row.dispatched_at,
  expectedOn: row.expected_on ?? undefined,
  arrivedAt: row.arrived_at ?? undefined,
  rows: row.rows,
});
