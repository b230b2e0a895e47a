import { expect, test } from 'vitest';
import { startChild } from '#tests/setup/child.ts';
import { migratedDataFolder } from '#tests/setup/data-folder.ts';
import { isPostgres, newTestDatabase } from '#tests/setup/test-database.ts';
import { openDatabase } from '../db/open-database.server.ts';
import { readEnv } from '../env.server.ts';
import { createLog } from '../log.server.ts';
import { readVersions } from '../snapshots/snapshot-store.server.ts';

/** Data that outlives the processes under test: the setting's name and its value. */
async function lastingData(): Promise<[string, string]> {
  if (!isPostgres()) return ['DATA_DIR', await migratedDataFolder()];
  const { database, url = '' } = await newTestDatabase();
  await database.close();
  return ['DATABASE_URL', url];
}

test.each([
  ['before anybody has taken the event', 'stay-silent', 'committed'],
  ['while the event is being delivered', 'hang-in-delivery', 'delivering'],
])(
  'a process killed after its commit, %s, loses nothing',
  async (_, role, moment) => {
    const data = await lastingData();
    const killed = startChild('outbox-process.ts', [...data, role]);
    await killed.says(moment);
    await killed.kill();

    const second = startChild('outbox-process.ts', [...data, 'deliver']);
    expect(await second.says('delivered')).toContain('"payload":{"pairs":2}');
    await second.kill();

    const database = await openDatabase(readEnv({ [data[0]]: data[1] }), createLog('silent'));
    expect(await readVersions(database.db)).toEqual(new Map([['boots', 1]]));
    await database.close();
  },
  90_000,
);
