import { expect, test } from 'vitest';
import * as z from 'zod';
import { readNamed } from './read-named.ts';

const schema = z.object({
  pageSize: z.string().optional(),
  sku: z.union([z.string(), z.array(z.string())]).optional(),
});
const read = (search: string) => readNamed(schema)(`http://se.localhost/api/product/products${search}`).data;

test('names are read in any case, a repeated one as a list', () => {
  expect(read('?PageSize=10&Sku=A&sku=B&SKU=C')).toEqual({ pageSize: '10', sku: ['A', 'B', 'C'] });
  expect(read('?sku=A%20B')).toEqual({ sku: 'A B' });
});

test('what the call does not know is passed over', () => {
  expect(read('?__proto__=1&constructor=2&utm=3')).toEqual({});
  expect(read('')).toEqual({});
});
