import { afterEach, beforeEach, expect, test } from 'vitest';
import { eventually } from '#tests/setup/eventually.ts';
import { newTestDatabase, type TestDatabase } from '#tests/setup/test-database.ts';
import type { Database } from '../db/db.server.ts';
import { openPostgres } from '../db/postgres.server.ts';
import { createLog } from '../log.server.ts';
import { createHints } from './hints.server.ts';

const log = createLog('silent');
let opened: TestDatabase;
let other: Database;

// PGlite has one process; PostgreSQL has two here.
beforeEach(async () => {
  opened = await newTestDatabase();
  other = opened.url ? await openPostgres({ url: opened.url, pool: 2, log }) : opened.database;
});

afterEach(async () => {
  if (other !== opened.database) await other.close();
  await opened.database.close();
});

test('a hint reaches every process; those within a moment go together, each topic once', async () => {
  const here = createHints({ signals: opened.database.signals, log });
  const heard: (readonly string[])[] = [];
  createHints({ signals: other.signals, log }).on((topics) => heard.push(topics));
  here.tell('notices 7', 'cart 7');
  here.tell('cart 7');
  await eventually(() => expect(heard).toEqual([['notices 7', 'cart 7']]));
});

test('more hints than one signal can carry are sent as several', async () => {
  const hints = createHints({ signals: opened.database.signals, log });
  const heard: (readonly string[])[] = [];
  createHints({ signals: other.signals, log }).on((topics) => heard.push(topics));
  const topics = Array.from({ length: 1000 }, (_, at) => `notices ${1_000_000 + at}`);
  hints.tell(...topics);
  await eventually(() => expect(heard.flat()).toEqual(topics));
  expect(heard.length).toBe(3);
});

test('a signal that cannot be sent is only logged', async () => {
  const asked: string[] = [];
  const failing = { send: (_: string, text: string) => Promise.reject(new Error(String(asked.push(text)))) };
  createHints({ signals: { ...opened.database.signals, ...failing }, log }).tell('cart 7');
  await eventually(() => expect(asked).toEqual(['cart 7']));
});
