import { expect, test } from 'vitest';
import { productListsOf } from './product-lists.ts';

const slider = (list: string) => ({ name: 'shop/product-slider', attributes: { heading: 'Popular', list } });

test('a page has the lists of its sliders without duplicates, including those in groups', () => {
  const group = { name: 'core/group', attributes: {}, children: [slider('hang-tight'), slider('best-sellers')] };
  expect(productListsOf([slider('best-sellers'), group])).toEqual(['best-sellers', 'hang-tight']);
  expect(productListsOf([{ name: 'shop/hero', attributes: { list: 'best-sellers' } }])).toEqual([]);
});
