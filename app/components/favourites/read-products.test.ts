import { expect, test } from 'vitest';
import { productCalls, readProducts } from './read-products.ts';

const sku = (number: number) => String(100_011_100_000 + number);
const queryOf = (call: string | undefined) => new URL(call ?? '', 'http://shop').searchParams;

test('W05 favourites are requested with repeated Sku, the chosen order, and PageSize 1000', () => {
  const [call, ...others] = productCalls([sku(1), `${sku(2)}C50`], 'added', 'sv-SE');
  expect(others).toEqual([]);
  expect(call).toMatch(/^\/api\/product\/products\?Sku=100011100001&Sku=100011100002C50&PageSize=1000&/);
  expect(queryOf(call).has('SortField')).toBe(false);
  const sorted = queryOf(productCalls([sku(1)], 'highestPrice', 'sv-SE')[0]);
  expect([sorted.get('SortField'), sorted.get('SortOrder')]).toEqual(['LowestPrice', 'desc']);
});

test('W05 in batches of fifty skus, each with its own page size', () => {
  const calls = productCalls(
    Array.from({ length: 101 }, (_, number) => sku(number)),
    'name',
    'sv-SE',
  );
  expect(calls.map((call) => queryOf(call).getAll('Sku').length)).toEqual([50, 50, 1]);
  expect(calls.every((call) => queryOf(call).get('PageSize') === '1000')).toBe(true);
  expect(productCalls([], 'added', 'sv-SE')).toEqual([]);
});

const answering = (status: number, body: unknown) => () => Promise.resolve(Response.json(body, { status }));

test('W04 a failed call returns nothing and does not throw', async () => {
  expect(await readProducts(['/a'], answering(500, {}))).toBeUndefined();
  expect(await readProducts(['/a'], () => Promise.reject(new TypeError('offline')))).toBeUndefined();
  expect(await readProducts(['/a'], () => Promise.resolve(new Response('<html>')))).toBeUndefined();
  expect(await readProducts(['/a', '/b'], answering(200, { results: [{ partNo: sku(1) }] }))).toHaveLength(2);
});
