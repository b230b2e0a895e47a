import type { Db } from '../db/db.server.ts';
import type { ShopEvent } from './event.ts';
import './outbox-tables.server.ts';

type Options = { db: Db; subscriber: string; event: ShopEvent; now: Date };

/** Runs the work in one transaction with a note of the event, and skips it if the note exists. */
export async function onlyOnce(
  { db, subscriber, event, now }: Options,
  work: (db: Db) => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (db) => {
    const noted = await db
      .insertInto('handled_event')
      .values({ subscriber, event_id: event.eventId, handled_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('event_id')
      .executeTakeFirst();
    if (noted) await work(db);
  });
}
