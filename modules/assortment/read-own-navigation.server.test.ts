import { beforeEach, expect, test } from 'vitest';
import { aCompany } from '#tests/build/company.ts';
import { aPrice, aPriceList, aProduct } from '#tests/build/feed.ts';
import { namedCategory, publicLists, soldProduct } from '#tests/build/small-catalogue.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { roles } from '../auth/roles.ts';
import type { NavigationItem } from '../catalogue/navigation.ts';
import { readNavigationFor, readOwnNavigation } from './read-own-navigation.server.ts';
import { readViewer } from './read-viewer.server.ts';
import type { AssortmentContext } from './viewer.ts';

let shop: TestShop;

beforeEach(async () => {
  shop = await openTestShop();
  await bringFeed(shop, [
    namedCategory({ id: 100, code: 'Bottoms', sortOrder: 1, sv: 'Byxor', en: 'Trousers' }),
    namedCategory({ id: 101, code: 'shorts', parentCode: 'Bottoms', sv: 'Shorts', en: 'Shorts' }),
    namedCategory({ id: 200, code: 'Tops', sortOrder: 2, sv: 'Jackor', en: 'Jackets' }),
    namedCategory({ id: 300, code: 'Ours', sortOrder: 3, sv: 'Profil', en: 'Profile' }),
    namedCategory({ id: 3397, code: 'women', sortOrder: 4, sv: 'Dam', en: 'Women' }),
    ...publicLists(),
    ...soldProduct(1000, { categories: ['shorts', 'women'], primaryCategory: 'shorts' }),
    ...soldProduct(2000, { categories: ['shorts'], primaryCategory: 'shorts' }),
    ...soldProduct(3000, { categories: ['Tops'], primaryCategory: 'Tops' }),
    aPriceList({ code: 'OURS', type: 'Agreement' }),
    aPriceList({ code: 'AHEAD', type: 'PreOrder' }),
    aPrice({ style: 2000, priceList: 'OURS' }),
    aPrice({ style: 3000, priceList: 'AHEAD' }),
    { ...aProduct({ style: 4000 }), publicAssortment: false, categories: ['Ours'], primaryCategory: 'Ours' },
    aPrice({ style: 4000, priceList: 'OURS' }),
  ]);
});

const member = async (settings: Record<string, string> = {}) => {
  const { id } = await aCompany().with(settings).withPriceLists('OURS', 'AHEAD').save(shop.db);
  return aVisit({ claims: someClaims({ storm_role: roles.user, company_id: id }) });
};
const told = (items: readonly NavigationItem[]): string[] =>
  items.flatMap(({ name, count, categories }) => [`${name} ${count}`, ...told(categories)]);
const departments = async (visit: ReturnType<typeof aVisit>, context: AssortmentContext = 'All') => {
  const viewer = await readViewer(shop, visit, { mode: 'excl', context });
  return told((await readOwnNavigation(shop, visit, viewer)).departments);
};

test('P49 P50 the navigation shows what this viewer sees, with counts', async () => {
  expect(await departments(aVisit())).toEqual(['Byxor 2', 'Shorts 2', 'Jackor 1']);
  expect(await departments(await member())).toEqual(['Byxor 2', 'Shorts 2', 'Jackor 1', 'Profil 1']);
  expect(await departments(await member(), 'Agreement')).toEqual(['Byxor 1', 'Shorts 1', 'Profil 1']);
  expect(await departments(await member(), 'PreOrder')).toEqual(['Jackor 1']);
  const held = await member({ ShowAgreedAssortmentOnly: 'true' });
  expect(await departments(held)).toEqual(['Byxor 1', 'Shorts 1', 'Profil 1']);
});

test('P50 visitors limited to agreed lists get only these', async () => {
  const led = async (visit: ReturnType<typeof aVisit>) => {
    const viewer = await readViewer(shop, visit, { mode: 'excl', context: 'All' });
    return told((await readNavigationFor(shop, visit, viewer, 'All')).departments);
  };
  expect(await led(aVisit())).toEqual(['Byxor 2', 'Shorts 2', 'Jackor 1']);
  expect(await led(await member())).toContain('Profil 1');
  expect(await led(await member({ ShowAgreedAssortmentOnly: 'true' }))).toEqual(['Byxor 1', 'Shorts 1', 'Profil 1']);
});

test("in a section only the viewer's products in it are counted", async () => {
  const sections = async (visit: ReturnType<typeof aVisit>) => {
    const viewer = await readViewer(shop, visit, { mode: 'excl', context: 'All' });
    return told((await readOwnNavigation(shop, visit, viewer)).sections);
  };
  expect(await sections(aVisit())).toEqual(['Dam 1', 'Byxor 1', 'Shorts 1']);
  expect(await sections(await member({ ShowAgreedAssortmentOnly: 'true' }))).toEqual([]);
});

test("P49 the separate assortments depend on the company's lists", async () => {
  const asked = { mode: 'excl', context: 'All' } as const;
  expect((await readViewer(shop, await member(), asked)).apart).toEqual(['PreOrder']);
  expect((await readViewer(shop, aVisit(), asked)).apart).toEqual([]);
});

test('buyers with the same assortment share one navigation in each language, until products change', async () => {
  const read = async (visit: ReturnType<typeof aVisit>) =>
    readOwnNavigation(shop, visit, await readViewer(shop, visit, { mode: 'excl', context: 'All' }));
  const first = await read(await member());
  expect(await read(await member())).toBe(first);
  const inEnglish = await read({ ...(await member()), language: 'en' });
  expect(told(inEnglish.departments)).toEqual(['Trousers 2', 'Shorts 2', 'Jackets 1', 'Profile 1']);
  await bringFeed(shop, [...soldProduct(5000, { categories: ['Tops'], primaryCategory: 'Tops' })]);
  expect(told((await read(await member())).departments)).toEqual(['Byxor 2', 'Shorts 2', 'Jackor 2', 'Profil 1']);
});
