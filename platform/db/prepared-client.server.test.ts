import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { isPostgres, newTestDatabase } from '#tests/setup/test-database.ts';

const prepared = sql<{ statement: string }>`select statement from pg_prepared_statements`;

describe.runIf(isPostgres())('on PostgreSQL', () => {
  test('a repeated statement is prepared, one used once or without parameters is not', async () => {
    const { database } = await newTestDatabase();
    await database.db.connection().execute(async (db) => {
      for (const boots of [1, 2, 3]) await sql`select ${boots}::int as boots`.execute(db);
      await sql`select ${1}::int as gloves`.execute(db);
      for (const _ of [1, 2]) await sql`select 1 as hats`.execute(db);
      const { rows } = await prepared.execute(db);
      expect(rows.map(({ statement }) => statement)).toEqual(['select $1::int as boots']);
    });
    await database.close();
  });

  test('after a change of a table, the statement is prepared again', async () => {
    const { database } = await newTestDatabase();
    await database.db.connection().execute(async (db) => {
      await sql`create table boot (size int)`.execute(db);
      await sql`insert into boot values (42)`.execute(db);
      const ask = () => sql`select * from boot where size = ${42}`.execute(db);
      for (const _ of [1, 2, 3]) expect((await ask()).rows).toEqual([{ size: 42 }]);
      await sql`alter table boot add column colour text default 'black'`.execute(db);
      for (const _ of [1, 2, 3]) expect((await ask()).rows).toEqual([{ size: 42, colour: 'black' }]);
    });
    await database.close();
  });
});
