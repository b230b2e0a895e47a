import { describe, expect, test } from 'vitest';
import { type ListAddress, parseFilters, questionOf, readListAddress, writeListAddress } from './list-address.ts';

const read = (query: string) => readListAddress(new URLSearchParams(query));
const rewritten = (query: string) => decodeURIComponent(writeListAddress(read(query)).toString());

const everything: ListAddress = {
  context: 'Agreement',
  chosen: [
    { filterType: 'ParametricMultiple', id: 5 },
    { filterType: 'ParametricList', id: 12 },
  ],
  priceRange: { min: 100, max: 500 },
  categoryId: 123,
  searchText: 'jacket',
  sort: { field: 'LowestPrice', order: 'asc' },
  mode: 'ColorVariants',
  view: 'LIST',
  page: 2,
  pageSize: 15,
};

test('P35 every list parameter is parsed and written back unchanged', () => {
  const address = read(
    'OrFilters=ParametricList,12&OrFilters=ParametricMultiple,5&filters=price,100,500&filters=ParametricMultiple,123&query=jacket&page=2&pageSize=15&context=Agreement&groupBy=ColorVariants&sort=LowestPrice,asc&view=LIST',
  );
  expect({ ...address, chosen: address.chosen.toSorted((a, b) => a.id - b.id) }).toEqual(everything);
  expect(readListAddress(writeListAddress(everything))).toEqual(everything);
});

test('P17 an empty address is page 1 of a grid of 15, without selections and with the visitor’s default order', () => {
  expect(read('')).toEqual({
    context: 'All',
    chosen: [],
    priceRange: undefined,
    categoryId: undefined,
    searchText: '',
    sort: undefined,
    mode: 'Default',
    view: 'GRID',
    page: 1,
    pageSize: 15,
  });
  expect(rewritten('')).toBe('');
});

test('P38 a grid has pages of 15 and a list of 50, and no other size is possible', () => {
  expect(read('view=LIST').pageSize).toBe(50);
  expect(read('view=GRID').pageSize).toBe(15);
  expect(read('pageSize=50').pageSize).toBe(50);
  for (const size of ['0', '16', '1000', 'x', '']) expect(read(`pageSize=${size}`).pageSize).toBe(15);
});

test.each([
  ['an unknown parameter', 'utm_source=mail&lang=sv', ''],
  ['what is usual', 'page=1&view=GRID&pageSize=15&context=All&groupBy=Default&query=', ''],
  ['a page that is no page', 'page=-3', ''],
  ['a page in words', 'page=two', ''],
  ['a filter of no type', 'OrFilters=12', ''],
  ['a filter of another type', 'OrFilters=Range,12', ''],
  ['a filter without a number', 'OrFilters=ParametricList,red', ''],
  ['a filter with too much', 'OrFilters=ParametricList,1,2', ''],
  ['a filter twice', 'OrFilters=ParametricList,12&OrFilters=ParametricList,12', 'OrFilters=ParametricList,12'],
  [
    'another order',
    'OrFilters=ParametricList,9&OrFilters=ParametricList,2',
    'OrFilters=ParametricList,2&OrFilters=ParametricList,9',
  ],
  ['a sort without an order', 'sort=LowestPrice', ''],
  ['a sort of something else', 'sort=Weight,asc', ''],
  ['a view of something else', 'view=MAP', ''],
  ['an object’s own word', 'sort=toString,asc&context=constructor&groupBy=__proto__', ''],
])('P35 %s has no effect', (_, query, expected) => expect(rewritten(query)).toBe(expected));

describe('P36 the price is price,min,max', () => {
  test.each([
    ['price,100,500', { min: 100, max: 500 }],
    ['price,0,99.5', { min: 0, max: 99.5 }],
    ['price,100,100', { min: 100, max: 100 }],
  ])('%s', (value, priceRange) => {
    expect(parseFilters(value)).toEqual({ priceRange });
    expect(rewritten(`filters=${value}`)).toBe(`filters=${value}`);
  });

  test('too many decimals or a very large amount are still a price', () => {
    expect(rewritten('filters=price,99.999,500')).toBe('filters=price,100,500');
    expect(rewritten('filters=price,100,99999999999')).toBe('filters=price,100,999999');
    expect(rewritten('priceMin=0.504&priceMax=12345678901234567890')).toBe('filters=price,0.5,999999');
  });

  test.each([
    'price',
    'price,1',
    'price,a,b',
    'price,500,100',
    'price,-1,5',
    'price,1,2,3',
    'price,1e3,2e3',
    'cost,1,2',
  ])('%s is invalid and ignored', (value) => expect(parseFilters(value)).toEqual({}));

  test('the two form fields mean the same, one is enough, in either order', () => {
    expect(rewritten('priceMin=100&priceMax=500')).toBe('filters=price,100,500');
    expect(rewritten('priceMin=500&priceMax=100')).toBe('filters=price,100,500');
    expect(rewritten('priceMax=500&priceMin=')).toBe('filters=price,0,500');
    expect(rewritten('priceMin=100')).toBe('filters=price,100,999999');
    expect(rewritten('priceMin=&priceMax=')).toBe('');
  });
});

test('R43 ParametricMultiple and a number is a category; anything else is ignored', () => {
  expect(parseFilters('ParametricMultiple,123')).toEqual({ categoryId: 123 });
  for (const value of ['ParametricMultiple,abc', 'ParametricMultiple,', 'ParametricMultiple,1,2', 'ParametricList,1'])
    expect([value, parseFilters(value)]).toEqual([value, {}]);
});

test('a search text is one line of at most 200 characters', () => {
  expect(read('query=%20winter%0A%09jacket%00%20').searchText).toBe('winter jacket');
  expect(Array.from(read(`query=${'🦺'.repeat(10_000)}`).searchText)).toHaveLength(200);
  expect(read(`query=${encodeURIComponent('<script>"\'&')}`).searchText).toBe('<script>"\'&');
});

test('at most 200 values can be selected', () => {
  const query = Array.from({ length: 5000 }, (_, id) => `OrFilters=ParametricList,${id + 1}`).join('&');
  expect(read(query).chosen).toHaveLength(200);
});

test('P35 the query has the place of the path and the ids of the values', () => {
  expect(questionOf(everything, { category: 'Tops' })).toEqual({
    place: { category: 'Tops' },
    context: 'Agreement',
    valueIds: [5, 12],
    priceRange: { min: 100, max: 500 },
    searchText: 'jacket',
    sort: { field: 'LowestPrice', order: 'asc' },
    mode: 'ColorVariants',
    view: 'LIST',
    page: 2,
    pageSize: 15,
  });
});
