import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { eventually } from '#tests/setup/eventually.ts';
import { logLines } from '#tests/setup/log-lines.ts';
import { isPostgres, newTestDatabase } from '#tests/setup/test-database.ts';
import { isDatabaseAway } from './database-away.ts';
import type { Db } from './db.server.ts';
import { openPostgres, type PostgresDatabase } from './postgres.server.ts';

describe.runIf(isPostgres())('on PostgreSQL', () => {
  let admin: Awaited<ReturnType<typeof newTestDatabase>>;
  let database: PostgresDatabase;
  let lines: { msg: string }[];

  beforeEach(async () => {
    admin = await newTestDatabase();
    const logged = logLines();
    lines = logged.lines;
    database = await openPostgres({ url: admin.url ?? '', pool: 3, log: logged.log });
  });

  afterEach(async () => {
    await database.close();
    await admin.database.close();
  });

  const caught = (work: Promise<unknown>) => work.then(() => undefined).catch((error: unknown) => error);
  const pidOf = async (db: Db) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
    return rows[0]?.pid;
  };
  const terminate = (pid: number | undefined) => sql`select pg_terminate_backend(${pid})`.execute(admin.database.db);

  test('a script that fails inside its own transaction leaves none open for the next statement', async () => {
    const pool = database.openPool(1);
    try {
      expect(await caught(pool.query('begin; select 1 / 0; commit'))).toMatchObject({ code: '22012' });
      expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    } finally {
      await pool.end();
    }
  });

  test('a connection cut in a transaction fails its statements, and the next transaction gets another one', async () => {
    const error = await caught(
      database.db.transaction().execute(async (db) => {
        await terminate(await pidOf(db));
        await eventually(async () => expect(await caught(pidOf(db))).toBeDefined());
        await pidOf(db);
      }),
    );
    expect(isDatabaseAway(error)).toBe(true);
    expect(await database.db.transaction().execute(pidOf)).toBeGreaterThan(0);
  });

  test('a connection cut during a statement counts as an unavailable database', async () => {
    await database.db.connection().execute(async (db) => {
      const pid = await pidOf(db);
      const slow = caught(sql`select pg_sleep(60)`.execute(db));
      await terminate(pid);
      expect(isDatabaseAway(await slow)).toBe(true);
    });
  });

  test('a read-only server counts as unavailable; its connection is replaced', async () => {
    const error = await caught(
      database.db.connection().execute(async (db) => {
        await sql`set default_transaction_read_only = on`.execute(db);
        await sql`create table boot (size int)`.execute(db);
      }),
    );
    expect(isDatabaseAway(error)).toBe(true);
    await sql`create table boot (size int)`.execute(database.db);
  });

  test('many failures give one log line', async () => {
    for (const _ of [1, 2, 3])
      await caught(database.db.connection().execute(async (db) => terminate(await pidOf(db)).then(() => pidOf(db))));
    await eventually(() => expect(lines).toHaveLength(1));
    expect(lines[0]?.msg).toContain('the database is away');
    expect(database.isFailing()).toBe(true);
    await eventually(async () => {
      await pidOf(database.db);
      expect(lines.map(({ msg }) => msg).at(-1)).toBe('the database is back');
    });
    expect(database.isFailing()).toBe(false);
    expect(lines).toHaveLength(2);
  });
});
