import { RouterContextProvider } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { shopContext, visitContext } from '#app/context.ts';
import { loader as rootLoader } from '#app/root.tsx';
import { loadShell } from '#app/routes/shell/load-shell.server.ts';
import { loader as frontDoorLoader } from '#app/routes/system/front-door.tsx';
import { isEnabled } from '#modules/flags/read-flags.server.ts';
import { readMarketSettings } from '#modules/market/read-market-settings.server.ts';
import { createSnapshots } from '#platform/snapshots/snapshots.server.ts';
import { aVisit } from '#tests/build/visit.ts';
import { logLines } from '#tests/setup/log-lines.ts';
import { openTestApp } from '#tests/setup/test-app.ts';
import { testDatabase } from '#tests/setup/test-database.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';

let shop: TestShop;

beforeEach(async () => {
  shop = await openTestShop();
});

/** A proxy whose methods all throw. */
function broken<T extends object>(part: T): T {
  return new Proxy(part, {
    get: () => () => {
      throw new Error('out of order');
    },
  });
}

const parts = ['db', 'snapshots', 'events', 'jobs', 'mail', 'files', 'http', 'limits', 'metrics', 'pictures'] as const;
const without = (part: (typeof parts)[number]): TestShop => ({ ...shop, [part]: broken(shop[part]) });

test.each(parts)('Q19 R81 without %s pages are still rendered', async (part) => {
  const context = new RouterContextProvider();
  const request = new Request('http://se.localhost/sv');
  context.set(shopContext, without(part));
  context.set(visitContext, aVisit());
  const asked = { context, params: {}, request, url: new URL(request.url) } as never;
  expect(rootLoader(asked)).toMatchObject({ language: 'sv', market: { code: 'se' } });
  const shell = await loadShell(without(part), aVisit(), request);
  expect(shell.markets).toHaveLength(21);
  expect(shell.prices.mode).toBe('incl');
  expect(frontDoorLoader(asked).status).toBe(302);
});

test.each(['db', 'snapshots', 'events', 'jobs', 'mail', 'files', 'http', 'limits'] as const)(
  'Q19 without %s a page and the health checks still answer',
  async (part) => {
    const app = openTestApp(without(part));
    expect((await app.request('/sv')).status).toBe(200);
    expect((await app.request('/healthz')).status).toBe(200);
  },
);

test('Q19 M14 M31 with a failing database, flags are off, market settings are empty, and both are logged', async () => {
  const { log, lines } = logLines();
  const { signals } = (await testDatabase()).database;
  let works = true;
  const db = shop.db.withPlugin({
    transformQuery: ({ node }) => {
      if (!works) throw new Error('connection lost');
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const snapshots = createSnapshots({ db, signals, clock: shop.clock, log });
  await snapshots.start();
  snapshots.stop();
  works = false;
  const failing = { ...shop, db, snapshots, log };
  expect(await isEnabled(failing, aVisit(), 'UseKlevu')).toBe(false);
  expect(await readMarketSettings(failing, 1)).toEqual([]);
  expect(lines.map(({ msg }) => msg)).toEqual(['a feature flag could not be read', 'Failed to fetch market settings']);
  const app = openTestApp(failing);
  expect(await (await app.request('/api/feature/features/UseKlevu/enabled')).json()).toBe(false);
  expect((await app.request('/api/settings/market/1')).status).toBe(500);
  works = true;
  expect((await app.request('/api/settings/market/1')).status).toBe(200);
});
