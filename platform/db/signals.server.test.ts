import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { eventually } from '#tests/setup/eventually.ts';
import { isPostgres, newTestDatabase, type TestDatabase } from '#tests/setup/test-database.ts';
import { createLog } from '../log.server.ts';
import type { Database } from './db.server.ts';
import { openPostgres } from './postgres.server.ts';

let opened: TestDatabase;
let other: Database;

// PGlite has one process, whose only connection also receives its own signals.
beforeEach(async () => {
  opened = await newTestDatabase();
  other = opened.url ? await openPostgres({ url: opened.url, pool: 2, log: createLog('silent') }) : opened.database;
});

afterEach(async () => {
  if (other !== opened.database) await other.close();
  await opened.database.close();
});

function heardBy(database: Database, channel: string): string[] {
  const heard: string[] = [];
  database.signals.on(channel, (text) => heard.push(text));
  return heard;
}

test('a signal reaches every handle, the sender too, and only those who listen to its channel', async () => {
  const here = heardBy(opened.database, 'snapshot');
  const there = heardBy(other, 'snapshot');
  const elsewhere = heardBy(other, 'snap');
  await opened.database.signals.send('snapshot', "flags of 'se' and more");
  await eventually(() => expect(there).toEqual(["flags of 'se' and more"]));
  await eventually(() => expect(here).toEqual(["flags of 'se' and more"]));
  expect(elsewhere).toEqual([]);
});

test('after unsubscribing no signal arrives', async () => {
  const heard: string[] = [];
  const stop = opened.database.signals.on('snapshot', (text) => heard.push(text));
  const others = heardBy(opened.database, 'snapshot');
  stop();
  await opened.database.signals.send('snapshot', 'flags');
  await eventually(() => expect(others).toEqual(['flags']));
  expect(heard).toEqual([]);
});

const listening = async () => {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where datname = current_database() and application_name = 'yrke signals'`.execute(
    opened.database.db,
  );
  return rows.map(({ pid }) => pid);
};

test.runIf(isPostgres())('signals work again after the listening connections were cut, once each', async () => {
  const there = heardBy(other, 'snapshot');
  const before = await listening();
  expect(before).toHaveLength(2);
  for (const pid of before) await sql`select pg_terminate_backend(${pid}::int)`.execute(opened.database.db);
  const isNew = (pid: number) => !before.includes(pid);
  await eventually(async () => expect((await listening()).filter(isNew)).toHaveLength(2));
  // Signals sent meanwhile are lost, so all listeners must read again.
  await eventually(() => expect(there).toEqual(['']));
  await opened.database.signals.send('snapshot', 'flags');
  await eventually(() => expect(there).toEqual(['', 'flags']));
});

test.runIf(isPostgres())('a handle closed during a reconnect leaves no connection behind', async () => {
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'yrke signals' order by backend_start desc limit 1`.execute(
    opened.database.db,
  );
  await other.close();
  other = opened.database;
  await new Promise((resolve) => setTimeout(resolve, 1300));
  expect(await listening()).toHaveLength(1);
});
