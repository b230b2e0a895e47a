import { expect, test } from 'vitest';
import { indexPaths } from './path-index.ts';

const call = (path: string, method = 'GET') => ({ method, path, accepts: [] });
const index = indexPaths([
  call('/product/Products/{sku}'),
  call('/product/Products/{sku}/reviews'),
  call('/feature/features'),
  call('/feature/features/{key}'),
  call('/feature/features/{key}', 'PUT'),
  call('/feature/features/all'),
  call('/a/fixed/x'),
  call('/a/{any}/y'),
]);

test('a path is found ignoring the case of fixed segments, and returned in its documented spelling', () => {
  expect(index.find('/product/Products/AbC')?.path).toBe('/product/Products/AbC');
  expect(index.find('/PRODUCT/products/AbC')?.path).toBe('/product/Products/AbC');
  expect(index.find('/product/products/AbC/REVIEWS')?.path).toBe('/product/Products/AbC/reviews');
});

test('a parameter keeps its case', () => {
  expect(index.find('/Feature/Features/UseKlevu')?.path).toBe('/feature/features/UseKlevu');
});

test('all methods of a path are found together', () => {
  expect(index.find('/feature/features/x')?.calls.map(({ method }) => method)).toEqual(['GET', 'PUT']);
});

test('a fixed segment takes precedence over a parameter, which is tried if the fixed one fails', () => {
  expect(index.find('/feature/features/ALL')?.calls[0]?.path).toBe('/feature/features/all');
  expect(index.find('/a/FIXED/x')?.calls[0]?.path).toBe('/a/fixed/x');
  expect(index.find('/a/FIXED/y')).toMatchObject({ path: '/a/FIXED/y', calls: [{ path: '/a/{any}/y' }] });
});

test.each(['/', '', '/product', '/product/Products', '/feature/features/x/y', '/unknown', '/constructor'])(
  '%s is not a call',
  (path) => expect(index.find(path)).toBeUndefined(),
);

test('trailing and double slashes are ignored', () => {
  expect(index.find('/feature//features/')?.path).toBe('/feature/features');
});
