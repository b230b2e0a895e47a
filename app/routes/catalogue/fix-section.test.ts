import { expect, test } from 'vitest';
import type { Filter } from '#modules/assortment/product-list.ts';
import { fixSection } from './fix-section.ts';

const value = (id: number, code: string) => ({
  id,
  code,
  label: code,
  sortOrder: id,
  count: 1,
  selected: false,
  disabled: false,
});
const gender: Filter = {
  parametricCode: 'Gender',
  name: 'Gender',
  filterType: 'ParametricList',
  isAndFilter: false,
  values: [value(1, 'Men'), value(2, 'Women'), value(3, 'Unisex')],
};
const fit: Filter = { ...gender, parametricCode: 'Fit', values: [value(4, 'Men')] };

test('P29 P42 in a section its gender is preselected and cannot be changed', () => {
  expect(fixSection([gender, fit], 'men')).toEqual({
    filters: [{ ...gender, values: [value(1, 'Men')] }, fit],
    fixedIds: [1],
  });
  expect(fixSection([gender, fit], 'women').fixedIds).toEqual([2]);
  expect(fixSection([gender, fit], undefined)).toEqual({ filters: [gender, fit], fixedIds: [] });
  expect(fixSection([fit], 'men').fixedIds).toEqual([]);
});
