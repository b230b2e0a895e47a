import { expect, test } from 'vitest';
import { readListAddress } from '#modules/assortment/list-address.ts';
import type { Filter } from '#modules/assortment/product-list.ts';
import { sortBy } from '#modules/assortment/sort-options.ts';
import { initialListState, listStateOf, wordsOf } from './list-state.ts';

const colour: Filter = {
  parametricCode: 'Color',
  name: 'Colour',
  filterType: 'ParametricList',
  isAndFilter: false,
  values: [
    { id: 7, label: 'Red', code: '17', sortOrder: 1, count: 4, selected: false, disabled: false, hex: '#AA0000' },
    { id: 8, label: 'Blue', code: '30', sortOrder: 2, count: 0, selected: false, disabled: true },
  ],
};
const gender: Filter = { ...colour, parametricCode: 'Gender', name: 'Gender', values: [] };
const loaded = {
  total: 31,
  page: 2,
  pageSize: 15,
  filters: [colour, gender],
  priceLimits: { min: 10, max: 90 },
  sort: sortBy('Flags'),
};
const at = (query: string) => readListAddress(new URLSearchParams(query));

test('P17 a list that is not loaded yet has page 1, the visitor’s default order and all members', () => {
  expect(initialListState(at(''), sortBy('PopularityRank'))).toEqual({
    loading: 'notStarted',
    context: 'All',
    page: 1,
    pageSize: 15,
    total: 0,
    sortKey: 'PopularityRank,asc',
    sortField: 'PopularityRank',
    sortOrder: 'asc',
    filters: [],
    priceLimit: undefined,
    searchText: '',
    parametrics: { color: undefined, size: undefined, sizeAlternate: undefined, colorCode: undefined },
    flags: [],
  });
});

test('P40 P48 a list goes from not started through loading to loaded', () => {
  expect(initialListState(at(''), sortBy('Flags')).loading).toBe('notStarted');
  expect(listStateOf(loaded, at(''), { isLoading: true }).loading).toBe('loading');
  expect(listStateOf(loaded, at('')).loading).toBe('loaded');
});

test('P18 each value of a loaded filter has its seven members', () => {
  const state = listStateOf(loaded, at('OrFilters=ParametricList,7'));
  expect(state.filters[0]?.values).toEqual([
    {
      value: 7,
      code: '17',
      selected: true,
      count: 4,
      parametricCode: 'Color',
      filterType: 'ParametricList',
      isAndFilter: false,
    },
    expect.objectContaining({ value: 8, selected: false, count: 0 }),
  ]);
  expect(state.parametrics.color).toBe(state.filters[0]);
});

test('P43 a value is selected when its id is in the address, even before the response', () => {
  const selected = (query: string, fixedIds: number[] = []) =>
    listStateOf(loaded, at(query), { isLoading: true, fixedIds }).filters[0]?.values.map((value) => value.selected);
  expect(selected('OrFilters=ParametricList,7&OrFilters=ParametricList,8')).toEqual([true, true]);
  expect(selected('')).toEqual([false, false]);
  expect(selected('', [8])).toEqual([false, true]);
});

test('P20 the order in the address applies, otherwise the visitor’s default', () => {
  expect(listStateOf(loaded, at('sort=HighestPrice,desc')).sortKey).toBe('HighestPrice,desc');
  expect(listStateOf(loaded, at('')).sortKey).toBe('Flags,desc');
});

test('the texts of values are stored by id', () =>
  expect([...wordsOf([colour])]).toEqual([
    [7, { label: 'Red', hex: '#AA0000' }],
    [8, { label: 'Blue', hex: undefined }],
  ]));
