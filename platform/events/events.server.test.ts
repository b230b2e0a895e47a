import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { countStatements } from '#tests/setup/count-statements.ts';
import { eventually } from '#tests/setup/eventually.ts';
import { type TestClock, testClock } from '#tests/setup/test-clock.ts';
import { emptyTables, isPostgres, testDatabase } from '#tests/setup/test-database.ts';
import type { Db } from '../db/db.server.ts';
import { openPostgres } from '../db/postgres.server.ts';
import { createLog } from '../log.server.ts';
import { markChanged, readVersions } from '../snapshots/snapshot-store.server.ts';
import { attemptsBeforeParking, delayAfter, type ShopEvent, type Subscriber } from './event.ts';
import { createOutbox, type Outbox } from './events.server.ts';

const log = createLog('silent');
const leaseMs = 60_000;
let db: Db;
let url: string | undefined;
let clock: TestClock;
type Settings = { pollMs?: number; db?: Db; isBusy?: () => boolean; isQuiet?: () => boolean };

let started: Outbox[];

beforeEach(async () => {
  const opened = await testDatabase();
  await emptyTables(opened);
  ({
    database: { db },
    url,
  } = opened);
  clock = testClock();
  started = [];
});

afterEach(() => Promise.all(started.map((outbox) => outbox.stop())));

const outboxOf = (subscribers: Subscriber[], settings: Settings = {}) =>
  createOutbox({ db, clock, log, subscribers, leaseMs, ...settings });

function startedOutbox(subscribers: Subscriber[], settings: Settings = {}): Outbox {
  const outbox = outboxOf(subscribers, settings);
  started.push(outbox);
  outbox.start();
  return outbox;
}

const placed = (key: string, payload: unknown = {}) => ({ name: 'order-placed', key, payload });

/** A subscriber that records its events; `handle` may fail first. */
function subscriber(name: string, handle: (event: ShopEvent) => Promise<void> | void = () => {}) {
  const got: unknown[] = [];
  const self: Subscriber = {
    name,
    to: 'order-placed',
    handle: async (event) => {
      await handle(event);
      got.push(event.payload);
    },
  };
  return { self, got };
}

const statesOf = (subscriber: string) =>
  db
    .selectFrom('outbox_delivery')
    .select(['attempts', 'available_at', 'delivered_at', 'parked_at', 'last_error'])
    .where('subscriber', '=', subscriber)
    .orderBy('id')
    .execute();

test('an event reaches every subscriber of its name once, as it was published', async () => {
  const events: ShopEvent[] = [];
  const mail = subscriber('mail', (event) => void events.push(event));
  const archive = subscriber('archive');
  const other: Subscriber = { name: 'other', to: 'order-cancelled', handle: () => Promise.reject(new Error('not me')) };
  const outbox = outboxOf([mail.self, archive.self, other]);
  await outbox.publish(db, placed('order 1', { pairs: 2, note: 'å' }));
  expect(await outbox.deliverDue()).toBe(2);
  expect(mail.got).toEqual([{ pairs: 2, note: 'å' }]);
  expect(archive.got).toEqual([{ pairs: 2, note: 'å' }]);
  expect(events[0]).toMatchObject({ name: 'order-placed', key: 'order 1', occurredAt: clock.now() });
  expect(events[0]?.eventId).toMatch(/^[0-9a-f-]{36}$/);
  clock.moveBy(86_400_000);
  expect(await outbox.deliverDue()).toBe(0);
});

test('a subscriber to several events gets them in order', async () => {
  const got: string[] = [];
  let fails = 1;
  const handle = async ({ name }: ShopEvent) => {
    if (fails-- > 0) throw new Error('not yet');
    got.push(name);
  };
  const outbox = outboxOf(['order-placed', 'order-moved'].map((to) => ({ name: 'tell', to, handle })));
  await outbox.publish(db, placed('order 1'));
  await outbox.publish(db, { ...placed('order 1'), name: 'order-moved' }, placed('order 1'));
  await outbox.deliverDue();
  expect(got).toEqual([]);
  clock.moveBy(delayAfter(1));
  await outbox.deliverDue();
  expect(got).toEqual(['order-placed', 'order-moved', 'order-placed']);
});

test('an event without subscribers is stored without an error', async () => {
  const outbox = outboxOf([]);
  await outbox.publish(db, placed('order 1'));
  expect(await outbox.deliverDue()).toBe(0);
});

