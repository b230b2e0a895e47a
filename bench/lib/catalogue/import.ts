import { randomUUID } from 'node:crypto';
import { type FeedRow, parseFeedLine } from '#modules/catalogue/feed-schema.ts';
import { importCatalogue } from '#modules/catalogue/import-catalogue.server.ts';
import { systemClock } from '#platform/clock.ts';
import { migrate, readMigrations } from '#platform/db/migrate.server.ts';
import { openDatabase } from '#platform/db/open-database.server.ts';
import { readEnv } from '#platform/env.server.ts';
import { createLog } from '#platform/log.server.ts';
import { createSnapshots } from '#platform/snapshots/snapshots.server.ts';
import { inRoot } from '#tools/lib/root.ts';

export type Importer = (rows: Iterable<FeedRow>) => Promise<void>;

/** Runs the shop's own import on a database, after its migrations. */
export async function withImporter<T>(url: string, work: (bringIn: Importer) => Promise<T>): Promise<T> {
  const log = createLog('silent');
  const database = await openDatabase(readEnv({ DATABASE_URL: url }), log);
  const { db, signals } = database;
  const shop = { db, clock: systemClock, snapshots: createSnapshots({ db, signals, clock: systemClock, log }) };
  try {
    await migrate(database, await readMigrations(inRoot('migrations')));
    return await work(async (rows) => {
      const options = { id: randomUUID(), source: 'bench', strict: true, full: false, lines: linesOf(rows) };
      const result = await importCatalogue(shop, options);
      if (!result.ok) throw new Error(`the feed was refused: ${result.refusal.refused} lines`);
    });
  } finally {
    await database.close();
  }
}

async function* linesOf(rows: Iterable<FeedRow>) {
  let line = 0;
  for (const row of rows) {
    line += 1;
    const text = JSON.stringify(row);
    yield { line, length: text.length, parsed: parseFeedLine(text) };
  }
}
