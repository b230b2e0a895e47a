import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Log } from '../log.server.ts';
import { StartupError } from '../startup-error.ts';
import type { Database, Tables } from './db.server.ts';
import { listenForSignals } from './postgres-signals.server.ts';
import { parsers } from './types.server.ts';

type Options = { url: string; pool: number; log: Log };

export async function openPostgres({ url, pool: max, log }: Options): Promise<Database & { kind: 'postgres' }> {
  const types = {
    getTypeParser: (oid: number, format?: 'text' | 'binary') => parsers[oid] ?? pg.types.getTypeParser(oid, format),
  };
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types: types as pg.CustomTypesConfig,
    connectionTimeoutMillis: 10_000,
  });
  // An idle connection that breaks (a server restart) is replaced by the pool; unheard, it would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'a database connection was lost'));
  await pool.query('select 1').catch((cause: Error) => {
    throw new StartupError(
      `The database of DATABASE_URL cannot be reached (${cause.message}). Start PostgreSQL or correct DATABASE_URL; without it the shop keeps its data in DATA_DIR.`,
      { cause },
    );
  });
  const signals = await listenForSignals(url, log, (channel, text) =>
    pool.query('select pg_notify($1, $2)', [channel, text]),
  );
  return {
    kind: 'postgres',
    db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }),
    signals,
    runScript: (script) => runScript(pool, script),
    close: async () => {
      await signals.close();
      await pool.end();
    },
  };
}

async function runScript(pool: pg.Pool, script: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(script);
  } catch (error) {
    // The script may have died inside its own transaction; the connection goes back to the pool clean.
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
