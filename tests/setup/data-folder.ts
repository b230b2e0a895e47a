import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';

/** A DATA_DIR with a migrated embedded database in it, closed, for processes of their own; only on PGlite. */
export async function migratedDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'yrke-data-'));
  const template = new Blob([new Uint8Array(await readFile(inject('template')))]);
  const pglite = await PGlite.create(join(folder, 'pglite'), { loadDataDir: template });
  await pglite.close();
  return folder;
}
