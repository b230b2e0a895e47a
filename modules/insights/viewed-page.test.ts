import { expect, test } from 'vitest';
import { viewedKind } from './viewed-page.ts';

const shop = 'https://se.yrke.example';
const asked = (page: string | undefined, path: string, more: { referrer?: string; isAhead?: boolean } = {}) =>
  viewedKind({ page, url: new URL(path, shop), referrer: more.referrer, isAhead: more.isAhead ?? false });

test.each([
  ['home', '/sv', 'page'],
  [undefined, '/sv/om-oss', 'page'],
  ['constructor', '/sv', 'page'],
  ['allProducts', '/sv/alla', 'list'],
  ['allProducts', '/sv/alla?query=', 'list'],
  ['allProducts', '/sv/alla?query=jacka', 'search'],
  ['product', '/sv/produkt/byxor?query=jacka', 'product'],
  ['checkout', '/sv/kassa', 'cart'],
  ['checkoutOrder', '/sv/kassa/order', 'checkout'],
])('the page %s at %s counts as %s', (page, path, kind) => {
  expect(asked(page, path)).toBe(kind);
});

test('data for another page counts, data for the same page after a change does not', () => {
  expect(asked('product', '/sv/produkt/byxor.data', { referrer: `${shop}/sv/alla` })).toBe('product');
  expect(asked('checkout', '/sv/kassa.data', { referrer: `${shop}/sv/kassa?from=mail` })).toBeUndefined();
  expect(asked('checkout', '/sv/kassa.data', { referrer: 'nonsense' })).toBe('cart');
  expect(asked('checkout', '/sv/kassa', { referrer: `${shop}/sv/kassa` })).toBe('cart');
});

test('pages loaded in advance and pages of staff do not count', () => {
  expect(asked('product', '/sv/produkt/byxor', { isAhead: true })).toBeUndefined();
  expect(asked('staffOrders', '/sv/staff/orders')).toBeUndefined();
});
