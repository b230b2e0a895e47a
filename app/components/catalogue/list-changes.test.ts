import { expect, test } from 'vitest';
import { type ListAddress, readListAddress, writeListAddress } from '#modules/assortment/list-address.ts';
import {
  anyCategory,
  choose,
  clearFilters,
  filterCount,
  hasFilters,
  limitPrice,
  searchFor,
  sortAs,
  viewAs,
} from './list-changes.ts';

const at = (query: string) => readListAddress(new URLSearchParams(query));
const written = (address: ListAddress) => decodeURIComponent(writeListAddress(address).toString());
const third = at('page=3&query=jacket&OrFilters=ParametricList,7');
const red = { filterType: 'ParametricList', id: 9 } as const;

test('P41 a filter, price or text change leads to page 1 and keeps the other selections', () => {
  expect(written(choose(third, red, true))).toBe('query=jacket&OrFilters=ParametricList,7&OrFilters=ParametricList,9');
  expect(written(limitPrice(third, { min: 1, max: 2 }))).toBe(
    'query=jacket&OrFilters=ParametricList,7&filters=price,1,2',
  );
  expect(written(searchFor(third, 'vest'))).toBe('query=vest&OrFilters=ParametricList,7');
  expect(sortAs(third, { field: 'Names', order: 'asc' }).page).toBe(1);
});

test('a value is selected once, and can be removed alone', () => {
  const both = choose(choose(third, red, true), red, true);
  expect(both.chosen.map(({ id }) => id)).toEqual([7, 9]);
  expect(choose(both, red, false).chosen.map(({ id }) => id)).toEqual([7]);
});

test('P37 P38 a grid clears the search text and has pages of 15, a list keeps it and has pages of 50', () => {
  const list = viewAs(third, 'LIST');
  expect(list).toMatchObject({ view: 'LIST', pageSize: 50, searchText: 'jacket', page: 1 });
  expect(viewAs(list, 'GRID')).toMatchObject({ view: 'GRID', pageSize: 15, searchText: '', page: 1 });
});

test('P42 clearing removes all selections; text, order and view stay', () => {
  const narrowed = at('query=jacket&OrFilters=ParametricList,7&filters=price,1,2&sort=Names,asc&view=LIST&page=2');
  expect(hasFilters(narrowed)).toBe(true);
  expect(written(clearFilters(narrowed))).toBe('query=jacket&sort=Names,asc&view=LIST');
  expect(hasFilters(clearFilters(narrowed))).toBe(false);
});

test('a category named by its id is a filter that can be removed separately', () => {
  const named = at('filters=ParametricMultiple,6007&filters=price,1,2&page=3');
  expect(filterCount(named)).toBe(2);
  expect(written(anyCategory(named))).toBe('filters=price,1,2');
  expect(hasFilters(at('filters=ParametricMultiple,6007'))).toBe(true);
});
