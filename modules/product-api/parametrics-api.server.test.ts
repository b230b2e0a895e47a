import { beforeEach, expect, test } from 'vitest';
import { aParametric, namedCategory, publicLists, soldProduct } from '#tests/build/small-catalogue.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';

let shop: TestShop;
let app: TestApp;

beforeEach(async () => {
  shop = await openTestShop();
  app = openTestApp(shop);
  await bringFeed(shop, [
    namedCategory({ code: 'Bottoms', sv: 'Byxor', en: 'Trousers' }),
    aParametric({ code: 'Size', level: 'size', name: { sv: 'Storlek', en: 'Size' } }, [
      [9000, 'C50'],
      [9001, 'C52'],
    ]),
    aParametric({ code: 'FilterCollections', sortOrder: 3 }, [[12_000, 'granit', 'Granit']]),
    { kind: 'family', slug: 'kust', name: 'Kust', sortOrder: 1, description: { en: 'For the sea.' } },
    {
      kind: 'family',
      slug: 'granit',
      name: 'Granit',
      sortOrder: 0,
      description: { sv: 'För sten.', en: 'For stone.' },
    },
    ...publicLists(),
    ...soldProduct(1000, { family: 'granit' }),
  ]);
});

const ask = (path: string) => app.request(`/api/product/${path}`, { headers: { 'accept-language': 'sv' } });

test('P74 a parametric with its values, each with id, label and place', async () => {
  expect(await (await ask('parametric/Size')).json()).toEqual({
    parametricCode: 'Size',
    name: 'Storlek',
    filterType: 'ParametricList',
    isAndFilter: false,
    sortOrder: 0,
    values: [
      { id: 9000, label: 'C50', code: 'C50', sortOrder: 0 },
      { id: 9001, label: 'C52', code: 'C52', sortOrder: 1 },
    ],
  });
  const unknown = await ask('parametric/Mood');
  expect(unknown.status).toBe(404);
  expect(await unknown.json()).toMatchObject({
    code: 'parametric-not-found',
    title: 'Det finns ingen produktegenskap som heter Mood.',
  });
});

test('P98 the collections that lists filter by', async () => {
  expect(await (await ask('parametric/FilterCollections')).json()).toMatchObject({
    values: [{ id: 12_000, label: 'Granit', code: 'granit' }],
  });
});

test('P83 families with their slugs, in their order', async () => {
  const families = { granit: { count: 1, description: 'För sten.' }, kust: { count: 0, description: 'For the sea.' } };
  expect(await (await ask('families')).json()).toEqual([
    { id: 'granit', name: 'Granit', slug: 'granit', sortOrder: 0, ...families.granit },
    { id: 'kust', name: 'Kust', slug: 'kust', sortOrder: 1, ...families.kust },
  ]);
});
