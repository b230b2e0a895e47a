import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { isPostgres, newTestDatabase, type TestDatabase } from '#tests/setup/test-database.ts';
import { createLog } from '../log.server.ts';
import { StartupError } from '../startup-error.ts';
import { type Migration, migrate, readMigrations } from './migrate.server.ts';
import { openPostgres } from './postgres.server.ts';

const boots: Migration = {
  version: 1,
  name: 'boots',
  script: 'create table boot (size int);\ninsert into boot values (42)',
};
const gloves: Migration = { version: 2, name: "the mason's gloves", script: 'create table glove (size int);' };
const broken: Migration = {
  version: 3,
  name: 'broken',
  script: 'create table half (size int); insert into half values (1); select 1 / 0; create table rest (size int);',
};

let opened: TestDatabase;

beforeAll(async () => {
  opened = await newTestDatabase();
});

afterAll(() => opened.database.close());

beforeEach(async () => {
  await sql`drop schema public cascade`.execute(opened.database.db);
  await sql`create schema public`.execute(opened.database.db);
});

async function tables(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(opened.database.db);
  return rows.map(({ name }) => name);
}

async function recorded() {
  const { rows } = await sql`select version, name from migration order by version`.execute(opened.database.db);
  return rows;
}

test('an empty database gets every migration in order, and none the second time', async () => {
  const { database } = opened;
  expect(await migrate(database, [boots, gloves])).toEqual({ applied: ['boots', "the mason's gloves"] });
  expect(await tables()).toEqual(['boot', 'glove', 'migration']);
  expect(await recorded()).toEqual([
    { version: 1, name: 'boots' },
    { version: 2, name: "the mason's gloves" },
  ]);
  expect(await migrate(database, [boots, gloves])).toEqual({ applied: [] });
});

test('a new version applies only new migrations', async () => {
  await migrate(opened.database, [boots]);
  expect(await migrate(opened.database, [boots, gloves])).toEqual({ applied: ["the mason's gloves"] });
});

test('a database of a newer version is refused with both versions named, and is unchanged', async () => {
  await migrate(opened.database, [boots, gloves]);
  const error = await migrate(opened.database, [boots]).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(StartupError);
  expect(String(error)).toMatch(/at version 2,.+up to 1 only.+DATABASE_URL/);
  expect(await recorded()).toHaveLength(2);
});

test('a failed migration leaves nothing behind, keeps earlier ones, and the connection stays usable', async () => {
  const { database } = opened;
  const error = await migrate(database, [boots, gloves, broken]).catch((caught: unknown) => caught);
  expect(error).toMatchObject({ message: 'migration 3 (broken) failed', cause: { message: 'division by zero' } });
  expect(await tables()).toEqual(['boot', 'glove', 'migration']);
  const mended = { ...broken, script: 'create table whole (size int)' };
  expect(await migrate(database, [boots, gloves, mended])).toEqual({ applied: ['broken'] });
  await database.db.transaction().execute((db) => sql`insert into whole values (1)`.execute(db));
});

test('a script may end in a comment', async () => {
  await migrate(opened.database, [{ ...boots, script: `${boots.script} -- that is all` }]);
  expect(await tables()).toContain('boot');
});

test('scripts are read in the order of their numbers, other files are ignored', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'yrke-migrations-'));
  for (const file of ['0010-ten.sql', '0002-two-things.sql', 'README.md', '3-three.sql'])
    await writeFile(join(folder, file), `-- ${file}`);
  expect(await readMigrations(folder)).toEqual([
    { version: 2, name: 'two-things', script: '-- 0002-two-things.sql' },
    { version: 10, name: 'ten', script: '-- 0010-ten.sql' },
  ]);
});

test("the shop's own migrations have numbers without a gap and run on an empty database", async () => {
  const migrations = await readMigrations('migrations');
  expect(migrations.map(({ version }) => version)).toEqual(migrations.map((_, index) => index + 1));
  expect((await migrate(opened.database, migrations)).applied).toHaveLength(migrations.length);
  expect(await tables()).toContain('outbox_event');
});

test.runIf(isPostgres())('five concurrent processes migrate once, each with a single connection', async () => {
  const url = opened.url ?? '';
  const slow = { ...boots, script: `${boots.script}; select pg_sleep(0.2)` };
  const handles = await Promise.all(
    Array.from({ length: 5 }, () => openPostgres({ url, pool: 1, log: createLog('silent') })),
  );
  try {
    const results = await Promise.all(handles.map((database) => migrate(database, [slow, gloves])));
    const applied = results.flatMap((result) => result.applied);
    expect(applied.sort()).toEqual(['boots', "the mason's gloves"]);
    expect(await recorded()).toHaveLength(2);
  } finally {
    await Promise.all(handles.map((database) => database.close()));
  }
});
