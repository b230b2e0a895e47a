import { expect, test } from 'vitest';
import { pageTypeOf } from './page-type.ts';

test.each([
  [
    'CATEGORY',
    ['allProducts', 'products', 'productsByGroup', 'productsByCollection', 'productsMen', 'category', 'subCategory'],
  ],
  ['PRODUCT', ['product']],
  ['CHECKOUT', ['checkout', 'checkoutOrder', 'checkoutDelivery']],
  ['CONFIRMATION', ['checkoutStatusConfirmed']],
  ['CONTENT', ['home', 'contentPage', 'checkoutStatusFailed', 'productSizes', 'myFavorites', 'account', 'toString']],
] as const)('K16 the page type %s', (type, pages) => {
  expect(pages.map(pageTypeOf)).toEqual(pages.map(() => type));
});
