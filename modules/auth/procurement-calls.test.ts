import { expect, test } from 'vitest';
import { isOpenToProcurement } from './procurement-calls.ts';

test.each([
  ['GET', '/api/product/products', true],
  ['GET', '/api/product/customersize/tree', true],
  ['GET', '/api/vas/logos/1/versions/1/picture', true],
  ['GET', '/api/cart/carts', true],
  ['POST', '/api/cart/carts/1/products', true],
  ['POST', '/api/order/punchout/close', true],
  ['POST', '/api/auth/login/oci/4/session', true],
  ['PUT', '/api/feature/features/UsePunchout', false],
  ['POST', '/api/vas/logos', false],
  ['GET', '/api/product/customersize/measures', false],
  ['GET', '/api/Product/CustomerSize/men-c', false],
  ['GET', '/api/cart/carts/saved', false],
  ['PUT', '/api/cart/carts/1/sharing', false],
  ['POST', '/api/cart/cart/email', false],
  ['GET', '/api/customer/customers/1', false],
  ['GET', '/api/customer/favourites/lists', false],
  ['GET', '/api/auth/sessions', false],
  ['GET', '/api/order/orders/1', false],
  ['GET', '/api/orderhistory/orders', false],
])('U12 in a procurement session %s %s is open: %s', (method, path, isOpen) => {
  expect(isOpenToProcurement(method, path)).toBe(isOpen);
});
