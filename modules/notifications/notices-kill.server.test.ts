import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { openDatabase } from '#platform/db/open-database.server.ts';
import { readEnv } from '#platform/env.server.ts';
import { createLog } from '#platform/log.server.ts';
import { listStoredMail } from '#platform/mail/folder-mail.server.ts';
import { startChild } from '#tests/setup/child.ts';
import { migratedDataFolder } from '#tests/setup/data-folder.ts';
import { isFull } from '#tests/setup/long-runs.ts';
import { isPostgres, newTestDatabase } from '#tests/setup/test-database.ts';
import '../notices/notice-tables.server.ts';

const people = isFull ? 2500 : 50;

async function lastingData(): Promise<{ folder: string; url: string }> {
  if (!isPostgres()) return { folder: await migratedDataFolder(), url: '' };
  const { database, url = '' } = await newTestDatabase();
  await database.close();
  return { folder: await mkdtemp(join(tmpdir(), 'yrke-data-')), url };
}

test('of thousands of notices none is lost or doubled when the process is killed midway, and each person’s come in order', async () => {
  const { folder, url } = await lastingData();
  const killed = startChild('notice-process.ts', [folder, url, String(people)]);
  await killed.says(`sent ${people * 2}.`);
  await killed.kill();
  expect((await listStoredMail(folder)).length).toBeLessThan(people * 4);
  const isSent = async () => expect(await listStoredMail(folder)).toHaveLength(people * 4);

  const second = startChild('notice-process.ts', [folder, url]);
  // Rarely, because each look reads all the mails that the process is writing.
  await vi.waitFor(isSent, { timeout: 900_000, interval: isFull ? 5000 : 100 });
  await second.kill();
  const env = readEnv({ DATA_DIR: folder, ...(url !== '' && { DATABASE_URL: url }) });
  const opened = await openDatabase(env, createLog('silent'));
  const notices = await opened.db.selectFrom('notice').select(['customer_id', 'facts']).orderBy('id').execute();
  await opened.close();
  expect(notices).toHaveLength(people * 4);
  const steps = Map.groupBy(notices, ({ customer_id }) => customer_id);
  expect(steps.size).toBe(people);
  for (const own of steps.values()) expect(own.map(({ facts }) => facts.orderNo)).toEqual(['1', '2', '3', '4']);
}, 1_500_000);
