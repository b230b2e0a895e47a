import { beforeEach, expect, test } from 'vitest';
import { emptyTables, testDatabase } from '#tests/setup/test-database.ts';
import type { Db } from '../db/db.server.ts';
import { claimRequest, forgetRequest, forgetRequestsBefore, keepAnswer } from './idempotency-store.server.ts';

const now = new Date('2026-11-16T08:00:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);
const request = { owner: 'customer 1', key: 'abc' };
const answer = { status: 201, headers: { 'content-type': 'application/json' }, body: '{"id":"å"}' };
let db: Db;

beforeEach(async () => {
  const opened = await testDatabase();
  await emptyTables(opened);
  ({ db } = opened.database);
});

test('a new request is claimed; a second one during it is refused', async () => {
  expect(await claimRequest(db, request, 'print', now)).toBeUndefined();
  expect(await claimRequest(db, request, 'print', later(1000))).toEqual({ fingerprint: 'print', answer: undefined });
});

test('exactly one of many concurrent requests is new', async () => {
  const claims = await Promise.all(Array.from({ length: 8 }, () => claimRequest(db, request, 'print', now)));
  expect(claims.filter((claim) => claim === undefined)).toHaveLength(1);
});

test('the first response is repeated, with its fingerprint', async () => {
  await claimRequest(db, request, 'print', now);
  await keepAnswer(db, request, answer);
  expect(await claimRequest(db, request, 'another', later(1000))).toEqual({ fingerprint: 'print', answer });
});

test('an unanswered claim expires after 150 s, because its process has crashed', async () => {
  await claimRequest(db, request, 'print', now);
  expect(await claimRequest(db, request, 'print', later(150_000))).toBeDefined();
  expect(await claimRequest(db, request, 'second', later(150_001))).toBeUndefined();
  expect(await claimRequest(db, request, 'third', later(150_002))).toEqual({
    fingerprint: 'second',
    answer: undefined,
  });
});

test('a response does not expire that way', async () => {
  await claimRequest(db, request, 'print', now);
  await keepAnswer(db, request, answer);
  expect(await claimRequest(db, request, 'print', later(3_600_000))).toEqual({ fingerprint: 'print', answer });
});

test('the same key of another owner, or another key, is another request', async () => {
  await claimRequest(db, request, 'print', now);
  expect(await claimRequest(db, { ...request, owner: 'customer 2' }, 'print', now)).toBeUndefined();
  expect(await claimRequest(db, { ...request, key: 'abd' }, 'print', now)).toBeUndefined();
});

test('a deleted request may come again', async () => {
  const other = { owner: 'customer 2', key: 'abc' };
  await claimRequest(db, request, 'print', now);
  await claimRequest(db, other, 'print', now);
  await forgetRequest(db, request);
  expect(await claimRequest(db, request, 'print', now)).toBeUndefined();
  expect(await claimRequest(db, other, 'print', now)).toBeDefined();
});

test('old requests are deleted, those of the day are not', async () => {
  const old = { owner: 'customer 1', key: 'old' };
  await claimRequest(db, old, 'print', later(-1));
  await keepAnswer(db, old, answer);
  await claimRequest(db, request, 'print', now);
  await keepAnswer(db, request, answer);
  await forgetRequestsBefore(db, now);
  expect(await claimRequest(db, old, 'print', now)).toBeUndefined();
  expect(await claimRequest(db, request, 'print', now)).toBeDefined();
});
