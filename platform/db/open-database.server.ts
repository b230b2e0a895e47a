import type { Env } from '../env.server.ts';
import type { Log } from '../log.server.ts';
import { StartupError } from '../startup-error.ts';
import { openPglite, type PgliteDatabase } from './pglite.server.ts';
import { openPostgres, type PostgresDatabase } from './postgres.server.ts';

export type OpenDatabase = PgliteDatabase | PostgresDatabase;

export async function openDatabase(env: Env, log: Log): Promise<OpenDatabase> {
  if (env.DATABASE_URL) return openPostgres({ url: env.DATABASE_URL, pool: env.DATABASE_POOL, log });
  if (env.WORKERS > 1)
    throw new StartupError(
      `WORKERS is ${env.WORKERS}, but the embedded database serves one process only. Set WORKERS=1, or DATABASE_URL to a PostgreSQL server.`,
    );
  return openPglite(env.DATA_DIR);
}
