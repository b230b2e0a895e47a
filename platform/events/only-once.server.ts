import type { Db } from '../db/db.server.ts';
import type { ShopEvent } from './event.ts';
import './outbox-tables.server.ts';

type Options = { db: Db; subscriber: string; event: Pick<ShopEvent, 'eventId'>; now: Date };

/** Runs the work in one transaction with a note of the event, and skips it if the note exists. */
export async function onlyOnce(
  { db, subscriber, event, now }: Options,
  work: (db: Db) => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (db) => {
    if (await note(db, { subscriber, event, now })) await work(db);
  });
}

/**
 * For work that must not run inside a transaction, such as sending a mail: skips it if the note of the event exists,
 * and writes the note when the work is done. Only a crash between the two repeats it. Returns whether it was done now.
 */
export async function unlessDone({ db, subscriber, event, now }: Options, work: () => Promise<void>): Promise<boolean> {
  const done = await db
    .selectFrom('handled_event')
    .select('event_id')
    .where('subscriber', '=', subscriber)
    .where('event_id', '=', event.eventId)
    .executeTakeFirst();
  if (done) return false;
  await work();
  await note(db, { subscriber, event, now });
  return true;
}

/** False if the note already exists. */
async function note(db: Db, { subscriber, event, now }: Omit<Options, 'db'>): Promise<boolean> {
  const noted = await db
    .insertInto('handled_event')
    .values({ subscriber, event_id: event.eventId, handled_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('event_id')
    .executeTakeFirst();
  return noted !== undefined;
}
