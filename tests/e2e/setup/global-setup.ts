import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { atExit } from '../../../tools/lib/at-exit.ts';
import { freePort } from '../../../tools/lib/free-port.ts';
import { removeFolder } from '../../../tools/lib/remove-folder.ts';
import { inRoot } from '../../../tools/lib/root.ts';
import { productCount } from '../goods.ts';

// A busy machine takes minutes; a shop that crashes is detected at once.
const READY_WITHIN_MS = 600_000;
const STOP_WITHIN_MS = 10_000;

/** Starts the shop as `npm start` does, on a fresh data folder; Playwright calls the returned function at the end. */
export default async function startShop(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.E2E_BASE_URL) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'yrke-e2e-'));
  const port = await freePort();
  const base = `http://localhost:${port}`;
  // A journey serves the map of vector tiles there; for all others nobody answers.
  process.env.E2E_MAP_STYLE_URL = `http://localhost:${await freePort()}/style.json`;
  const server = spawn(process.execPath, [inRoot('tools/start.ts')], {
    cwd: inRoot(),
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      APP_ENV: 'local',
      DEMO_PRODUCTS: String(productCount),
      PICTURES_AHEAD: '0',
      MAP_STYLE_URL: process.env.E2E_MAP_STYLE_URL,
      DATABASE_URL: undefined,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => server.once('close', () => resolve()));
  let log = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk: Buffer) => {
      log = `${log}${chunk.toString()}`.slice(-8000);
    });

  const forget = atExit(() => {
    server.kill('SIGKILL');
    removeFolder(folder);
  });
  const stop = async () => {
    server.kill('SIGTERM');
    await Promise.race([ended, sleep(STOP_WITHIN_MS, undefined, { ref: false })]);
    server.kill('SIGKILL');
    forget();
    removeFolder(folder);
  };
  if (!(await becomesReady(`${base}/readyz`, () => server.exitCode === null))) {
    await stop();
    throw new Error(`the shop did not become ready at ${base}; it said:\n${log}`);
  }
  process.env.E2E_BASE_URL = base;
  return stop;
}

async function becomesReady(url: string, isRunning: () => boolean): Promise<boolean> {
  const until = Date.now() + READY_WITHIN_MS;
  while (Date.now() < until && isRunning()) {
    const status = await fetch(url).then(
      (response) => response.status,
      () => 0,
    );
    if (status === 200) return true;
    await sleep(200);
  }
  return false;
}
