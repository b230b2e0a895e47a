import { sql } from 'kysely';
import type { Db } from '../db/db.server.ts';
import { attemptsBeforeParking, delayAfter, type ShopEvent, type Subscriber } from './event.ts';
import './outbox-tables.server.ts';

export type Delivery = { id: number; subscriber: string; attempts: number; event: ShopEvent };

/** Inserts events and their deliveries in one statement, to keep publishing transactions short. */
export async function saveEvents(
  db: Db,
  events: readonly ShopEvent[],
  subscribers: readonly Pick<Subscriber, 'name' | 'to'>[],
): Promise<void> {
  if (events.length === 0) return;
  const wanted = subscribers.filter(({ to }) => events.some(({ name }) => name === to));
  await sql`
    with saved as (
      insert into outbox_event (event_id, name, key, payload, occurred_at)
      select "eventId", name, key, payload, "occurredAt"
      from jsonb_to_recordset(${JSON.stringify(events)}::text::jsonb)
        as told ("eventId" uuid, name text, key text, payload jsonb, "occurredAt" timestamptz)
      returning id, name, key, occurred_at)
    insert into outbox_delivery (event, subscriber, key, available_at)
    select saved.id, wanted.name, saved.key, saved.occurred_at
    from saved join jsonb_to_recordset(${JSON.stringify(wanted)}::text::jsonb) as wanted (name text, "to" text)
      on wanted."to" = saved.name
    order by saved.id`.execute(db);
}

/**
 * Takes and leases due deliveries. Only the oldest open delivery of a subscriber and key can be taken, so the next
 * waits, in any process; a crashed process loses its deliveries when the lease ends. Earlier deliveries are looked up
 * one by one by the index of the key: for a join (`not exists`), PostgreSQL would read all open deliveries each time,
 * because it estimates few of them.
 */
export async function takeDeliveries(
  db: Db,
  options: { now: Date; leaseMs: number; most: number },
): Promise<Delivery[]> {
  const until = new Date(options.now.getTime() + options.leaseMs);
  const { rows } = await sql<{
    id: number;
    subscriber: string;
    attempts: number;
    event_id: string;
    name: string;
    key: string;
    payload: unknown;
    occurred_at: Date;
  }>`
    with turn as (
      select d.id from outbox_delivery d
      where d.delivered_at is null and d.parked_at is null and d.id > 0 and d.available_at <= ${options.now}
        and (
          select earlier.id from outbox_delivery earlier
          where earlier.subscriber = d.subscriber and earlier.key = d.key and earlier.id < d.id
            and earlier.delivered_at is null and earlier.parked_at is null limit 1) is null
      order by d.id limit ${options.most}
      for update of d skip locked
    ), taken as (
      update outbox_delivery d set available_at = ${until}, attempts = d.attempts + 1
      from turn where d.id = turn.id and d.available_at <= ${options.now}
      returning d.id, d.subscriber, d.attempts, d.event
    )
    select taken.id, taken.subscriber, taken.attempts, e.event_id, e.name, e.key, e.payload, e.occurred_at
    from taken join outbox_event e on e.id = taken.event order by taken.id`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    subscriber: row.subscriber,
    attempts: row.attempts,
    event: { eventId: row.event_id, name: row.name, key: row.key, payload: row.payload, occurredAt: row.occurred_at },
  }));
}

export async function markDelivered(db: Db, ids: readonly number[], now: Date): Promise<void> {
  await db
    .updateTable('outbox_delivery')
    .set({ delivered_at: now, last_error: null })
    .where('id', '=', sql<number>`any (${[...ids]}::bigint[])`)
    .execute();
}

export async function markFailed(db: Db, delivery: Delivery, error: string, now: Date): Promise<void> {
  const parked = delivery.attempts >= attemptsBeforeParking;
  await db
    .updateTable('outbox_delivery')
    .set({
      available_at: new Date(now.getTime() + delayAfter(delivery.attempts)),
      last_error: error.slice(0, 2000),
      parked_at: parked ? now : null,
    })
    .where('id', '=', delivery.id)
    .execute();
}

/** Returns leased deliveries at once, when a process stops properly. */
export async function handBack(db: Db, ids: number[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('outbox_delivery')
    .set({ available_at: now })
    .where('id', 'in', ids)
    .where('delivered_at', 'is', null)
    .execute();
}

export async function removeDeliveredBefore(db: Db, before: Date): Promise<number> {
  const gone = await db
    .deleteFrom('outbox_event')
    .where('occurred_at', '<', before)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('outbox_delivery')
            .select('id')
            .whereRef('outbox_delivery.event', '=', 'outbox_event.id')
            .where('delivered_at', 'is', null),
        ),
      ),
    )
    .executeTakeFirst();
  await db.deleteFrom('handled_event').where('handled_at', '<', before).execute();
  return Number(gone.numDeletedRows);
}
