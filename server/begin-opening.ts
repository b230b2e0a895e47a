import { type OpenDatabase, openDatabase } from '#platform/db/open-database.server.ts';
import type { Env } from '#platform/env.server.ts';
import { bufferedOutput, createLog, type Log } from '#platform/log.server.ts';

export type Opening = { log: Log; database: Promise<OpenDatabase> };

/** The database opens in its thread or server while the code of the shop, most of the program, is still loaded. */
export function beginOpening(env: Env): Opening {
  const log = createLog(env.LOG_LEVEL, bufferedOutput());
  const database = openDatabase(env, log);
  // Reported by who waits for it.
  database.catch(() => {});
  return { log, database };
}
