import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { eventually } from '#tests/setup/eventually.ts';
import { logLines } from '#tests/setup/log-lines.ts';
import { newTestDatabase, type TestDatabase } from '#tests/setup/test-database.ts';
import { DatabaseAwayError } from '../db/database-away.ts';
import type { OpenDatabase } from '../db/open-database.server.ts';
import { createLog, type Log } from '../log.server.ts';
import { type Job, startJobs } from './jobs.server.ts';

let opened: TestDatabase;
let running: { stop(): Promise<void> }[];

// The queue has its own schema, which the reset of the shop's tables does not touch.
beforeAll(async () => {
  opened = await newTestDatabase();
});

afterAll(() => opened.database.close());

beforeEach(async () => {
  await sql`drop schema if exists jobs cascade`.execute(opened.database.db);
  running = [];
});

afterEach(() => Promise.all(running.map((jobs) => jobs.stop())));

async function start(jobs: Job[], log: Log = createLog('silent')) {
  const started = await startJobs({ ...opened, jobs, log, pollSeconds: 0.5 });
  running.push(started);
  return started;
}

test('a job runs with the data it was sent', async () => {
  const got: object[] = [];
  const jobs = await start([{ name: 'export', run: async (data) => void got.push(data) }]);
  await jobs.send('export', { orderId: 7 });
  await eventually(() => expect(got).toEqual([{ orderId: 7 }]));
});

test('a sent job starts at once, however rarely the queues ask the database', async () => {
  let runs = 0;
  const job: Job = { name: 'export', run: async () => void (runs += 1) };
  const jobs = await startJobs({ ...opened, jobs: [job], log: createLog('silent'), pollSeconds: 3600 });
  running.push(jobs);
  for (const sent of [1, 2]) {
    await jobs.send('export', {});
    await eventually(() => expect(runs).toBe(sent));
  }
});

test('a job that throws is logged and retried later', async () => {
  const { log, lines } = logLines();
  let runs = 0;
  const flaky: Job = {
    name: 'export',
    run: async () => {
      runs += 1;
      if (runs === 1) throw new Error('the ERP is down');
    },
  };
  const jobs = await start([flaky], log);
  await jobs.send('export', {});
  await eventually(() => expect(runs).toBe(1));
  await eventually(() => expect(lines).toMatchObject([{ job: 'export', err: { message: 'the ERP is down' } }]));
  await eventually(async () => expect(await jobStates()).toEqual(['retry']));
  // Makes the retry due now, so that the test does not wait.
  await sql`update jobs.job set start_after = now() where state = 'retry'`.execute(opened.database.db);
  await eventually(() => expect(runs).toBe(2));
  await eventually(async () => expect(await jobStates()).toEqual(['completed']));
});

test('a job that fails because the database is unavailable is reported afterwards and retried soon', async () => {
  const line = breakableLine(opened.database);
  const lost: Job = {
    name: 'export',
    run: async () => {
      line.isBroken = true;
      throw new DatabaseAwayError('the server was stopped');
    },
  };
  const jobs = await startJobs({ ...line, jobs: [lost], log: createLog('silent'), pollSeconds: 0.5 });
  running.push(jobs);
  await jobs.send('export', {});
  await eventually(() => expect(line.refused).toBeGreaterThan(0));
  line.isBroken = false;
  // If the queue does not learn of the failure, the job stays active until its timeout of 15 minutes.
  await eventually(async () => expect(await jobStates()).toEqual(['retry']));
});

/** The queue's own database connections, which can be broken without affecting the test's. */
function breakableLine(database: OpenDatabase) {
  const line = { isBroken: false, refused: 0, database };
  const guard =
    <Args extends unknown[], Answer>(query: (...args: Args) => Promise<Answer>) =>
    async (...args: Args): Promise<Answer> => {
      if (!line.isBroken) return query(...args);
      line.refused += 1;
      throw new DatabaseAwayError('the server is stopped');
    };
  if (database.kind === 'pglite') {
    const { pglite } = database;
    const guarded = { query: guard(pglite.query.bind(pglite)), exec: guard(pglite.exec.bind(pglite)) };
    line.database = { ...database, pglite: Object.assign(Object.create(pglite), guarded) };
  } else {
    const openPool = (max: number) => {
      const pool = database.openPool(max);
      return { ...pool, query: guard((text: string, values?: unknown[]) => pool.query(text, values)) };
    };
    line.database = { ...database, openPool };
  }
  return line;
}

async function jobStates(): Promise<string[]> {
  const { rows } = await sql<{ state: string }>`select state::text from jobs.job where name = 'export'`.execute(
    opened.database.db,
  );
  return rows.map(({ state }) => state);
}

test('a job with a schedule is registered', async () => {
  await start([
    { name: 'housekeeping', cron: '17 3 * * *', run: async () => {} },
    { name: 'export', run: async () => {} },
  ]);
  const { rows } = await sql`select name, cron, timezone from jobs.schedule`.execute(opened.database.db);
  expect(rows).toEqual([{ name: 'housekeeping', cron: '17 3 * * *', timezone: 'UTC' }]);
});

test('stop lets the running job finish', async () => {
  const events: string[] = [];
  const slow: Job = {
    name: 'export',
    run: async () => {
      events.push('begun');
      await sleep(500);
      events.push('done');
    },
  };
  const jobs = await start([slow]);
  await jobs.send('export', {});
  await eventually(() => expect(events).toEqual(['begun']));
  await jobs.stop();
  running = [];
  expect(events).toEqual(['begun', 'done']);
  expect(await jobStates()).toEqual(['completed']);
});

test('two workers run each job once', async () => {
  const got: number[] = [];
  const exporting: Job<{ number: number }> = {
    name: 'export',
    run: async ({ number }) => {
      await sleep(5);
      got.push(number);
    },
  };
  const one = await start([exporting]);
  await start([exporting]);
  const numbers = Array.from({ length: 8 }, (_, index) => index);
  for (const number of numbers) await one.send('export', { number });
  await eventually(() => expect([...got].sort((a, b) => a - b)).toEqual(numbers));
  await sleep(600);
  expect(got).toHaveLength(8);
});

test('a second start finds the existing queue', async () => {
  const got: object[] = [];
  const idle = await start([{ name: 'export', run: async () => {} }]);
  await idle.stop();
  running = [];
  const job: Job = { name: 'export', cron: '0 4 * * *', run: async (data) => void got.push(data) };
  const jobs = await start([job]);
  await jobs.send('export', { again: true });
  await eventually(() => expect(got).toEqual([{ again: true }]));
});