test('an event exists exactly when its change does', async () => {
  const { self, got } = subscriber('mail');
  const outbox = outboxOf([self]);
  const work = db.transaction().execute(async (db) => {
    await markChanged(db, 'boots');
    await outbox.publish(db, placed('order 1'));
    throw new Error('no');
  });
  await expect(work).rejects.toThrow('no');
  expect(await outbox.deliverDue()).toBe(0);
  await db.transaction().execute(async (db) => {
    await markChanged(db, 'boots');
    await outbox.publish(db, placed('order 1', 'kept'));
  });
  await outbox.deliverDue();
  expect(got).toEqual(['kept']);
  expect(await readVersions(db)).toEqual(new Map([['boots', 1]]));
});

test('everything due is delivered, for one key or many', async () => {
  const { self, got } = subscriber('mail');
  const outbox = outboxOf([self]);
  for (let index = 0; index < 30; index++) await outbox.publish(db, placed(`order ${index}`, index));
  for (let index = 30; index < 35; index++) await outbox.publish(db, placed('order 0', index));
  expect(await outbox.deliverDue()).toBe(35);
  expect(new Set(got).size).toBe(35);
});

describe('a subscriber that fails', () => {
  test('events of its key wait in order, other keys and subscribers continue', async () => {
    let fails = true;
    const mail = subscriber('mail', ({ payload }) => {
      if (payload === 'a1' && fails) throw new Error('mail server down');
    });
    const archive = subscriber('archive');
    const outbox = outboxOf([mail.self, archive.self]);
    for (const [key, payload] of [
      ['a', 'a1'],
      ['a', 'a2'],
      ['b', 'b1'],
      ['b', 'b2'],
    ] as const)
      await outbox.publish(db, placed(key, payload));
    await outbox.deliverDue();
    expect(mail.got).toEqual(['b1', 'b2']);
    expect(new Set(archive.got)).toEqual(new Set(['a1', 'a2', 'b1', 'b2']));
    fails = false;
    clock.moveBy(delayAfter(1));
    await outbox.deliverDue();
    expect(mail.got).toEqual(['b1', 'b2', 'a1', 'a2']);
    expect(archive.got).toHaveLength(4);
  });

  test('it is retried after its wait and not before, each wait longer', async () => {
    let calls = 0;
    const { self } = subscriber('mail', () => {
      calls += 1;
      throw new Error(`down ${calls}`);
    });
    const outbox = outboxOf([self]);
    await outbox.publish(db, placed('a'));
    await outbox.deliverDue();
    for (const attempt of [1, 2, 3, 4]) {
      expect(calls).toBe(attempt);
      clock.moveBy(delayAfter(attempt) - 1);
      expect(await outbox.deliverDue()).toBe(0);
      clock.moveBy(1);
      expect(await outbox.deliverDue()).toBe(1);
    }
    expect(await statesOf('mail')).toMatchObject([{ attempts: 5, delivered_at: null, last_error: 'Error: down 5' }]);
  });

  test('after the last attempt the event is parked, and the next of its key continues', async () => {
    const { self, got } = subscriber('mail', ({ payload }) => {
      if (payload === 'poison') throw new Error('cannot read this');
    });
    const outbox = outboxOf([self]);
    await outbox.publish(db, placed('a', 'poison'));
    await outbox.publish(db, placed('a', 'next'));
    await db
      .updateTable('outbox_delivery')
      .set({ attempts: attemptsBeforeParking - 2 })
      .execute();
    await outbox.deliverDue();
    expect((await statesOf('mail'))[0]).toMatchObject({ attempts: attemptsBeforeParking - 1, parked_at: null });
    clock.moveBy(delayAfter(attemptsBeforeParking));
    await outbox.deliverDue();
    expect((await statesOf('mail'))[0]).toMatchObject({ parked_at: clock.now(), delivered_at: null });
    expect(got).toEqual(['next']);
    clock.moveBy(86_400_000);
    expect(await outbox.deliverDue()).toBe(0);
  });

  test('an event for a missing subscriber is kept for later', async () => {
    const outbox = outboxOf([subscriber('mail').self]);
    await outbox.publish(db, placed('a', 'first'));
    const without = createOutbox({ db, clock, log, subscribers: [] });
    await without.deliverDue();
    expect((await statesOf('mail'))[0]?.last_error).toContain('mail');
    clock.moveBy(delayAfter(1));
    const back = subscriber('mail');
    await outboxOf([back.self]).deliverDue();
    expect(back.got).toEqual(['first']);
  });
});

