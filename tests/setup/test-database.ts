import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { Client } from 'pg';
import { inject } from 'vitest';
import type { Db } from '#platform/db/db.server.ts';
import type { OpenDatabase } from '#platform/db/open-database.server.ts';
import { createPglite, wrapPglite } from '#platform/db/pglite.server.ts';
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

const emptied = new WeakMap<TestDatabase, number>();
/** Deleted rows occupy space until a table is truncated. */
const truncatesEach = 50;

/** Empties every table of the shop. Truncating sixty tables takes longer than most tests, so usually their few rows are deleted. */
export function emptyTables(opened: TestDatabase): Promise<void> {
  return unrecorded(() => empty(opened));
}

async function empty(opened: TestDatabase): Promise<void> {
  const { db } = opened.database;
  const times = emptied.get(opened) ?? 0;
  emptied.set(opened, times + 1);
  const tables = await listTables(db);
  if (times % truncatesEach === 0) {
    await sql`truncate ${sql.raw(tables.join(', '))} restart identity cascade`.execute(db);
    return;
  }
  const probes = tables.map((name) => `select '${name}' as name where exists (select 1 from ${name})`);
  const { rows: filled } = await sql<{ name: string }>`${sql.raw(probes.join(' union all '))}`.execute(db);
  // Its trigger refuses to delete young entries, so it is truncated.
  if (filled.some(({ name }) => name === 'audit_entry')) await sql`truncate audit_entry cascade`.execute(db);
  // In one statement, so that foreign keys are checked after all deletes.
  const deletes = filled
    .filter(({ name }) => name !== 'audit_entry')
    .map(({ name }, n) => `gone${n} as (delete from ${name})`);
  if (deletes.length > 0) await sql`with ${sql.raw(deletes.join(', '))} select 1`.execute(db);
  await sql`
    select setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
    from pg_sequences where schemaname = 'public' and last_value is not null`.execute(db);
}

async function listTables(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> 'migration'`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}
