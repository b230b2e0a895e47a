import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { openTestShop } from '#tests/setup/test-shop.ts';
import { insertJob, startJob } from './bulk-job-store.server.ts';
import { removeOrphanFiles } from './remove-orphan-files.server.ts';

const dayMs = 24 * 60 * 60 * 1000;

test('the upload of a waiting or running job stays, however long ago the job began', async () => {
  const shop = await openTestShop();
  const [waiting, running, unknown] = [randomUUID(), randomUUID(), randomUUID()];
  for (const id of [waiting, running])
    await insertJob(shop.db, { id, kind: 'price-list-import', source: '', options: {} }, shop.clock.now());
  await startJob(shop.db, running, shop.clock.now());
  const keys = [waiting, running, unknown].map((id) => `imports/${id}`);
  for (const key of keys) await shop.files.put(key, Buffer.from('x'), 'text/plain');
  // File times come from the machine's clock, so the test's clock is moved far ahead of it.
  shop.clock.moveBy(1000 * dayMs);
  expect(await removeOrphanFiles(shop, shop.clock.now())).toBe(1);
  expect(await Promise.all(keys.map((key) => shop.files.exists(key)))).toEqual([true, true, false]);
});

test('if the storage is unavailable, both folders fail, and no failure is unhandled', async () => {
  const { db, files, clock } = await openTestShop();
  const unhandled: unknown[] = [];
  const note = (reason: unknown) => unhandled.push(reason);
  process.on('unhandledRejection', note);
  onTestFinished(() => void process.off('unhandledRejection', note));
  const asked: string[] = [];
  const removeOlder = (folder: string) => {
    asked.push(folder);
    return Promise.reject(new Error(`${folder} is away`));
  };
  const sweep = removeOrphanFiles({ db, files: { ...files, removeOlder } }, clock.now());
  await expect(sweep).rejects.toThrow('imports is away');
  expect(asked).toEqual(['imports', 'bulk-jobs']);
  expect(unhandled).toEqual([]);
});
