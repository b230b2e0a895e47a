import type { Db } from '#platform/db/db.server.ts';
import type { ShopEvent } from '#platform/events/event.ts';
import { orderPayload } from '../order/order-events.ts';
import './fulfilment-tables.server.ts';

export async function findDeliveryNote(db: Db, deliveryId: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const row = await db
    .selectFrom('delivery_note')
    .select('pdf')
    .where('delivery_id', '=', deliveryId)
    .executeTakeFirst();
  return row && new Uint8Array(row.pdf);
}

/** Two requests may create the same file at once: the first one is stored, and returned to both. */
export async function keepDeliveryNote(
  db: Db,
  deliveryId: string,
  pdf: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  await db
    .insertInto('delivery_note')
    .values({ delivery_id: deliveryId, pdf: Buffer.from(pdf) })
    .onConflict((conflict) => conflict.column('delivery_id').doNothing())
    .execute();
  return (await findDeliveryNote(db, deliveryId)) ?? pdf;
}

/** After names in an order were erased. The next download creates a note without them. */
export async function removeDeliveryNotes(db: Db, { payload }: Pick<ShopEvent, 'payload'>): Promise<void> {
  const { orderId } = orderPayload.parse(payload);
  await db
    .deleteFrom('delivery_note')
    .where('delivery_id', 'in', (of) => of.selectFrom('order_delivery').select('id').where('order_id', '=', orderId))
    .execute();
}
