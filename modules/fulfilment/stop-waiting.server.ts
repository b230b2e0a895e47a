import { sql } from 'kysely';
import type { Db } from '#platform/db/db.server.ts';
import type { Shop } from '../shop.server.ts';
import { awaitedSince } from './held-order.ts';
import { moveAlong } from './move-along.server.ts';
import './fulfilment-tables.server.ts';

const atMost = 500;

/** Daily job: parcels without a report of arrival count as arrived after a month. */
export async function stopWaiting(shop: Pick<Shop, 'db' | 'events' | 'clock' | 'log'>): Promise<number> {
  const over = await listNotAwaited(shop.db, awaitedSince(shop.clock.now()));
  for (const orderId of over) await shop.db.transaction().execute((db) => moveAlong(shop, db, { orderId }));
  return over.length < atMost ? over.length : over.length + (await stopWaiting(shop));
}

async function listNotAwaited(db: Db, since: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select o.id from order_view o
    where o.way = 'under-way' and o.given_up_at is null and not exists (
      select 1 from order_delivery d where d.order_id = o.id and d.arrived_at is null and d.dispatched_at >= ${since})
    limit ${atMost}`.execute(db);
  return rows.map(({ id }) => id);
}
