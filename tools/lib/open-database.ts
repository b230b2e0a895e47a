import { systemClock } from '#platform/clock.ts';
import { migrate, readMigrations } from '#platform/db/migrate.server.ts';
import { openDatabase } from '#platform/db/open-database.server.ts';
import { readEnv } from '#platform/env.server.ts';
import { createLog } from '#platform/log.server.ts';
import { createSnapshots } from '#platform/snapshots/snapshots.server.ts';
import { StartupError } from '#platform/startup-error.ts';
import { Failure } from './failure.ts';
import { inRoot } from './root.ts';

export type ToolShop = Awaited<ReturnType<typeof open>>['shop'];

/**
 * Opens the migrated database for a command-line tool. A server must not use the embedded database at the same time.
 */
export async function withDatabase<T>(work: (shop: ToolShop) => Promise<T>): Promise<T> {
  const { shop, close } = await open().catch((error: unknown) => {
    throw error instanceof StartupError ? new Failure(error.message) : error;
  });
  try {
    return await work(shop);
  } finally {
    await close();
  }
}

async function open() {
  const env = readEnv(process.env);
  const log = createLog('silent');
  const database = await openDatabase({ ...env, WORKERS: 1 }, log);
  await migrate(database, await readMigrations(inRoot('migrations')));
  const { db, signals } = database;
  const clock = systemClock;
  return {
    shop: { env, db, clock, log, snapshots: createSnapshots({ db, signals, clock, log }) },
    close: () => database.close(),
  };
}
