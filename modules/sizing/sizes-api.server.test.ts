import { beforeEach, expect, test } from 'vitest';
import { sizeGroupsCacheMs } from '#core/timings.ts';
import { aPerson } from '#tests/build/person.ts';
import { aParametric } from '#tests/build/small-catalogue.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { logLines } from '#tests/setup/log-lines.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import type { FeedRowOf } from '../catalogue/feed-schema.ts';

let shop: TestShop;
let app: TestApp;

function aSizeGuide(code: string, sv: string, sizes: readonly string[]): FeedRowOf<'size-guide'> {
  return {
    kind: 'size-guide',
    code,
    unit: 'cm',
    title: { sv, en: code },
    columns: [{ code: 'chest', name: { sv: 'Bröst' } }],
    bodyMeasurements: [
      {
        gender: 'Men',
        tableType: 'regular',
        title: { sv: 'Normal längd', en: 'Regular' },
        rows: sizes.map((size) => ({ size, values: { chest: 100 } })),
      },
    ],
  };
}

beforeEach(async () => {
  shop = await openTestShop();
  app = openTestApp(shop);
  await bringFeed(shop, [
    aSizeGuide('men-c', 'Herrstorlekar', ['C50', 'C52']),
    aParametric({ code: 'Gender' }, [[1000, 'Men', 'Herr']]),
  ]);
});

const ask = (path: string, headers: Record<string, string> = {}, at = app) =>
  at.request(`/api/product/${path}`, { headers: { 'accept-language': 'sv', ...headers } });
const groupNames = async (at = app) =>
  ((await (await ask('products/sizeGroups', {}, at)).json()) as { name: string }[]).map(({ name }) => name);

test('P62 size groups are cached for 300 seconds', async () => {
  expect(await (await ask('products/sizeGroups')).json()).toEqual([
    { id: 'men-c', name: 'Herrstorlekar', unit: 'cm', sizes: ['C50', 'C52'] },
  ]);
  expect(sizeGroupsCacheMs).toBe(300_000);
  await shop.db.deleteFrom('catalogue_reference').execute();
  shop.clock.moveBy(300_000);
  expect(await groupNames()).toEqual(['Herrstorlekar']);
  shop.clock.moveBy(1);
  expect(await groupNames()).toEqual([]);
});

test('P62 an import is visible at once', async () => {
  expect(await groupNames()).toEqual(['Herrstorlekar']);
  await bringFeed(shop, [aSizeGuide('gloves', 'Handskar', ['8'])]);
  expect((await groupNames()).sort()).toEqual(['Handskar', 'Herrstorlekar']);
});

test('P62 if they cannot be read there are none, and it is logged', async () => {
  const { log, lines } = logLines();
  const snapshots = { ...shop.snapshots, read: () => Promise.reject(new Error('gone')) };
  const broken = openTestApp({ ...shop, log, snapshots });
  expect(await groupNames(broken)).toEqual([]);
  expect(lines.some(({ msg }) => msg === 'Failed to read the size groups')).toBe(true);
});

test('P94 the size tree is in the requested language', async () => {
  expect(await (await ask('customersize/tree?cultureCode=sv-SE', { 'accept-language': 'en' })).json()).toEqual([
    {
      id: 'men-c',
      label: 'Herrstorlekar',
      children: [
        {
          id: 'men-c.Men.regular',
          label: 'Herr, Normal längd',
          children: ['C50', 'C52'].map((size) => ({ id: size, label: size, children: [] })),
        },
      ],
    },
  ]);
  const [english] = (await (await ask('customersize/tree?cultureCode=en-SE')).json()) as { label: string }[];
  expect(english?.label).toBe('men-c');
});

test('P93 people see only their own sizes', async () => {
  const ada = await aPerson('ada@bygg.example').save(shop.db);
  const bo = await aPerson('bo@bygg.example').save(shop.db);
  const changed_at = shop.clock.now();
  await shop.db
    .insertInto('customer_size')
    .values([
      { customer_id: ada.id, size_group: 'men-c', size: 'C52', changed_at },
      { customer_id: ada.id, size_group: 'gloves', size: '9', changed_at },
      { customer_id: bo.id, size_group: 'men-c', size: 'C46', changed_at },
    ])
    .execute();
  const hers = await app.bearer({ customer_id: ada.id });
  const sizesAt = async (path: string) =>
    ((await (await ask(path, hers)).json()) as { sizeGroup: string; size: string }[]).map(
      ({ sizeGroup, size }) => `${sizeGroup} ${size}`,
    );
  expect(await sizesAt(`customersize/men-c?customerId=${ada.id}`)).toEqual(['men-c C52']);
  expect(await sizesAt('CustomerSize/all')).toEqual(['gloves 9', 'men-c C52']);
  const another = await ask(`customersize/men-c?customerId=${bo.id}`, hers);
  expect(another.status).toBe(403);
  expect(await another.json()).toMatchObject({ code: 'not-allowed' });
  expect((await ask(`customersize/men-c?customerId=${ada.id}`)).status).toBe(401);
  const unknown = await ask('customersize/hats', hers);
  expect(unknown.status).toBe(404);
  expect(await unknown.json()).toMatchObject({ title: 'Det finns ingen storleksgrupp hats.' });
});
