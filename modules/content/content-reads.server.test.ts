import { beforeEach, expect, test } from 'vitest';
import { aPage, someGeneral } from '#tests/build/content.ts';
import { aVisit } from '#tests/build/visit.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { recordContentReads } from './content-reads.server.ts';
import { listPageSlugs } from './list-page-slugs.server.ts';
import { readGeneral } from './read-general.server.ts';
import { readPage } from './read-page.server.ts';
import { readPageInMarkets } from './read-page-in-markets.server.ts';
import { saveContent } from './save-content.server.ts';

let shop: TestShop;

beforeEach(async () => {
  shop = await openTestShop();
  await save('about');
  await save('terms');
});

type Place = { marketId?: number; language?: 'sv' | 'en' };
const save = (slug: string, facts: object = {}, { marketId, language = 'sv' }: Place = {}) =>
  saveContent(shop, [{ marketId, language, kind: 'page', slug, data: aPage({ slug, ...facts }) }]);
const record = async (read: (shop: Pick<TestShop, 'snapshots'>) => Promise<unknown>) => {
  const reads = recordContentReads(shop.snapshots);
  await read(reads);
  expect(await reads.isCurrent()).toBe(true);
  return reads;
};

test('what shows a page is outdated when that page changes, and not when another does', async () => {
  const { isCurrent, values } = await record((shop) => readPage(shop, aVisit(), { slug: 'about' }));
  expect(values()).toEqual([aPage({ slug: 'about' })]);
  await save('terms', { title: 'Other' });
  await save('about', { title: 'English' }, { language: 'en' });
  await save('about', { title: 'Finland' }, { marketId: 3 });
  expect(await isCurrent()).toBe(true);
  await save('about', { title: 'New' });
  expect(await isCurrent()).toBe(false);
});

test("a market's first own version outdates what shows the general one", async () => {
  const { isCurrent } = await record((shop) => readPage(shop, aVisit(), { slug: 'about' }));
  await save('about', {}, { marketId: aVisit().market.marketId });
  expect(await isCurrent()).toBe(false);
});

test('a page that was missing outdates what noticed it', async () => {
  const { isCurrent } = await record((shop) => readPage(shop, aVisit(), { slug: 'new' }));
  await save('new');
  expect(await isCurrent()).toBe(false);
});

test('a list of all pages is outdated by each of them; the question where a page exists is not', async () => {
  const listed = await record((shop) => listPageSlugs(shop, aVisit()));
  const asked = await record(async (shop) => (await readPageInMarkets(shop, 'about'))(aVisit().market, 'sv'));
  await save('about', { title: 'New' });
  expect([await listed.isCurrent(), await asked.isCurrent()]).toEqual([false, true]);
  await save('about', {}, { language: 'en' });
  expect(await asked.isCurrent()).toBe(false);
});

test('general content outdates what shows it', async () => {
  const general = { marketId: undefined, language: 'sv', kind: 'general', slug: 'general' } as const;
  await saveContent(shop, [{ ...general, data: someGeneral() }]);
  const { isCurrent } = await record((shop) => readGeneral(shop, aVisit()));
  await save('about', { title: 'New' });
  expect(await isCurrent()).toBe(true);
  await saveContent(shop, [{ ...general, data: someGeneral() }]);
  expect(await isCurrent()).toBe(false);
});
