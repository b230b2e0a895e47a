import { beforeEach, expect, test } from 'vitest';
import { emptyTables, testDatabase } from '#tests/setup/test-database.ts';
import type { Db } from '../db/db.server.ts';
import { markChanged, readVersions } from '../snapshots/snapshot-store.server.ts';
import type { ShopEvent } from './event.ts';
import { onlyOnce } from './only-once.server.ts';

const now = new Date('2026-11-16T08:00:00Z');
const eventOf = (eventId: string): ShopEvent => ({
  eventId,
  name: 'order-placed',
  key: 'a',
  payload: {},
  occurredAt: now,
});
const event = eventOf('6f9619ff-8b86-4011-b42d-00cf4fc964ff');
let db: Db;

beforeEach(async () => {
  const opened = await testDatabase();
  await emptyTables(opened);
  ({ db } = opened.database);
});

const count = (subscriber: string, counted: ShopEvent) =>
  onlyOnce({ db, subscriber, event: counted, now }, async (db) => {
    await markChanged(db, 'work');
  });

const worked = async () => (await readVersions(db)).get('work') ?? 0;

test('a repeated event does its work once', async () => {
  await count('mail', event);
  await count('mail', event);
  expect(await worked()).toBe(1);
});

test('also if both arrive at the same time', async () => {
  await Promise.all([count('mail', event), count('mail', event), count('mail', event)]);
  expect(await worked()).toBe(1);
});

test('another subscriber and another event run separately', async () => {
  await count('mail', event);
  await count('export', event);
  await count('mail', eventOf('7f9619ff-8b86-4011-b42d-00cf4fc964ff'));
  expect(await worked()).toBe(3);
});

test('failed work leaves neither changes nor the note, so that it runs again', async () => {
  const failing = onlyOnce({ db, subscriber: 'mail', event, now }, async (db) => {
    await markChanged(db, 'work');
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await worked()).toBe(0);
  await count('mail', event);
  expect(await worked()).toBe(1);
});
