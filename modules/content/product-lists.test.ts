import { expect, test } from 'vitest';
import { productListsOf } from './product-lists.ts';

const slider = (list: string) => ({ name: 'shop/product-slider', attributes: { heading: 'Popular', list } });

test('a page asks for the lists of its sliders, each once, those inside groups too', () => {
  const group = { name: 'core/group', attributes: {}, children: [slider('hang-tight'), slider('best-sellers')] };
  expect(productListsOf([slider('best-sellers'), group])).toEqual(['best-sellers', 'hang-tight']);
  expect(productListsOf([{ name: 'shop/hero', attributes: { list: 'best-sellers' } }])).toEqual([]);
});
