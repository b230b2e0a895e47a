import { beforeEach, expect, test } from 'vitest';
import { aCompany } from '#tests/build/company.ts';
import { aPrice, aPriceList, aProduct } from '#tests/build/feed.ts';
import { aParametric, namedCategory, publicLists, soldProduct } from '#tests/build/small-catalogue.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { roles } from '../auth/roles.ts';
import type { CategoryView } from './categories-schema.ts';

let shop: TestShop;
let app: TestApp;

beforeEach(async () => {
  shop = await openTestShop();
  app = openTestApp(shop);
  const inBottoms = { parentCode: 'Bottoms' };
  await bringFeed(shop, [
    namedCategory({ id: 100, code: 'Bottoms', context: 'Bottoms', sortOrder: 2, sv: 'Byxor', en: 'Trousers' }),
    namedCategory({ id: 101, code: 'gamma', ...inBottoms, sv: 'gamma', en: 'gamma' }),
    namedCategory({ id: 102, code: 'alpha', ...inBottoms, sv: 'Alpha', en: 'Alpha' }),
    namedCategory({ id: 103, code: 'beta', ...inBottoms, sv: 'beta', en: 'beta' }),
    namedCategory({ id: 104, code: 'empty', ...inBottoms, sv: 'Tomt', en: 'Empty' }),
    namedCategory({ id: 200, code: 'Tops', context: 'Tops', sortOrder: 1, sv: 'Överdelar', en: 'Tops' }),
    namedCategory({ id: 3397, code: 'women', sortOrder: 3, sv: 'Dam', en: 'Women' }),
    namedCategory({
      id: 300,
      code: 'catPPE',
      context: 'catPPE',
      sortOrder: 4,
      markets: ['de'],
      sv: 'Skydd',
      en: 'PPE',
    }),
    aParametric({ code: 'Gender' }, [
      [1000, 'Men', 'Herr'],
      [1001, 'Women', 'Dam'],
    ]),
    ...publicLists(),
    ...soldProduct(1000, { categories: ['alpha', 'women'], primaryCategory: 'alpha' }),
    ...soldProduct(2000, { categories: ['beta'], primaryCategory: 'beta' }),
    ...soldProduct(3000, { categories: ['gamma'], primaryCategory: 'gamma' }),
    ...soldProduct(4000, { categories: ['Tops'], primaryCategory: 'Tops' }),
  ]);
});

const ask = (path: string, headers: Record<string, string> = {}) =>
  app.request(`/api/product/${path}`, { headers: { 'accept-language': 'sv', ...headers } });
const read = async (path: string, headers = {}): Promise<CategoryView[]> => (await ask(path, headers)).json();
const readOne = async (path: string): Promise<CategoryView> => (await ask(path)).json();
const codes = (list: CategoryView[]): string[] => list.flatMap(({ code, categories }) => [code, ...codes(categories)]);

test('P75 categories of a menu: All is the default, empty ones are left out', async () => {
  const menu = await read('categories');
  expect(await read('categories?context=All')).toEqual(menu);
  expect(await read('Categories?Context=all&marketId=1&cultureCode=sv-SE&api-version=2')).toEqual(menu);
  expect(menu.map(({ name, count }) => `${name} ${count}`)).toEqual(['Överdelar 1', 'Byxor 3', 'Dam 1']);
  expect(codes(menu)).not.toContain('empty');
});

test('P12 subcategories are sorted by name, ignoring case', async () => {
  const bottoms = (await read('categories')).find(({ code }) => code === 'Bottoms');
  expect(bottoms?.categories.map(({ name }) => name)).toEqual(['Alpha', 'beta', 'gamma']);
  expect(bottoms).toMatchObject({
    id: 100,
    name: 'Byxor',
    slug: 'byxor',
    parametricValueSlug: null,
    seo: { heading: 'Byxor!', categoryDescription: 'Byxor.' },
  });
});

test('P76 departments are for business customers', async () => {
  expect((await ask('categories/departments')).status).toBe(401);
  expect((await ask('categories/departments', await app.bearer({ storm_role: roles.b2c }))).status).toBe(403);
  const business = await app.bearer({ storm_role: roles.user, company_id: 1 });
  const departments = await read('categories/departments', business);
  expect(departments.map(({ name }) => name)).toEqual(['Överdelar', 'Byxor']);
  expect(departments.flatMap(({ categories }) => categories)).toEqual([]);
});

test('P77 P78 P11 the tree has every category once, like the flat list', async () => {
  const all = await read('categories/all');
  const tree = await read('categories/tree');
  expect(codes(all).sort()).toEqual(['Bottoms', 'Tops', 'alpha', 'beta', 'empty', 'gamma', 'women']);
  expect(codes(tree).sort()).toEqual(codes(all).sort());
  expect(tree.find(({ code }) => code === 'Bottoms')?.categories[0]).toEqual({
    id: 102,
    code: 'alpha',
    parentCode: 'Bottoms',
    name: 'Alpha',
    slug: 'alpha',
    description: 'Alpha.',
    parametricValueSlug: null,
    seo: { title: 'Alpha', description: 'Alpha', heading: 'Alpha!', categoryDescription: 'Alpha.' },
    count: 1,
    categories: [],
  });
});

