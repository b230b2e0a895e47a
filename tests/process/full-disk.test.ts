import { execFileSync } from 'node:child_process';
import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { roles } from '#modules/auth/roles.ts';
import { issueToken } from '#modules/auth/token.server.ts';
import { openDatabase } from '#platform/db/open-database.server.ts';
import { defaultSessionSecret, readEnv } from '#platform/env.server.ts';
import { createLog } from '#platform/log.server.ts';
import { pdf } from '#tests/build/media.ts';
import { aPerson } from '#tests/build/person.ts';
import { someClaims } from '#tests/build/visit.ts';
import { migratedDataFolder } from '#tests/setup/data-folder.ts';
import { ask } from './fault-traffic.ts';
import { newFolder, startServer } from './server-process.ts';

const soon = { timeout: 40_000, interval: 20 };
const mayMount = process.platform === 'linux' && process.getuid?.() === 0;

/** A small RAM disk. Mounting it needs root. */
async function aSmallDisk(): Promise<string> {
  const folder = await newFolder();
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=120m', 'tmpfs', folder]);
  onTestFinished(() => void execFileSync('umount', ['--lazy', folder]));
  return folder;
}

function fillUp(ballast: string): void {
  for (const bytes of [1 << 20, 1 << 12, 1])
    try {
      for (;;) appendFileSync(ballast, Buffer.alloc(bytes));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
}

/** Tokens contain no tasks: the server reads those of the person. */
async function aStaffMember(folder: string): Promise<{ id: number }> {
  await migratedDataFolder(folder);
  const database = await openDatabase(readEnv({ DATA_DIR: folder }), createLog('silent'));
  try {
    return await aPerson('staff@yrke.example').withRole(roles.internal).save(database.db);
  } finally {
    await database.close();
  }
}

test.skipIf(!mayMount)(
  'Q19 a full data folder: writes get 503, reads continue, and free space is enough to recover',
  async () => {
    const folder = await aSmallDisk();
    const ballast = join(folder, 'ballast');
    const staff = await aStaffMember(folder);
    const { address, child } = await startServer({
      DATA_DIR: folder,
      DEFAULT_MARKET: 'se',
      API_RATE_LIMIT: '100000',
      LOG_LEVEL: 'silent',
    });
    const token = await issueToken(
      [defaultSessionSecret],
      someClaims({ customer_id: staff.id, exp: Math.floor(Date.now() / 1000) + 600 }),
    );
    const authorization = `Bearer ${token}`;
    const saved: string[] = [];
    let round = 0;
    /** Two hundred new settings, so that the database needs space for each round. */
    const change = async () => {
      round += 1;
      const name = `round${round}`;
      const settings = Array.from({ length: 200 }, (_, at) => ({
        key: `${name}-${at}-`.padEnd(100, 'x'),
        value: true,
      }));
      const headers = { authorization, 'content-type': 'application/json' };
      const body = JSON.stringify(settings);
      const answer = await ask(address, 'settings', '/api/settings/market/1', { method: 'PUT', headers, body });
      if (answer.status === 200) saved.push(settings[0]?.key ?? '');
      return `${answer.status} ${answer.retryAfter}`;
    };
    /** Acknowledged rounds that are missing. */
    const lost = async () => {
      const answers = await Promise.all(
        saved.map((key) => ask(address, 'setting', `/api/settings/market/1?keys=${key}`)),
      );
      return answers.map(({ body }) => body).filter((body) => !body.includes('true'));
    };
    const upload = async (name: string) => {
      const headers = { authorization, 'content-type': 'application/pdf' };
      const path = `/api/content/media?path=${name}`;
      const answer = await ask(address, 'upload', path, { method: 'PUT', headers, body: new Uint8Array(pdf) });
      return `${answer.status} ${answer.retryAfter}`;
    };
    const read = async (path: string) => (await ask(address, 'read', path)).status;

    expect(await change()).toBe('200 null');
    expect(await upload('terms.pdf')).toBe('200 null');
    expect(await read('/sv/storleksguide')).toBe(200);

    fillUp(ballast);
    expect(await upload('other.pdf')).toBe('503 5');
    // The database can write for a moment, because its existing files have free space.
    await expect.poll(change, soon).toBe('503 5');
    for (const path of ['/files/terms.pdf', '/sv/storleksguide', '/api/feature/features', '/healthz'])
      expect(`${path} ${await read(path)}`).toBe(`${path} 200`);
    expect(await lost()).toEqual([]);

    rmSync(ballast);
    await expect.poll(change, soon).toBe('200 null');
    expect(await lost()).toEqual([]);
    expect(await upload('other.pdf')).toBe('200 null');
    expect(await read('/files/other.pdf')).toBe(200);
    expect(child.exitCode).toBe(null);
  },
);
