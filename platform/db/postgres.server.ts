import { Kysely, PostgresDialect, sql } from 'kysely';
import { type CustomTypesConfig, Pool, types as pgTypes } from 'pg';
import type { Log } from '../log.server.ts';
import { StartupError } from '../startup-error.ts';
import type { Database, Db, Tables } from './db.server.ts';
import { listenForSignals } from './postgres-signals.server.ts';
import { preparedClient } from './prepared-client.server.ts';
import { parsers } from './types.server.ts';

type Options = { url: string; pool: number; log: Log };

export async function openPostgres({ url, pool: max, log }: Options): Promise<Database & { kind: 'postgres' }> {
  const types: CustomTypesConfig = {
    getTypeParser: (oid, format) => parsers[oid] ?? pgTypes.getTypeParser(oid, format),
  };
  const pool = new Pool({
    Client: preparedClient(),
    connectionString: url,
    max,
    types,
    connectionTimeoutMillis: 10_000,
  });
  // An idle connection that breaks (a server restart) is replaced by the pool; unheard, it would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'a database connection was lost'));
  const signals = await connect(url, pool, log);
  return {
    kind: 'postgres',
    db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }),
    signals,
    runScript,
    close: async () => {
      await signals.close();
      await pool.end();
    },
  };
}

async function connect(url: string, pool: Pool, log: Log): Promise<Awaited<ReturnType<typeof listenForSignals>>> {
  try {
    await pool.query('select 1');
    return await listenForSignals(url, log, (channel, text) => pool.query('select pg_notify($1, $2)', [channel, text]));
  } catch (cause) {
    await pool.end();
    throw new StartupError(
      `The database of DATABASE_URL cannot be reached (${reasonOf(cause)}). Start PostgreSQL or correct DATABASE_URL; without it the shop keeps its data in DATA_DIR.`,
      { cause },
    );
  }
}

/** A host with several addresses fails with one error for all of them, which has a code but no words. */
function reasonOf(cause: unknown): string {
  const { message, code } = cause as { message?: string; code?: string };
  return message || code || String(cause);
}

/** Without parameters the driver sends a script as it is, several statements and all. */
async function runScript(db: Db, script: string): Promise<void> {
  try {
    await sql.raw(script).execute(db);
  } catch (error) {
    // The script may have died inside its own transaction; the connection goes on clean.
    await sql`rollback`.execute(db);
    throw error;
  }
}