test('P79 a category by its id', async () => {
  expect(await readOne('categories/100')).toMatchObject({ code: 'Bottoms' });
  const unknown = await ask('categories/999999');
  expect(unknown.status).toBe(404);
  expect(await unknown.json()).toMatchObject({
    code: 'category-not-found',
    title: 'Det finns ingen kategori 999999 på den här marknaden.',
  });
  expect((await ask('categories/1e99')).status).toBe(422);
});

test('P80 a category by its slug in the requested language', async () => {
  expect(await readOne('categories/slug/byxor')).toMatchObject({ id: 100, name: 'Byxor' });
  expect(await readOne('categories/slug/trousers?cultureCode=en-SE')).toMatchObject({ id: 100, name: 'Trousers' });
  expect((await ask('categories/slug/trousers')).status).toBe(404);
  expect((await ask('categories/slug/skydd')).status).toBe(404);
});

test('P81 a category within a gender section', async () => {
  const path = 'categories/code/Bottoms/parametric';
  for (const women of ['women', 'Women', 'dam', '1001'])
    expect(await readOne(`${path}/${women}`)).toMatchObject({ code: 'Bottoms', parametricValueSlug: 'dam', count: 1 });
  expect(await readOne(`${path}/Men`)).toMatchObject({ parametricValueSlug: null, count: 0 });
  expect((await ask(`${path}/slim`)).status).toBe(404);
  expect((await ask('categories/code/nothing/parametric/women')).status).toBe(404);
  expect((await ask('categories/code/women/parametric/men')).status).toBe(404);
});

test('P82 the contexts of the market', async () => {
  const contexts = async (query = '') =>
    ((await (await ask(`Categories/context${query}`)).json()) as { context: string }[]).map(({ context }) => context);
  expect(await contexts()).toEqual(['Tops', 'Bottoms']);
  expect(await contexts('?marketId=12')).toEqual(['Tops', 'Bottoms', 'catPPE']);
});

test('P54 market and language can be given; unknown ones get a clear error', async () => {
  expect((await read('categories?marketId=12')).length).toBe(0);
  expect((await readOne('categories/100?cultureCode=en-GB')).name).toBe('Trousers');
  expect((await ask('categories?marketId=99')).status).toBe(404);
  const bad = await ask('categories?marketId=one&cultureCode=swedish&context=Mine', { 'accept-language': 'en' });
  expect(bad.status).toBe(422);
  const { errors } = (await bad.json()) as { errors: { path: string; message: string }[] };
  expect(errors.map(({ path }) => path)).toEqual(['marketId', 'cultureCode', 'context']);
  expect(errors.every(({ message }) => message.length > 5)).toBe(true);
});

test('P49 P50 P97 the categories of an agreed assortment, for its company', async () => {
  await bringFeed(shop, [
    aPriceList({ code: 'OURS', type: 'Agreement' }),
    { ...aPrice({ style: 2000, priceList: 'OURS' }) },
    { ...aProduct({ style: 5000 }), publicAssortment: false, categories: ['empty'], primaryCategory: 'empty' },
    aPrice({ style: 5000, priceList: 'OURS' }),
  ]);
  const member = async (settings: Record<string, string> = {}) => {
    const company = await aCompany().with(settings).withPriceLists('OURS').save(shop.db);
    return app.bearer({ storm_role: roles.user, company_id: company.id });
  };
  const ours = await member();
  expect(codes(await read('categories?context=Agreement', ours))).toEqual(['Bottoms', 'beta', 'empty']);
  expect(codes(await read('categories?context=Public', ours))).not.toContain('empty');
  expect(codes(await read('categories', ours))).toEqual([
    'Tops',
    'Bottoms',
    'alpha',
    'beta',
    'gamma',
    'empty',
    'women',
  ]);
  expect((await read('categories/departments?context=Agreement', ours)).map(({ count }) => count)).toEqual([2]);
  const held = await member({ ShowAgreedAssortmentOnlyForAllRoles: 'true' });
  expect(codes(await read('categories', held))).toEqual(['Bottoms', 'beta', 'empty']);
  expect(codes(await read('categories?context=Agreement'))).toEqual([]);
});

test('P50 visitors limited to agreed lists get only their categories and counts', async () => {
  await bringFeed(shop, [aPriceList({ code: 'OURS', type: 'Agreement' }), aPrice({ style: 2000, priceList: 'OURS' })]);
  const company = await aCompany()
    .with({ ShowAgreedAssortmentOnlyForAllRoles: 'true' })
    .withPriceLists('OURS')
    .save(shop.db);
  const held = await app.bearer({ storm_role: roles.user, company_id: company.id });
  const counts = (list: CategoryView[]): string[] =>
    list.flatMap(({ code, count, categories }) => [`${code} ${count}`, ...counts(categories)]).sort();
  const told = ['Bottoms 1', 'beta 1'];
  expect(counts(await read('categories/all', held))).toEqual(told);
  expect(counts(await read('categories/tree', held))).toEqual(told);
  expect(counts(await read('categories/all'))).toContain('Bottoms 3');
  const countAt = async (path: string) => ((await (await ask(path, held)).json()) as CategoryView).count;
  expect(await countAt('categories/100')).toBe(1);
  expect(await countAt('categories/slug/overdelar')).toBe(0);
  expect(await countAt('categories/code/Bottoms/parametric/women')).toBe(0);
});
