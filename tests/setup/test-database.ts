import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { Client } from 'pg';
import { inject } from 'vitest';
import type { OpenDatabase } from '#platform/db/open-database.server.ts';
import { wrapPglite } from '#platform/db/pglite.server.ts';
import { openPostgres } from '#platform/db/postgres.server.ts';
import { parsers } from '#platform/db/types.server.ts';
import { createLog } from '#platform/log.server.ts';

export type TestDatabase = { database: OpenDatabase; url: string | undefined };

export const isPostgres = () => process.env.TEST_DATABASE === 'postgres';

let opened: Promise<TestDatabase> | undefined;

/** This worker's database, opened once and shared by its test files. */
export function testDatabase(): Promise<TestDatabase> {
  opened ??= newTestDatabase();
  return opened;
}

/** A migrated database of its own, for a test that needs one to itself. */
export async function newTestDatabase(): Promise<TestDatabase> {
  return isPostgres() ? copyTemplate(inject('template')) : loadTemplate(inject('template'));
}

async function loadTemplate(file: string): Promise<TestDatabase> {
  const pglite = await PGlite.create({ loadDataDir: new Blob([new Uint8Array(await readFile(file))]), parsers });
  return { database: wrapPglite(pglite), url: undefined };
}

async function copyTemplate(server: string): Promise<TestDatabase> {
  const name = `yrke_test_${randomBytes(6).toString('hex')}`;
  const admin = new Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${name} template yrke_test_template`);
  await admin.end();
  const target = new URL(server);
  target.pathname = `/${name}`;
  const database = await openPostgres({ url: target.href, pool: 10, log: createLog('silent') });
  return { database, url: target.href };
}

/** Empties every table of the shop, in one statement. */
export async function emptyTables({ database: { db } }: TestDatabase): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> 'migration'`.execute(
    db,
  );
  await sql`truncate ${sql.raw(rows.map(({ name }) => name).join(', '))} restart identity cascade`.execute(db);
}
