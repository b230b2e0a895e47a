import { expect, test } from 'vitest';
import { allows, isScope, scopeFor, scopes } from './scopes.ts';

test('every service except auth has read and write scopes', () => {
  expect(scopes).toHaveLength(38);
  expect(isScope('cart:write')).toBe(true);
  expect(isScope('auth:read')).toBe(false);
  expect(isScope('cart:delete')).toBe(false);
});

test.each([
  ['GET', '/api/cart/carts/1', 'cart:read'],
  ['HEAD', '/api/cart/carts', 'cart:read'],
  ['POST', '/api/Order/orders/send', 'order:write'],
  ['DELETE', '/api/cart/carts/1', 'cart:write'],
  ['GET', '/api/auth/companies', 'auth:read'],
])('%s %s needs %s', (method, path, scope) => expect(scopeFor(method, path)).toBe(scope));

test('write includes read, and no scope includes another service', () => {
  expect(allows(['cart:read'], 'cart:read')).toBe(true);
  expect(allows(['cart:write'], 'cart:read')).toBe(true);
  expect(allows(['cart:read'], 'cart:write')).toBe(false);
  expect(allows(['cart:write'], 'order:read')).toBe(false);
  expect(allows([], 'cart:read')).toBe(false);
});
