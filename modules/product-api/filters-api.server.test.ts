import { beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { aCompany } from '#tests/build/company.ts';
import { smallWorld } from '#tests/build/small-catalogue.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { roles } from '../auth/roles.ts';
import { filterCountsView, filterTypeIds, filterView } from './filters-schema.ts';
import { productListView } from './products-schema.ts';

let shop: TestShop;
let app: TestApp;

beforeEach(async () => {
  shop = await openTestShop();
  app = openTestApp(shop);
  await bringFeed(shop, smallWorld());
});

type Headers = Record<string, string>;

const ask = (path: string, headers: Headers = {}) =>
  app.request(`/api/product/${path}`, { headers: { 'accept-language': 'sv', ...headers } });
const filters = async (query = '') => z.array(filterView).parse(await (await ask(`filter/search?${query}`)).json());
const counts = async (query = '', headers: Headers = {}) =>
  filterCountsView.parse(await (await ask(`filter/search/count?${query}`, headers)).json());
const countOf = async (valueId: number, query = '', headers: Headers = {}) => {
  const { listValues, multipleValues } = await counts(query, headers);
  return [...listValues, ...multipleValues].find((value) => value.valueId === valueId)?.count;
};

test('P16 the kinds of filters have fixed numbers', () => {
  expect(filterTypeIds).toEqual({ ParametricList: 1, ParametricMultiple: 5 });
});

test("P14 P84 the filters of a query's results, with all their fields", async () => {
  const all = await filters();
  expect(all.map(({ parametricCode }) => parametricCode)).toEqual(['Color', 'Size', 'Properties', 'Quantity']);
  expect(all.map(({ filterType, filterTypeId, isAndFilter }) => [filterType, filterTypeId, isAndFilter])).toEqual([
    ['ParametricList', 1, false],
    ['ParametricList', 1, false],
    ['ParametricList', 1, true],
    ['ParametricMultiple', 5, false],
  ]);
  expect(all[0]).toMatchObject({
    name: 'Färg',
    values: [
      { id: 7001, label: 'Svart', code: '01', sortOrder: 0, count: 2, selected: false, disabled: false },
      { id: 7002, label: 'Blå', code: '02', sortOrder: 1, count: 2, selected: false, disabled: false },
    ],
  });
  const rain = await filters('query=rain&OrFilters=ParametricList,7002');
  expect(rain[0]?.values.find(({ id }) => id === 7002)).toMatchObject({ selected: true, count: 1 });
  expect(rain.flatMap(({ values }) => values).filter(({ count, disabled }) => disabled !== (count === 0))).toEqual([]);
});

test.each(['', 'query=rain', 'OrFilters=ParametricList,7002&filters=price,600,1100', 'categorySlug=byxor'])(
  'P09 P14 a list for %j includes its filters on request',
  async (query) => {
    const path = query.startsWith('query') ? 'products/search' : 'products';
    const plain = productListView.parse(await (await ask(`${path}?${query}`)).json());
    const both = productListView.parse(await (await ask(`${path}?${query}&includeFilters=true`)).json());
    expect(both).toEqual({ ...plain, filters: await filters(query) });
    expect(both.filters?.length).toBeGreaterThan(0);
    expect(plain).not.toHaveProperty('filters');
  },
);

test('P15 P85 counts come as list values and multiple values', async () => {
  const { listValues, multipleValues, total } = await counts();
  expect(total).toBe(3);
  expect(listValues).toContainEqual({ valueId: 7001, count: 2 });
  expect(multipleValues).toEqual([
    { valueId: 11_001, count: 1 },
    { valueId: 11_010, count: 1 },
  ]);
});

test('P85 every count is the actual number of results of the value', async () => {
  const chosen = [
    '',
    'OrFilters=ParametricList,7001',
    'query=jacket',
    'filters=price,600,1100',
    'OrFilters=ParametricList,6001',
  ];
  for (const query of chosen) {
    const before = await filters(query);
    for (const { parametricCode, filterType, isAndFilter, values } of before)
      for (const { id, count } of values) {
        // Values within a filter are alternatives, so the count of a value ignores other selections of the same filter.
        const others = before
          .filter((filter) => isAndFilter || filter.parametricCode !== parametricCode)
          .flatMap((filter) => filter.values.filter(({ selected }) => selected))
          .map((value) => `OrFilters=ParametricList,${value.id}`);
        const rest = query.split('&').filter((part) => part !== '' && !part.startsWith('OrFilters'));
        const asked = [...rest, ...others, `OrFilters=${filterType},${id}`, 'mode=Default'].join('&');
        const { total } = (await (await ask(`products?${asked}`)).json()) as { total: number };
        expect({ query, parametricCode, id, count }).toEqual({ query, parametricCode, id, count: total });
      }
  }
});

test('P85 the counts are those of the caller', async () => {
  const company = await aCompany().withPriceLists('OURS').save(shop.db);
  const ours = await app.bearer({ storm_role: roles.user, company_id: company.id });
  expect(await countOf(7001)).toBe(2);
  expect(await countOf(7001, '', ours)).toBe(3);
  expect(await countOf(7002, 'context=Agreement', ours)).toBeUndefined();
});

test('P84 an unknown category answers 404, an invalid filter is ignored', async () => {
  expect((await ask('filter/search?categorySlug=nothing')).status).toBe(404);
  expect(await counts('OrFilters=Mood,1&OrFilters=ParametricList,abc&filters=price')).toEqual(await counts());
  expect((await ask('filter/search/count?pageSize=x')).status).toBe(422);
});
