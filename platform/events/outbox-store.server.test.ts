import { beforeEach, expect, test } from 'vitest';
import { type TestClock, testClock } from '#tests/setup/test-clock.ts';
import { emptyTables, testDatabase } from '#tests/setup/test-database.ts';
import type { Db } from '../db/db.server.ts';
import { createLog } from '../log.server.ts';
import type { ShopEvent } from './event.ts';
import { createOutbox } from './events.server.ts';
import { onlyOnce } from './only-once.server.ts';
import { removeDeliveredBefore } from './outbox-store.server.ts';

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
