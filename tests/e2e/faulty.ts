import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeFolder } from '../../tools/lib/remove-folder.ts';
import { inRoot } from '../../tools/lib/root.ts';

export type FaultyShop = {
  urlOf(path: string): string;
  goAway(): Promise<void>;
  comeBack(): Promise<void>;
  stop(): Promise<void>;
};

/** A separate shop for the journey, whose database can be made unavailable without affecting other journeys. */
export async function startFaultyShop(): Promise<FaultyShop> {
  const folder = mkdtempSync(join(tmpdir(), 'yrke-faulty-'));
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: '0',
    DATA_DIR: folder,
    APP_ENV: 'local',
    DEMO: '1',
    DEMO_PRODUCTS: '5',
    PICTURES_AHEAD: '0',
    LOG_LEVEL: 'error',
    DATABASE_URL: undefined,
  };
  const child = fork(inRoot('tests/e2e/setup/faulty-shop.ts'), { cwd: inRoot(), env, stdio: 'inherit' });
  const ended = once(child, 'exit');
  const [{ port }] = (await Promise.race([
    once(child, 'message'),
    ended.then(() => Promise.reject(new Error('the shop did not start'))),
  ])) as [{ port: number }];
  const say = async (word: 'away' | 'back') => {
    const heard = once(child, 'message');
    child.send(word);
    await heard;
  };
  return {
    urlOf: (path) => `http://uk.localhost:${port}${path}`,
    goAway: () => say('away'),
    comeBack: () => say('back'),
    stop: async () => {
      child.disconnect();
      await ended;
      removeFolder(folder);
    },
  };
}
