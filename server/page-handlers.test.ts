import { expect, test } from 'vitest';
import { pagesTo } from './page-handlers.ts';

test.each([
  ['/sv/produkt/byxor-1000/storlekar', ['home', 'product', 'productSizes']],
  ['/en/all-products', ['home', 'allProducts']],
  ['/en', ['home']],
  ['/en/nonsense', []],
  ['/login', []],
  ['/', []],
])('the pages to %s', (path, names) => {
  expect(pagesTo(path)).toEqual(names);
});
