import { expect, test } from 'vitest';
import { type ListAddress, readListAddress, writeListAddress } from '#modules/assortment/list-address.ts';
import { meantBy } from './meant-by.ts';

const at = (query: string) => readListAddress(new URLSearchParams(query));
const written = (address: ListAddress) => decodeURIComponent(writeListAddress(address).toString());
const value = (id: number) => ({
  id,
  label: '',
  code: '',
  sortOrder: 1,
  count: 0,
  selected: true,
  disabled: false,
});
const here = { viewer: { hidesPrices: false }, category: {}, filters: [{ values: [value(7), value(8)] }] };
const full = at(
  'query=vest&OrFilters=ParametricList,7&filters=price,1,2&filters=ParametricMultiple,5&sort=LowestPrice,asc&page=2',
);

test('a valid address is unchanged', () => expect(meantBy(full, here)).toBe(full));

test('P20 P36 with hidden prices, order and range by price are dropped', () => {
  const hidden = { ...here, viewer: { hidesPrices: true } };
  expect(written(meantBy(full, hidden))).toBe(
    'query=vest&OrFilters=ParametricList,7&filters=ParametricMultiple,5&page=2',
  );
  const named = at('sort=Names,asc');
  expect(meantBy(named, hidden)).toBe(named);
});

test('P43 unknown categories and values are dropped, the others stay', () => {
  expect(meantBy(full, { ...here, category: undefined }).categoryId).toBeUndefined();
  const chosen = at('OrFilters=ParametricList,7&OrFilters=ParametricList,99&OrFilters=ParametricMultiple,8');
  expect(written(meantBy(chosen, here))).toBe('OrFilters=ParametricList,7&OrFilters=ParametricMultiple,8');
  expect(meantBy(chosen, { ...here, filters: undefined })).toBe(chosen);
});
