import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { readFeed } from '#modules/catalogue/feed-lines.server.ts';
import { importCatalogue } from '#modules/catalogue/import-catalogue.server.ts';
import { systemClock } from '#platform/clock.ts';
import { migrate, readMigrations } from '#platform/db/migrate.server.ts';
import { openDatabase } from '#platform/db/open-database.server.ts';
import { readEnv } from '#platform/env.server.ts';
import { createLog } from '#platform/log.server.ts';
import { createSnapshots } from '#platform/snapshots/snapshots.server.ts';

/** Imports a catalogue into the database of a server that is not running yet. */
export async function fillCatalogue(settings: Record<string, string>, rows: Iterable<object>): Promise<void> {
  const log = createLog('silent');
  const database = await openDatabase(readEnv(settings), log);
  try {
    await migrate(database, await readMigrations('migrations'));
    const { db, signals } = database;
    const shop = { db, clock: systemClock, snapshots: createSnapshots({ db, signals, clock: systemClock, log }) };
    const lines = readFeed(Readable.from([...rows].map((row) => `${JSON.stringify(row)}\n`)), 'ndjson');
    const result = await importCatalogue(shop, { id: randomUUID(), source: 'test', strict: true, full: false, lines });
    if (!result.ok) throw new Error(`${result.refusal.refused} rows were refused`);
  } finally {
    await database.close();
  }
}
