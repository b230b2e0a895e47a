import { beforeEach, expect, test } from 'vitest';
import { personalData } from '#server/personal-data.ts';
import { aPrice, aProduct, aSizeGuide } from '#tests/build/feed.ts';
import { aPerson } from '#tests/build/person.ts';
import { smallWorld } from '#tests/build/small-catalogue.ts';
import { someClaims } from '#tests/build/visit.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { roles } from '../auth/roles.ts';
import { removeSizesOf } from '../people/sizes-of-person.server.ts';
import { readMyMeasures, saveMyMeasures } from './customer-measures.server.ts';

let shop: TestShop;
let app: TestApp;
let ada: { id: number };
let bo: { id: number };
let hers: Record<string, string>;

const trousers = aSizeGuide();

beforeEach(async () => {
  shop = await openTestShop();
  app = openTestApp(shop);
  await bringFeed(shop, [...smallWorld(), trousers]);
  ada = await aPerson('ada@bygg.example').save(shop.db);
  bo = await aPerson('bo@bygg.example').save(shop.db);
  hers = await app.bearer({ customer_id: ada.id, storm_role: roles.user });
});

const own = '/api/product/customersize';
const put = (path: string, body: unknown, headers = hers) => app.json(`${own}/${path}`, 'PUT', body, headers);
const read = async (path: string, headers = hers) => (await app.request(`${own}/${path}`, { headers })).json();
const remove = (path: string, headers = hers) => app.request(`${own}/${path}`, { method: 'DELETE', headers });

test('U12 measures of the person are not accessible to buyers who share the account', async () => {
  const claims = someClaims({ customer_id: ada.id, storm_role: roles.user, punch_out_type: 'OCI4' });
  const no = { ok: false, refusal: { code: 'not-from-procurement' } };
  expect(await readMyMeasures(shop, { claims })).toEqual(no);
  expect(await saveMyMeasures(shop, { claims, now: shop.clock.now() }, { chest: 1000 })).toEqual(no);
});

test('Z08 a size is saved, changed and deleted', async () => {
  expect(await (await put('men-c', { size: 'c50' })).json()).toMatchObject({ sizeGroup: 'men-c', size: 'C50' });
  expect(await read('all')).toMatchObject([{ sizeGroup: 'men-c', size: 'C50' }]);
  await put('MEN-C', { size: 'C52' });
  expect(await read('men-c')).toMatchObject([{ size: 'C52' }]);
  expect(await (await remove('men-c')).json()).toEqual([]);
  expect(await read('all')).toEqual([]);
});

test('Z08 only a size of an existing group', async () => {
  const unknown = await put('men-c', { size: 'XXL' });
  expect(unknown.status).toBe(422);
  expect(await unknown.json()).toMatchObject({ code: 'size-unknown' });
  expect((await put('hats', { size: 'C50' })).status).toBe(404);
  expect((await put('all', { size: 'C50' })).status).toBe(404);
  expect((await put('men-c', { size: '' })).status).toBe(422);
  expect((await remove('hats')).status).toBe(404);
});

test("Z08 other people's sizes and measures cannot be read or changed, not even by staff; a guest has none", async () => {
  const staff = await app.bearer({ customer_id: bo.id });
  await put('men-c', { size: 'C50' });
  await put('measures', { measures: { waist: 92 } });
  for (const path of [`men-c?customerId=${ada.id}`, `measures?customerId=${ada.id}`]) {
    expect((await app.request(`${own}/${path}`, { headers: staff })).status).toBe(403);
    expect((await put(path, { size: 'C52', measures: {} }, staff)).status).toBe(403);
    expect((await remove(path, staff)).status).toBe(403);
    expect((await app.request(`${own}/${path}`)).status).toBe(401);
    expect((await put(path, { size: 'C52', measures: {} }, {})).status).toBe(401);
    expect((await remove(path, {})).status).toBe(401);
  }
  expect(await read('all', staff)).toEqual([]);
  expect(await read('measures', staff)).toMatchObject({ measures: {} });
  expect(await read('all')).toMatchObject([{ size: 'C50' }]);
  expect(await read('measures')).toEqual({ unit: 'cm', measures: { waist: 92 } });
});

