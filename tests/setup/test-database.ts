import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { Client } from 'pg';
import { inject } from 'vitest';
import { createPglite } from '#platform/db/create-pglite.server.ts';
import type { Db } from '#platform/db/db.server.ts';
import type { OpenDatabase } from '#platform/db/open-database.server.ts';
import { wrapPglite } from '#platform/db/pglite.server.ts';
import { openPostgres } from '#platform/db/postgres.server.ts';
import { createLog } from '#platform/log.server.ts';
import { onStatement, unrecorded } from './statement-record.ts';

export type TestDatabase = { database: OpenDatabase; url: string | undefined };

export const isPostgres = () => process.env.TEST_DATABASE === 'postgres';

let opened: Promise<TestDatabase> | undefined;

/** This worker's database, opened once and shared by its test files. */
export function testDatabase(): Promise<TestDatabase> {
  opened ??= newTestDatabase();
  return opened;
}

/** A separate migrated database, for a test that must not share one. */
export async function newTestDatabase(): Promise<TestDatabase> {
  return isPostgres() ? copyTemplate(inject('template')) : loadTemplate(inject('template'));
}

async function loadTemplate(file: string): Promise<TestDatabase> {
  const pglite = await createPglite({ loadDataDir: new Blob([new Uint8Array(await readFile(file))]) });
  return { database: wrapPglite(pglite, { onStatement }), url: undefined };
}

async function copyTemplate(server: string): Promise<TestDatabase> {
  const name = `yrke_test_${randomBytes(6).toString('hex')}`;
  const admin = new Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${name} template yrke_test_template`);
  await admin.end();
  const target = new URL(server);
  target.pathname = `/${name}`;
  const database = await openPostgres({ url: target.href, pool: 10, log: createLog('silent'), onStatement });
  return { database, url: target.href };
}

/** How often a database was emptied, and how many rows each of its tables had received by then. */
type Emptied = { times: number; inserted: ReadonlyMap<string, number> };

const emptied = new WeakMap<TestDatabase, Emptied>();
/** Deleted rows occupy space until a table is truncated, which takes as long as some tests for all tables. */
const truncatesEach = 200;

/** Empties every table of the shop. Truncating sixty tables takes longer than most tests, so usually their few rows are deleted. */
export function emptyTables(opened: TestDatabase): Promise<void> {
  return unrecorded(() => empty(opened));
}

async function empty(opened: TestDatabase): Promise<void> {
  const { db } = opened.database;
  const { times, inserted: before } = emptied.get(opened) ?? { times: 0, inserted: new Map() };
  const inserted = await countInserted(db);
  emptied.set(opened, { times: times + 1, inserted });
  const tables = [...inserted.keys()];
  if (times % truncatesEach === 0) {
    await sql`truncate ${sql.raw(tables.join(', '))} restart identity cascade`.execute(db);
    return;
  }
  // The connections of a server report their inserts late; the single connection of an embedded database reports them
  // at once.
  const filled = isPostgres()
    ? await listFilled(db, tables)
    : tables.filter((name) => inserted.get(name) !== before.get(name));
  if (filled.length > 0) await (isPostgres() ? deleteChecked(db, filled) : deleteUnchecked(opened, filled));
  await sql`
    select setval(seqrelid::regclass, seqstart, false)
    from pg_sequence join pg_class on pg_class.oid = seqrelid
    where relnamespace = 'public'::regnamespace and pg_sequence_last_value(seqrelid) is not null`.execute(db);
}

async function deleteChecked(db: Db, filled: readonly string[]): Promise<void> {
  // Its trigger refuses to delete young entries, so it is truncated.
  if (filled.includes('audit_entry')) await sql`truncate audit_entry cascade`.execute(db);
  // In one statement, so that foreign keys are checked after all deletes.
  const deletes = filled.filter((name) => name !== 'audit_entry').map((name, n) => `gone${n} as (delete from ${name})`);
  if (deletes.length > 0) await sql`with ${sql.raw(deletes.join(', '))} select 1`.execute(db);
}

/**
 * Searching a hundred tables for references to a person takes longer than most tests. A replica neither checks foreign keys nor runs
 * triggers; only a superuser may act as one, which a given server need not allow.
 */
function deleteUnchecked({ database }: TestDatabase, filled: readonly string[]): Promise<void> {
  const deletes = filled.map((name) => `delete from ${name};`).join(' ');
  return database.runScript(database.db, `begin; set local session_replication_role = replica; ${deletes} commit;`);
}

/** The number of rows inserted into each table since the database was opened. */
async function countInserted(db: Db): Promise<Map<string, number>> {
  await sql`select pg_stat_force_next_flush()`.execute(db);
  const { rows } = await sql<{ name: string; inserted: number }>`
    select quote_ident(relname) as name, pg_stat_get_tuples_inserted(oid)::int as inserted from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'migration'`.execute(db);
  return new Map(rows.map(({ name, inserted }) => [name, inserted]));
}

async function listFilled(db: Db, tables: readonly string[]): Promise<string[]> {
  const probes = tables.map((name) => `select '${name}' as name where exists (select 1 from ${name})`);
  const { rows } = await sql<{ name: string }>`${sql.raw(probes.join(' union all '))}`.execute(db);
  return rows.map(({ name }) => name);
}
