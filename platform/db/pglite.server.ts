import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely, PGliteDialect } from 'kysely';
import { StartupError } from '../startup-error.ts';
import type { Database, Tables } from './db.server.ts';
import { lockFolder } from './lock-folder.server.ts';
import { openPgliteThread, type Pglite } from './pglite-thread.server.ts';
import { createSignalListeners } from './signal-listeners.ts';
import { type OnStatement, watched } from './watched-statements.ts';

export type PgliteDatabase = Database & { kind: 'pglite'; pglite: Pglite };

/** PostgreSQL in a thread of this process, with its files in the data folder, which only one process may open. */
export async function openPglite(dataDir: string): Promise<PgliteDatabase> {
  const folder = join(dataDir, 'pglite');
  try {
    await mkdir(folder, { recursive: true });
  } catch (cause) {
    throw new StartupError(
      `The data folder ${dataDir} cannot be written. Give this user the right to write there, or set DATA_DIR to another folder.`,
      { cause },
    );
  }
  const unlock = await lockFolder(folder);
  return wrapPglite(await openPgliteThread(folder), { afterClose: unlock });
}

type WrapOptions = { afterClose?: () => Promise<void>; onStatement?: OnStatement | undefined };

export function wrapPglite(pglite: Pglite, { afterClose, onStatement }: WrapOptions = {}): PgliteDatabase {
  const { tell, on } = createSignalListeners();
  return {
    kind: 'pglite',
    pglite,
    db: new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }), ...watched(onStatement) }),
    signals: { send: async (channel, text) => tell(channel, text), on },
    // There is no connection that could be lost, and a broken thread starts again.
    isFailing: () => false,
    runScript: (_db, script) => runScript(pglite, script),
    close: async () => {
      await pglite.close();
      await afterClose?.();
    },
  };
}

async function runScript(pglite: Pglite, script: string): Promise<void> {
  try {
    await pglite.exec(script);
  } catch (error) {
    await pglite.exec('rollback');
    throw error;
  }
}
