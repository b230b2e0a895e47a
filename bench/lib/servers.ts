import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildIfStale } from '#tools/build.ts';
import { atExit } from '#tools/lib/at-exit.ts';
import { removeFolder } from '#tools/lib/remove-folder.ts';
import { inRoot } from '#tools/lib/root.ts';
import { withChild } from './child.ts';

/** Starts the built shop on a free port with a fresh data folder, and removes both after `work`. */
export async function withShop<T>(settings: Record<string, string>, work: (address: string) => Promise<T>): Promise<T> {
  await buildIfStale();
  const folder = mkdtempSync(join(tmpdir(), 'yrke-bench-'));
  const forget = atExit(() => removeFolder(folder));
  try {
    // The rate limit would otherwise determine the measurement.
    const quiet = { DEMO: '0', PICTURES_AHEAD: '0', API_RATE_LIMIT: '1000000000' };
    const environment = { PORT: '0', DATA_DIR: folder, ...quiet, ...settings };
    return await withChild(inRoot('build/server/main.js'), environment, work);
  } finally {
    forget();
    removeFolder(folder);
  }
}

export const withBareRoute = <T>(work: (address: string) => Promise<T>): Promise<T> =>
  withChild(fileURLToPath(new URL('./bare-route.ts', import.meta.url)), {}, work);

export const withBarePage = <T>(work: (address: string) => Promise<T>): Promise<T> =>
  withChild(fileURLToPath(new URL('./bare-page.ts', import.meta.url)), {}, work);
