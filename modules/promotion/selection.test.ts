import { expect, test } from 'vitest';
import { aRow } from '#tests/build/campaign.ts';
import { selection, selects } from './selection.ts';

const row = aRow({ sku: '120112340104C50', categories: ['Workwear', 'Trousers'], family: 'core', manufacturerId: 7 });
const matches = (lists: object) => selects(selection.parse(lists), row);

test('without lists everything is selected', () => expect(matches({})).toBe(true));

test.each([
  ['the product', { products: ['12011234'] }],
  ['the colour', { products: ['120112340104'] }],
  ['the very size', { products: ['120112340104C50'] }],
  ['the department', { categories: ['Workwear'] }],
  ['the category', { categories: ['Trousers'] }],
  ['the family', { families: ['core'] }],
  ['the brand', { brands: [7] }],
  ['any of several', { products: ['99999999'], brands: [7] }],
])('%s selects it', (_, lists) => expect(matches(lists)).toBe(true));

test.each([
  ['another product', { products: ['12011235'] }],
  ['another colour', { products: ['120112349900'] }],
  ['a size that only begins alike', { products: ['120112340104C5'] }],
  ['another category', { categories: ['Shoes'] }],
  ['another family', { families: ['pro'] }],
  ['another brand', { brands: [8] }],
])('%s does not', (_, lists) => expect(matches(lists)).toBe(false));

test('a part number must be valid and in its canonical spelling', () => {
  expect(selection.safeParse({ products: ['1201-1234'] }).success).toBe(false);
  expect(selection.safeParse({ products: ['trousers'] }).success).toBe(false);
});