test('an event of a crashed process returns after the lease, before the next of its key', async () => {
  const dead = outboxOf([subscriber('mail', () => new Promise<never>(() => {})).self]);
  await dead.publish(db, placed('a', 'first'));
  await dead.publish(db, placed('a', 'second'));
  void dead.deliverDue();
  await eventually(async () => expect((await statesOf('mail'))[0]?.attempts).toBe(1));
  const living = subscriber('mail');
  const outbox = outboxOf([living.self]);
  clock.moveBy(leaseMs - 1);
  expect(await outbox.deliverDue()).toBe(0);
  clock.moveBy(1);
  await outbox.deliverDue();
  expect(living.got).toEqual(['first', 'second']);
});

describe('a started outbox', () => {
  test('delivers published events automatically, long before the next poll', async () => {
    const { self, got } = subscriber('mail');
    const outbox = startedOutbox([self], { pollMs: 60_000 });
    await outbox.publish(db, placed('a', 'first'));
    await eventually(() => expect(got).toEqual(['first']));
    await outbox.publish(db, placed('a', 'second'));
    await eventually(() => expect(got).toEqual(['first', 'second']));
  });

  test('polling finds events of another process', async () => {
    const { self, got } = subscriber('mail');
    startedOutbox([self], { pollMs: 50 });
    await outboxOf([self]).publish(db, placed('a', 'from elsewhere'));
    await eventually(() => expect(got).toEqual(['from elsewhere']));
  });

  test('delivers while events keep coming', async () => {
    const { self, got } = subscriber('mail');
    const outbox = startedOutbox([self], { pollMs: 60_000 });
    await sleep(50);
    const until = performance.now() + 600;
    let published = 0;
    while (performance.now() < until) {
      await outbox.publish(db, placed(`order ${published++}`));
      await sleep(3);
    }
    expect(got.length).toBeGreaterThan(0);
    await eventually(() => expect(got).toHaveLength(published));
  });

  test('polls ten times as rarely while it is quiet, and still delivers what this process publishes at once', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { self, got } = subscriber('mail');
    const outbox = startedOutbox([self], { pollMs: 1000, isQuiet: () => true });
    const untilDelivered = async (count: number) => {
      for (let turn = 0; turn < 20 && got.length < count; turn++) await readVersions(db);
      return got.length;
    };
    await vi.advanceTimersByTimeAsync(0);
    await outboxOf([self]).publish(db, placed('a'));
    await vi.advanceTimersByTimeAsync(9999);
    expect(await untilDelivered(1)).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(await untilDelivered(1)).toBe(1);
    await outbox.publish(db, placed('b'));
    await vi.advanceTimersByTimeAsync(15);
    expect(await untilDelivered(2)).toBe(2);
  });

  test.each([
    ['a long one', 1000, 0],
    ['a short one when events are late', 200, 10_001],
  ])('makes a pause after each part while the process is busy: %s', async (_, pauseMs, age) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { self, got } = subscriber('mail');
    for (let index = 0; index < 30; index++) await outboxOf([self]).publish(db, placed(`order ${index}`, index));
    clock.moveBy(age);
    const asked: number[] = [];
    const isBusy = () => asked.push(got.length) > 0;
    startedOutbox([self], { pollMs: 60_000, isBusy });
    await vi.advanceTimersByTimeAsync(0);
    while (!asked.includes(20)) await readVersions(db);
    await vi.advanceTimersByTimeAsync(pauseMs - 1);
    for (let turn = 0; turn < 20; turn++) await readVersions(db);
    expect(got).toHaveLength(20);
    await vi.advanceTimersByTimeAsync(1);
    while (got.length < 30) await readVersions(db);
  });

  test('a hanging handler does not block other keys', async () => {
    const gate = Promise.withResolvers<void>();
    const { self, got } = subscriber('mail', ({ payload }) => (payload === 'hangs' ? gate.promise : undefined));
    startedOutbox([self], { pollMs: 50 });
    const elsewhere = outboxOf([self]);
    await elsewhere.publish(db, placed('a', 'hangs'));
    await eventually(async () => expect((await statesOf('mail'))[0]?.attempts).toBe(1));
    await elsewhere.publish(db, placed('b', 'goes on'));
    await eventually(() => expect(got).toEqual(['goes on']));
    gate.resolve();
  });

  test('deliveries that end soon after each other are recorded by one statement', async () => {
    const counted = countStatements(db);
    let turns = 0;
    const { self, got } = subscriber('mail', () => sleep((turns += 1)));
    const outbox = outboxOf([self], { db: counted.db });
    await outbox.publish(db, ...Array.from({ length: 8 }, (_, number) => placed(`key ${number}`)));
    await outbox.deliverDue();
    expect(got).toHaveLength(8);
    // Taken, recorded, and nothing more to take.
    expect(counted.count()).toBe(3);
  });

  test('polls that overlap hold no more than twenty keys together', async () => {
    const gate = Promise.withResolvers<void>();
    let begun = 0;
    const { self, got } = subscriber('mail', () => {
      begun++;
      return gate.promise;
    });
    const outbox = outboxOf([self]);
    for (let number = 0; number < 30; number++) await outbox.publish(db, placed(`key ${number}`));
    const polls = Promise.all([outbox.deliverDue(), outbox.deliverDue()]);
    await eventually(async () => {
      await readVersions(db);
      expect(begun).toBeGreaterThanOrEqual(20);
    });
    for (let turn = 0; turn < 20; turn++) await readVersions(db);
    expect(begun).toBe(20);
    gate.resolve();
    await polls;
    expect(got).toHaveLength(30);
  });

  test('stop waits for running deliveries, even if more was published', async () => {
    const gate = Promise.withResolvers<void>();
    const { self, got } = subscriber('mail', ({ payload }) => (payload === 'slow' ? gate.promise : undefined));
    const outbox = startedOutbox([self], { pollMs: 60_000 });
    await outbox.publish(db, placed('a', 'slow'));
    await eventually(async () => expect((await statesOf('mail'))[0]?.attempts).toBe(1));
    await outbox.publish(db, placed('b', 'quick'));
    await eventually(() => expect(got).toEqual(['quick']));
    setTimeout(() => gate.resolve(), 200);
    await outbox.stop();
    expect(got).toEqual(['quick', 'slow']);
    expect((await statesOf('mail')).every((state) => state.delivered_at !== null)).toBe(true);
  });

  test('stop delivers nothing new afterwards', async () => {
    const { self, got } = subscriber('mail');
    const outbox = startedOutbox([self], { pollMs: 20 });
    await outbox.stop();
    await outbox.publish(db, placed('a'));
    await sleep(100);
    expect(got).toEqual([]);
  });

  test('stop hands slow deliveries back, so that another process need not wait for the lease', async () => {
    const outbox = startedOutbox([subscriber('mail', () => new Promise<never>(() => {})).self]);
    await outbox.publish(db, placed('a', 'first'));
    await eventually(async () => expect((await statesOf('mail'))[0]?.attempts).toBe(1));
    await outbox.stop();
    started = [];
    const { self, got } = subscriber('mail');
    await outboxOf([self]).deliverDue();
    expect(got).toEqual(['first']);
  });
});

