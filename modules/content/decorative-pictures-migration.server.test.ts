import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate, readMigrations } from '#platform/db/migrate.server.ts';
import { newTestDatabase, type TestDatabase } from '#tests/setup/test-database.ts';

let opened: TestDatabase;

beforeAll(async () => {
  opened = await newTestDatabase();
  await sql`drop schema public cascade`.execute(opened.database.db);
  await sql`create schema public`.execute(opened.database.db);
});

afterAll(() => opened.database.close());

test('pictures without an alternative text become decoration; texts that look like one stay', async () => {
  const { database } = opened;
  const { db } = database;
  const scripts = await readMigrations('migrations');
  const upTo = (last: number) =>
    migrate(
      database,
      scripts.filter(({ version }) => version <= last),
    );
  await upTo(116);
  const data = { picture: { path: 'a.jpg', alt: '' }, other: { alt: 'A quay' }, text: '"alt": ""' };
  await sql`insert into content_document (language, kind, slug, data, changed_at)
    values ('en', 'page', 'about', ${JSON.stringify(data)}, now())`.execute(db);
  await upTo(117);
  const read = await sql<{ data: unknown }>`select data from content_document`.execute(db);
  expect(read.rows[0]?.data).toEqual({ ...data, picture: { path: 'a.jpg', alt: '', isDecorative: true } });
});
