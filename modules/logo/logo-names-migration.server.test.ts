import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate, readMigrations } from '#platform/db/migrate.server.ts';
import { newTestDatabase, type TestDatabase } from '#tests/setup/test-database.ts';
import './logo-tables.server.ts';

let opened: TestDatabase;

beforeAll(async () => {
  opened = await newTestDatabase();
  const { db } = opened.database;
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
});

afterAll(() => opened.database.close());

test('logos of one name get numbers, and a number that is taken is passed over', async () => {
  const { database } = opened;
  const { db } = database;
  const scripts = await readMigrations('migrations');
  const first = scripts.findIndex(({ name }) => name.includes('logo-files'));
  await migrate(database, scripts.slice(0, first));
  for (const id of [7, 8])
    await sql`insert into company (id, market_id, name, attributes) values (${id}, 1, 'C', '{}')`.execute(db);
  const names = [
    [7, 'A'],
    [7, 'A (2)'],
    [7, 'a'],
    [7, 'A'],
    [8, 'A'],
  ] as const;
  for (const [at, [company, name]] of names.entries())
    await sql`insert into company_logo (id, company_id, name, created_at)
      values (${`00000000-0000-7000-8000-00000000000${at}`}, ${company}, ${name}, '2026-01-01')`.execute(db);
  await migrate(database, scripts.slice(0, first + 1));
  const kept = await db.selectFrom('company_logo').select('name').orderBy('id').execute();
  expect(kept.map(({ name }) => name)).toEqual(['A', 'A (2)', 'a (3)', 'A (4)', 'A']);
});
