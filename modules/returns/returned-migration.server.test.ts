import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate, readMigrations } from '#platform/db/migrate.server.ts';
import { anOrder } from '#tests/build/order.ts';
import { newTestDatabase, type TestDatabase } from '#tests/setup/test-database.ts';
import { insertOrder } from '../order/insert-order.server.ts';
import { readNoted } from '../order/order-progress-store.server.ts';

let opened: TestDatabase;

beforeAll(async () => {
  opened = await newTestDatabase();
  const { db } = opened.database;
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
});

afterAll(() => opened.database.close());

test('pieces of returns that were accepted before the migration are noted in the rows of the order', async () => {
  const { database } = opened;
  const { db } = database;
  const scripts = await readMigrations('migrations');
  const own = scripts.find(({ name }) => name === 'returned-pieces')?.version ?? 0;
  await migrate(
    database,
    scripts.filter(({ version }) => version < own),
  );
  const made = anOrder({ paymentState: 'Default', paymentMethodId: 169 });
  await insertOrder(db, made);
  const rowNumber = made.order.rows[0]?.rowNumber ?? 0;
  for (const [state, quantity, cancelled] of [
    ['accepted', 3, 1],
    ['accepted', 1, undefined],
    ['refused', 5, undefined],
    ['asked', 5, undefined],
  ] as const)
    await sql`insert into order_return (id, order_id, state, rows, comment, asked_at, answer)
      values (${randomUUID()}, ${made.order.id}, ${state}, ${JSON.stringify([{ rowNumber, quantity, cancelled, reason: 'too-small' }])},
        '', now(), '')`.execute(db);
  await migrate(database, scripts);
  expect((await readNoted(db, made.order.id)).returned).toEqual([{ rowNumber, quantity: 3 }]);
});
