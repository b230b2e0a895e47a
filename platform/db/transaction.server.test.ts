import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { emptyTables, isPostgres, testDatabase } from '#tests/setup/test-database.ts';
import { markChanged, readVersions } from '../snapshots/snapshot-store.server.ts';
import type { Db } from './db.server.ts';

let db: Db;

beforeEach(async () => {
  const opened = await testDatabase();
  await emptyTables(opened);
  ({ db } = opened.database);
});

test('statements of a transaction are committed together', async () => {
  await db.transaction().execute(async (db) => {
    await markChanged(db, 'boots');
    await markChanged(db, 'gloves');
    expect((await readVersions(db)).size).toBe(2);
  });
  expect((await readVersions(db)).size).toBe(2);
});

test('a failure rolls everything back and reaches the caller, and the connection stays usable', async () => {
  const work = db.transaction().execute(async (db) => {
    await markChanged(db, 'boots');
    throw new Error('no');
  });
  await expect(work).rejects.toThrow('no');
  expect((await readVersions(db)).size).toBe(0);
});

test('a failing statement rolls everything back', async () => {
  const work = db.transaction().execute(async (db) => {
    await markChanged(db, 'boots');
    await sql`select 1 / 0`.execute(db);
  });
  await expect(work).rejects.toThrow('division by zero');
  expect((await readVersions(db)).size).toBe(0);
});

test.runIf(isPostgres())('others do not see it before the commit', async () => {
  await db.transaction().execute(async (inside) => {
    await markChanged(inside, 'boots');
    expect((await readVersions(db)).size).toBe(0);
  });
});
