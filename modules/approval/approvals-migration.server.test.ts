import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate, readMigrations } from '#platform/db/migrate.server.ts';
import { anOrder } from '#tests/build/order.ts';
import { newTestDatabase, type TestDatabase } from '#tests/setup/test-database.ts';
import { insertOrder } from '../order/insert-order.server.ts';

let opened: TestDatabase;

beforeAll(async () => {
  opened = await newTestDatabase();
  const { db } = opened.database;
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
});

afterAll(() => opened.database.close());

const at = new Date('2026-11-16T08:00:00Z');

const kinds = {
  ordinary: { kind: 'ordinary', placedAt: at },
  approved: { kind: 'approval', placedAt: at },
  waiting: { kind: 'approval', placedAt: undefined },
  givenUp: { kind: 'approval', placedAt: undefined },
  punchOut: { kind: 'punch-out', placedAt: undefined },
} as const;

test('X02 orders that were never placed publish no events any more, and those that needed approval get a record', async () => {
  const { database } = opened;
  const { db } = database;
  const scripts = await readMigrations('migrations');
  const upTo = (last: number) =>
    migrate(
      database,
      scripts.filter(({ version }) => version <= last),
    );
  await upTo(35);
  const names = new Map<string, string>();
  for (const [name, facts] of Object.entries(kinds)) {
    const made = anOrder({ ...facts, paymentState: 'Default', paymentMethodId: 169, createdAt: at });
    await insertOrder(db, made);
    names.set(made.order.id, name);
    for (const event of ['order-placed', 'order-wishes', 'order-given-up'])
      await sql`with told as (
          insert into outbox_event (event_id, name, key, payload, occurred_at)
          values (${randomUUID()}, ${event}, ${made.order.id}, '{}', ${at}) returning id, key
        )
        insert into outbox_delivery (event, subscriber, key, available_at, delivered_at)
        select id, of.subscriber, key, ${at}, of.delivered_at::timestamptz
        from told, (values ('open', null), ('done', '2026-11-16T08:00:00Z')) as of (subscriber, delivered_at)`.execute(
        db,
      );
    if (name === 'givenUp') await sql`update orders set released_at = ${at} where id = ${made.order.id}`.execute(db);
  }
  await upTo(36);
  const { rows: open } = await sql<{ key: string; name: string }>`
    select e.key, e.name from outbox_delivery d join outbox_event e on e.id = d.event
    where d.delivered_at is null order by d.id`.execute(db);
  const everything = ['order-placed', 'order-wishes', 'order-given-up'];
  expect(
    [...Map.groupBy(open, ({ key }) => names.get(key))].map(([name, of]) => [name, of.map((one) => one.name)]),
  ).toEqual([
    ['ordinary', everything],
    ['approved', everything],
    ['waiting', ['order-given-up']],
    ['givenUp', ['order-given-up']],
    ['punchOut', ['order-given-up']],
  ]);
  const { rows: done } = await sql`select id from outbox_delivery where delivered_at is not null`.execute(db);
  expect(done).toHaveLength(15);
  const records = await db.selectFrom('order_approval').select(['order_id', 'state', 'asked_at']).execute();
  expect(new Map(records.map((record) => [names.get(record.order_id), [record.state, record.asked_at]]))).toEqual(
    new Map([
      ['approved', ['approved', at]],
      ['waiting', ['waiting', at]],
      ['givenUp', ['withdrawn', at]],
    ]),
  );
});
