import { Kysely, PostgresDialect, sql } from 'kysely';
import { type CustomTypesConfig, types as pgTypes } from 'pg';
import type { Log } from '../log.server.ts';
import { StartupError } from '../startup-error.ts';
import { connectionOptions } from './connection-options.ts';
import { reasonOf } from './database-away.ts';
import { createDatabaseHealth, type DatabaseHealth } from './database-health.server.ts';
import type { Database, Db, Tables } from './db.server.ts';
import { createGuardedPool, type GuardedPool } from './guarded-pool.server.ts';
import { listenForSignals } from './postgres-signals.server.ts';
import { parsers } from './types.server.ts';
import { type OnStatement, watched } from './watched-statements.ts';

type Options = { url: string; pool: number; log: Log; onStatement?: OnStatement | undefined };

export type PostgresDatabase = Database & {
  kind: 'postgres';
  /** Opens additional connections, separate from those of requests. The caller closes the pool. */
  openPool(max: number): GuardedPool;
};

export async function openPostgres({ url, pool: max, log, onStatement }: Options): Promise<PostgresDatabase> {
  const types: CustomTypesConfig = {
    getTypeParser: (oid, format) => parsers[oid] ?? pgTypes.getTypeParser(oid, format),
  };
  const health = createDatabaseHealth(log);
  const pool = createGuardedPool({ ...connectionOptions(url), max, types }, health);
  const signals = await connect(url, pool, health);
  return {
    kind: 'postgres',
    db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), ...watched(onStatement) }),
    signals,
    isFailing: () => health.isFailing(),
    openPool: (max) => createGuardedPool({ ...connectionOptions(url), max }, health),
    runScript,
    close: async () => {
      await signals.close();
      await pool.end();
    },
  };
}

async function connect(
  url: string,
  pool: GuardedPool,
  health: DatabaseHealth,
): Promise<Awaited<ReturnType<typeof listenForSignals>>> {
  try {
    await pool.query('select 1');
    return await listenForSignals({
      url,
      health,
      notify: (channel, text) => pool.query('select pg_notify($1, $2)', [channel, text]),
    });
  } catch (cause) {
    await pool.end();
    throw new StartupError(
      `The database of DATABASE_URL cannot be reached (${reasonOf(cause)}). Start PostgreSQL or correct DATABASE_URL; without it the shop keeps its data in DATA_DIR.`,
      { cause },
    );
  }
}

/** Without parameters, the driver sends a script with several statements unchanged. */
async function runScript(db: Db, script: string): Promise<void> {
  try {
    await sql.raw(script).execute(db);
  } catch (error) {
    // The script may have failed inside its own transaction, so the connection is reset.
    await sql`rollback`.execute(db);
    throw error;
  }
}
