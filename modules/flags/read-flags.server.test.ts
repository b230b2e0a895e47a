import { beforeEach, expect, test } from 'vitest';
import { createSnapshots } from '#platform/snapshots/snapshots.server.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { logLines } from '#tests/setup/log-lines.ts';
import { testDatabase } from '#tests/setup/test-database.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { markets } from '../market/markets.ts';
import { changeFlag } from './change-flag.server.ts';
import { saveFlag } from './flag-store.server.ts';
import type { Flag } from './flags.ts';
import { isEnabled, readFlag } from './read-flags.server.ts';

let shop: TestShop;
let reads: number;
const sweden = { market: markets.se };

/** The shop on a connection that counts the statements that read flags. */
async function countingShop(): Promise<TestShop> {
  const opened = await openTestShop();
  const { signals } = (await testDatabase()).database;
  reads = 0;
  const db = opened.db.withPlugin({
    transformQuery: ({ node }) => {
      if (JSON.stringify(node).includes('"feature_flag"')) reads += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const snapshots = createSnapshots({ db, signals, clock: opened.clock, log: opened.log });
  await snapshots.start();
  snapshots.stop();
  return { ...opened, snapshots };
}

const store = (flag: Omit<Flag, 'marketId'> & { marketId?: number }) =>
  saveFlag(shop.db, { marketId: undefined, ...flag }, shop.clock.now());

beforeEach(async () => {
  shop = await countingShop();
});

test('M13 Q08 two reads within five minutes query the store once, one after 300001 ms queries again', async () => {
  expect(await isEnabled(shop, sweden, 'UseKlevu')).toBe(false);
  await store({ key: 'UseKlevu', enabled: true });
  shop.clock.moveBy(300_000);
  expect(await isEnabled(shop, sweden, 'UseKlevu')).toBe(false);
  expect(reads).toBe(1);
  shop.clock.moveBy(1);
  expect(await isEnabled(shop, sweden, 'UseKlevu')).toBe(true);
  expect(reads).toBe(2);
});

test('M13 readers that come at once share one query', async () => {
  await Promise.all(Array.from({ length: 5 }, () => isEnabled(shop, sweden, 'UseKlevu')));
  expect(reads).toBe(1);
});

test('M15 another market is read separately, and each keeps its own value', async () => {
  await store({ key: 'UseKlevu', enabled: true, marketId: markets.no.marketId });
  expect(await isEnabled(shop, sweden, 'UseKlevu')).toBe(false);
  expect(await isEnabled(shop, { market: markets.no }, 'UseKlevu')).toBe(true);
  expect(reads).toBe(2);
  expect(await isEnabled(shop, sweden, 'UseKlevu')).toBe(false);
  expect(reads).toBe(2);
});

test('M13 a change is visible at the next read, without waiting', async () => {
  expect(await isEnabled(shop, sweden, 'UseKlevu')).toBe(false);
  expect(await changeFlag(shop, aVisit({ claims: someClaims() }), { key: 'UseKlevu', enabled: true })).toMatchObject({
    ok: true,
  });
  expect(await isEnabled(shop, sweden, 'UseKlevu')).toBe(true);
});

test('M42 a flag that is forced off in production is off, even if it is stored as on', async () => {
  await store({ key: 'UseOtherPaymentMethodsB2C', enabled: true });
  const inEnvironment = (APP_ENV: 'production' | 'staging') => ({ ...shop, env: { ...shop.env, APP_ENV } });
  expect(await isEnabled(inEnvironment('production'), sweden, 'UseOtherPaymentMethodsB2C')).toBe(false);
  expect(await isEnabled(inEnvironment('staging'), sweden, 'UseOtherPaymentMethodsB2C')).toBe(true);
});

const failing = () => ({ ...shop.snapshots, read: () => Promise.reject(new Error('connection lost')) });

test('M14 M16 a failing store makes a flag false and is logged', async () => {
  const { log, lines } = logLines();
  expect(await isEnabled({ ...shop, snapshots: failing(), log }, sweden, 'UseKlevu')).toBe(false);
  expect(lines).toMatchObject([
    { level: 40, msg: 'a feature flag could not be read', flag: 'UseKlevu', kind: 'general' },
  ]);
});

test('M14 after a failure the store is queried again', async () => {
  await store({ key: 'UseKlevu', enabled: true });
  expect(await isEnabled({ ...shop, snapshots: failing() }, sweden, 'UseKlevu')).toBe(false);
  expect(await isEnabled(shop, sweden, 'UseKlevu')).toBe(true);
});

test('M16 an unknown flag, a provider that is not ready and any other error are false', async () => {
  const { signals } = (await testDatabase()).database;
  const notStarted = createSnapshots({ db: shop.db, signals, clock: shop.clock, log: shop.log });
  expect(await readFlag(shop, sweden, 'UseMagic')).toEqual({ enabled: false, error: 'flag-not-found' });
  expect(reads).toBe(0);
  expect(await readFlag({ ...shop, snapshots: notStarted }, sweden, 'UseKlevu')).toEqual({
    enabled: false,
    error: 'provider-not-ready',
  });
  expect(await readFlag({ ...shop, snapshots: failing() }, sweden, 'UseKlevu')).toEqual({
    enabled: false,
    error: 'general',
  });
});
