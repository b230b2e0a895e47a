import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { createPglite } from '#platform/db/create-pglite.server.ts';

/** A DATA_DIR with a migrated, closed embedded database, for separate processes; migrating takes ten times as long. */
export async function migratedDataFolder(given?: string): Promise<string> {
  const folder = given ?? (await mkdtemp(join(tmpdir(), 'yrke-data-')));
  const template = new Blob([new Uint8Array(await readFile(inject('template')))]);
  const pglite = await createPglite({ dataDir: join(folder, 'pglite'), loadDataDir: template });
  await pglite.close();
  return folder;
}
