import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { plansOf } from '#tests/setup/plans-of.ts';
import { type TestClock, testClock } from '#tests/setup/test-clock.ts';
import { emptyTables, testDatabase } from '#tests/setup/test-database.ts';
import type { Db } from '../db/db.server.ts';
import { createLog } from '../log.server.ts';
import type { ShopEvent } from './event.ts';
import { createOutbox } from './events.server.ts';
import { onlyOnce } from './only-once.server.ts';
import { removeDeliveredBefore, takeDeliveries } from './outbox-store.server.ts';

let db: Db;
let clock: TestClock;

beforeEach(async () => {
  const opened = await testDatabase();
  await emptyTables(opened);
  ({ db } = opened.database);
  clock = testClock();
});

test('old delivered events and notes are deleted; open, parked and recent ones stay', async () => {
  const handle = async (event: ShopEvent) => {
    if (event.payload === 'fails') throw new Error('no');
    await onlyOnce({ db, subscriber: 'mail', event, now: clock.now() }, async () => {});
  };
  const outbox = createOutbox({
    db,
    clock,
    log: createLog('silent'),
    subscribers: [{ name: 'mail', to: 'order-placed', handle }],
  });
  const publish = (name: string, key: string, payload: string) => outbox.publish(db, { name, key, payload });
  await publish('order-placed', 'a', 'old');
  await publish('unheard', 'b', 'nobody listens');
  await publish('order-placed', 'c', 'fails');
  await outbox.deliverDue();
  clock.moveBy(1000);
  const border = clock.now();
  await publish('order-placed', 'd', 'young');
  await outbox.deliverDue();

  expect(await removeDeliveredBefore(db, border)).toBe(2);
  const left = await db.selectFrom('outbox_event').select('payload').orderBy('id').execute();
  expect(left.map(({ payload }) => payload)).toEqual(['fails', 'young']);
  expect(await db.selectFrom('outbox_delivery').select('key').orderBy('id').execute()).toEqual([
    { key: 'c' },
    { key: 'd' },
  ]);
  expect(await db.selectFrom('handled_event').selectAll().execute()).toHaveLength(1);
  expect(await removeDeliveredBefore(db, border)).toBe(0);
});

test('an earlier delivery of the same key is found by its index, also where nearly all are delivered', async () => {
  await sql`
    with saved as (
      insert into outbox_event (event_id, name, key, payload, occurred_at)
      select gen_random_uuid(), 'order-placed', n::text, '{}', ${clock.now()} from generate_series(1, 500) n returning id, key)
    insert into outbox_delivery (event, subscriber, key, available_at, delivered_at)
    select id, 'mail', key, ${clock.now()}, ${clock.now()} from saved`.execute(db);
  await sql`analyze outbox_delivery`.execute(db);
  const plan = await plansOf(db, (db) => takeDeliveries(db, { now: clock.now(), leaseMs: 1000, most: 20 }));
  expect(plan).toMatch(
    /outbox_delivery_open on outbox_delivery earlier .*\n\s+Index Cond: \(\(subscriber = d\.subscriber\) AND \(key = d\.key\) AND \(id < d\.id\)\)/,
  );
});

test('a lease changes no index, because it is written for each delivery', async () => {
  const subscribers = ['mail', 'export', 'webhook'].map((name) => ({
    name,
    to: 'order-placed',
    handle: async () => {},
  }));
  const outbox = createOutbox({ db, clock, log: createLog('silent'), subscribers });
  await db.transaction().execute(async (db) => {
    await outbox.publish(db, { name: 'order-placed', key: 'a', payload: {} });
    expect(await takeDeliveries(db, { now: clock.now(), leaseMs: 1000, most: 20 })).toHaveLength(3);
    const { rows } =
      await sql`select pg_stat_get_xact_tuples_hot_updated('outbox_delivery'::regclass)::int as kept`.execute(db);
    expect(rows).toEqual([{ kept: 3 }]);
  });
});
