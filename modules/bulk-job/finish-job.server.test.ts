import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openTestShop } from '#tests/setup/test-shop.ts';
import { findJob, finishJob, insertJob, noteProgress, startJob } from './bulk-job-store.server.ts';

test('a job that housekeeping has failed is not changed by its process, which ends later', async () => {
  const { db, clock } = await openTestShop();
  const id = randomUUID();
  await insertJob(db, { id, kind: 'people-import', source: 'test', options: {} }, clock.now());
  await startJob(db, id, clock.now());
  expect(await noteProgress(db, id, 5)).toEqual({ mustStop: false });
  const failed = { state: 'failed', accepted: 1, refused: 2, failure: 'abandoned' } as const;
  expect(await finishJob(db, id, failed, clock.now())).toBe(true);
  expect(await finishJob(db, id, { state: 'done', accepted: 3, refused: 0 }, clock.now())).toBe(false);
  expect(await noteProgress(db, id, 9, { accepted: 9, refused: 0 })).toEqual({ mustStop: true });
  expect(await findJob(db, id)).toMatchObject({ ...failed, done: 5 });
});
