import { beforeEach, expect, test } from 'vitest';
import { createSnapshots } from '#platform/snapshots/snapshots.server.ts';
import { aPage, someGeneral } from '#tests/build/content.ts';
import { aVisit } from '#tests/build/visit.ts';
import { logLines } from '#tests/setup/log-lines.ts';
import { testDatabase } from '#tests/setup/test-database.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { generalOrNothing, readGeneral } from './read-general.server.ts';
import { readPage } from './read-page.server.ts';
import { saveContent } from './save-content.server.ts';

let shop: TestShop;

beforeEach(async () => {
  shop = await openTestShop();
});

const general = (data: unknown) => ({
  marketId: 1,
  language: 'sv' as const,
  kind: 'general' as const,
  slug: 'general',
  data,
});
const page = (slug: string, data: unknown) => ({ ...general(data), kind: 'page' as const, slug });

test('R81 an unreadable general content is logged once, and the caller continues without it', async () => {
  const { log, lines } = logLines();
  const snapshots = {
    ...shop.snapshots,
    read: () => Promise.reject(new Error('the content is out of reach')),
  };
  expect(await generalOrNothing({ ...shop, snapshots, log }, aVisit())).toBeUndefined();
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ msg: 'general content is missing', market: 'se', language: 'sv' });
});

test('a market without general content is not a failure', async () => {
  const { log, lines } = logLines();
  expect(await generalOrNothing({ ...shop, log }, aVisit())).toBeUndefined();
  expect(lines).toEqual([]);
  expect(await readGeneral(shop, aVisit())).toMatchObject({ ok: false, refusal: { code: 'not-found' } });
});

test('after the first build, an anonymous view causes no query', async () => {
  await saveContent(shop, [general(someGeneral()), page('about', aPage())]);
  let queries = 0;
  const db = shop.db.withPlugin({
    transformQuery: ({ node }) => {
      queries += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const { signals } = (await testDatabase()).database;
  const snapshots = createSnapshots({ db, signals, clock: shop.clock, log: shop.log });
  await snapshots.start();
  snapshots.stop();
  const view = async () => [
    await readGeneral({ snapshots }, aVisit()),
    await readPage({ snapshots }, aVisit(), { slug: 'about' }),
  ];
  expect(await view()).toMatchObject([{ ok: true }, { ok: true }]);
  const built = queries;
  expect(built).toBeGreaterThan(0);
  await view();
  expect(queries).toBe(built);
});

test('R81 an invalid document breaks only itself', async () => {
  const { log, lines } = logLines();
  await saveContent(shop, [
    general({ navs: 'none' }),
    page('about', aPage()),
    page('broken', { ...aPage({ slug: 'broken' }), blocks: 'none' }),
  ]);
  expect(await generalOrNothing({ ...shop, log }, aVisit())).toBeUndefined();
  expect(lines).toHaveLength(1);
  await expect(readPage(shop, aVisit(), { slug: 'broken' })).rejects.toThrow(/blocks/);
  expect((await readPage(shop, aVisit(), { slug: 'about' })).ok).toBe(true);
});