test('Z08 measures are in centimetres or inches, stay if absent, and are deleted by null', async () => {
  await put('measures', { measures: { waist: 92.5, height: 180 } });
  await put('measures', { unit: 'in', measures: { chest: 40 } });
  expect(await read('measures')).toEqual({ unit: 'cm', measures: { waist: 92.5, height: 180, chest: 101.6 } });
  await put('measures', { measures: { waist: null } });
  expect(await read('measures')).toMatchObject({ measures: { height: 180, chest: 101.6 } });
  expect(await (await remove('measures')).json()).toEqual({ unit: 'cm', measures: {} });
});

test.each([[{ waist: 0 }], [{ waist: -1 }], [{ waist: 1e9 }], [{ waist: 'two' }], [{ ears: 12 }]])(
  'Z08 an invalid measure is refused, and nothing changes: %j',
  async (measures) => {
    await put('measures', { measures: { waist: 92 } });
    expect((await put('measures', { measures: { height: 180, ...measures } })).status).toBe(422);
    expect(await read('measures')).toEqual({ unit: 'cm', measures: { waist: 92 } });
  },
);

test('Z08 measures give a size in each group, with the reason', async () => {
  expect(await read('suggestions')).toEqual([
    { sizeGroup: 'men-c', status: 'missing', size: null, reasons: [], needs: ['waist'] },
  ]);
  await put('measures', { measures: { waist: 92 } });
  expect(await read('suggestions')).toEqual([
    {
      sizeGroup: 'men-c',
      status: 'found',
      size: 'C52',
      reasons: [{ measure: 'waist', value: 92, size: 'C52', from: 90, to: 94, decides: true }],
      needs: [],
    },
  ]);
  await put('measures', { measures: { waist: 150 } });
  expect(await read('suggestions')).toMatchObject([{ status: 'outside', size: null }]);
});

test('measures and sizes are in the data export and deleted with the account', async () => {
  await put('men-c', { size: 'C50' });
  await put('measures', { measures: { waist: 92 } });
  const part = personalData.find((one) => one.part === 'sizes');
  expect(await part?.readOf(shop.db, ada.id)).toMatchObject({ sizes: [{ size: 'C50' }], measures: { waist: 920 } });
  await removeSizesOf(shop.db, ada.id);
  expect(await part?.readOf(shop.db, ada.id)).toEqual({ sizes: [], measures: {} });
});

test('Z07 E17 a guide by category, by size group, and for a product: its own first', async () => {
  const named = { ...aProduct({ style: 5000 }), primaryCategory: 'Tops', categories: ['Tops'], sizeGuide: 'men-c' };
  const bare = { ...aProduct({ style: 6000 }), primaryCategory: 'Tops', categories: ['Tops'] };
  const gloves = { ...trousers, code: 'gloves', title: { sv: 'Handskar' } };
  const own = { ...aProduct({ style: 7000 }), primaryCategory: 'Tops', categories: ['Tops'], sizeGuide: 'gloves' };
  await bringFeed(shop, [gloves, named, bare, own, ...[5000, 6000, 7000].map((style) => aPrice({ style }))]);
  const titleAt = async (path: string) => {
    const answer = await app.request(`/api/${path}`, { headers: { 'accept-language': 'sv' } });
    const { content } = (await answer.json()) as { content?: { title: string } | null };
    return answer.status === 200 ? content?.title : answer.status;
  };
  const whole = await (await app.request('/api/content/sizeguide/Tops')).json();
  expect(Object.keys(whole as object).toSorted()).toEqual(['bodyMeasurementsTable', 'content', 'fallbackPdfUrl']);
  expect(await titleAt('content/sizeguide/Tops')).toBe('Byxstorlekar');
  expect(await titleAt('content/sizeguide/jackor')).toBe('Byxstorlekar');
  expect(await titleAt('content/sizeguide/200')).toBe('Byxstorlekar');
  expect(await titleAt('content/sizeguide/gloves')).toBe('Handskar');
  expect(await titleAt('content/sizeguide/hats')).toBe(404);
  expect(await titleAt('product/products/70001110/sizeguide')).toBe('Handskar');
  expect(await titleAt('product/products/60001110/sizeguide')).toBe('Byxstorlekar');
  // The product has no size guide, and neither does its category.
  expect(await titleAt('product/products/30001110/sizeguide')).toBeUndefined();
});