test.runIf(isPostgres())('two processes share the work: each event once, each key in order', async () => {
  const got: string[] = [];
  // Each has begun before one of them goes on: together they have more keys than one may hold at once.
  const begun = { one: Promise.withResolvers<void>(), other: Promise.withResolvers<void>() };
  const mailOf = (process: keyof typeof begun): Subscriber => ({
    name: 'mail',
    to: 'order-placed',
    handle: async ({ key, payload }) => {
      begun[process].resolve();
      await Promise.all([begun.one.promise, begun.other.promise]);
      got.push(`${key} ${String(payload)}`);
    },
  });
  const second = await openPostgres({ url: url ?? '', pool: 5, log });
  const keys = Array.from({ length: 30 }, (_, index) => `key ${index + 10}`);
  const publisher = outboxOf([mailOf('one')]);
  for (let number = 10; number < 14; number++) for (const key of keys) await publisher.publish(db, placed(key, number));
  startedOutbox([mailOf('one')], { pollMs: 5 });
  startedOutbox([mailOf('other')], { pollMs: 5, db: second.db });
  await eventually(() => expect(new Set(got).size).toBe(120));
  await Promise.all(started.map((outbox) => outbox.stop()));
  started = [];
  await second.close();
  expect(got).toHaveLength(120);
  for (const key of keys)
    expect(got.filter((line) => line.startsWith(key))).toEqual(
      Array.from({ length: 4 }, (_, index) => `${key} ${index + 10}`),
    );
});
