import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isDatabaseAway } from './database-away.ts';
import { openPgliteThread, type Pglite } from './pglite-thread.server.ts';

const threads: Worker[] = [];
let pglite: Pglite;

beforeAll(async () => {
  const folder = join(await mkdtemp(join(tmpdir(), 'yrke-thread-')), 'pglite');
  pglite = await openPgliteThread(folder, () => {
    const started = new Worker(new URL('./pglite-thread-entry.server.ts', import.meta.url));
    threads.push(started);
    return started;
  });
  await pglite.exec('create table glove (size int primary key, name text not null)');
}, 60_000);

afterAll(() => pglite.close());

const sizes = async () => (await pglite.query<{ size: number }>('select size from glove order by size')).rows;

test('values cross the threads as from the database in this thread', async () => {
  const { rows, affectedRows } = await pglite.query(
    `select $1::bigint as big, $2::date as day, $3::timestamptz as moment, $4::jsonb as data, $5::bytea as bytes, $6::text[] as list`,
    [9007199254740991n, '2026-03-29', new Date('2026-03-29T01:30:00Z'), { a: [1] }, Buffer.from('yrke'), ['x', 'y']],
  );
  expect(affectedRows).toBe(0);
  expect(rows).toEqual([
    {
      big: 9007199254740991,
      day: '2026-03-29',
      moment: new Date('2026-03-29T01:30:00Z'),
      data: { a: [1] },
      bytes: new Uint8Array(Buffer.from('yrke')),
      list: ['x', 'y'],
    },
  ]);
});

test('an error keeps what PostgreSQL tells of it, but not the values of its statement', async () => {
  const twice = "insert into glove values (100, $1), (100, 'b')";
  const error = await pglite.query(twice, ['Ada Berg']).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({ code: '23505', table: 'glove', constraint: 'glove_pkey', query: twice });
  expect(JSON.stringify(error)).not.toContain('Ada Berg');
});

test('a transaction is committed whole or not at all, and others wait for its end', async () => {
  const first = pglite.transaction(async (inside) => {
    await inside.query("insert into glove values (1, 'one')");
    await inside.query("insert into glove values (2, 'two')");
  });
  const failed = pglite.transaction(async (inside) => {
    await inside.query("insert into glove values (3, 'three')");
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  await first;
  expect(await sizes()).toEqual([{ size: 1 }, { size: 2 }]);
});

test('the copy of pages, which the system keeps in memory as well, is small', async () => {
  const { rows } = await pglite.query<{ shared_buffers: string }>('show shared_buffers');
  expect(rows).toEqual([{ shared_buffers: '32MB' }]);
});

test('a broken thread fails as a database that is away, and the next statement starts it again with what was committed', async () => {
  const { promise: isInside, resolve: entered } = Promise.withResolvers<void>();
  const { promise: isBroken, resolve: broke } = Promise.withResolvers<void>();
  const transaction = pglite.transaction(async (inside) => {
    await inside.query("insert into glove values (4, 'four')");
    entered();
    await isBroken;
    // Must not run outside of the transaction that is lost.
    await inside.query("insert into glove values (5, 'five')");
  });
  const failure = transaction.catch((error: unknown) => error);
  await isInside;
  const waiting = pglite.query('select 1').catch((error: unknown) => error);
  await threads.at(-1)?.terminate();
  expect(isDatabaseAway(await waiting)).toBe(true);
  broke();
  expect(isDatabaseAway(await failure)).toBe(true);
  expect(await sizes()).toEqual([{ size: 1 }, { size: 2 }]);
  expect(threads).toHaveLength(2);
  await pglite.transaction(async (inside) => void (await inside.query("insert into glove values (6, 'six')")));
  expect(await sizes()).toEqual([{ size: 1 }, { size: 2 }, { size: 6 }]);
});
