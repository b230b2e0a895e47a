import { expect, test } from 'vitest';
import * as z from 'zod';
import { readNamed } from './read-named.ts';

const schema = z.object({
  pageSize: z.string().optional(),
  sku: z.union([z.string(), z.array(z.string())]).optional(),
});
const read = (search: string) => readNamed(schema)(`http://se.localhost/api/product/products${search}`).data;

test('names are case-insensitive, a repeated one becomes a list', () => {
  expect(read('?PageSize=10&Sku=A&sku=B&SKU=C')).toEqual({ pageSize: '10', sku: ['A', 'B', 'C'] });
  expect(read('?sku=A%20B')).toEqual({ sku: 'A B' });
});

test('unknown names are ignored', () => {
  expect(read('?__proto__=1&constructor=2&utm=3')).toEqual({});
  expect(read('')).toEqual({});
});

test('it accepts and refuses the same as the whole schema', () => {
  const strict = z.object({
    term: z.string().min(2),
    size: z.string().regex(/^\d+$/).pipe(z.coerce.number<string>().max(50)).optional(),
    order: z.preprocess((text) => text ?? 'up', z.enum(['up', 'down']).default('up')),
    tags: z
      .union([z.string(), z.array(z.string())])
      .optional()
      .transform((value) => (value === undefined ? [] : [value].flat())),
  });
  const asked: Record<string, string | string[]>[] = [
    {},
    { term: 'ab' },
    { term: 'a' },
    { term: 'ab', size: '7', order: 'down', tags: ['x', 'y'] },
    { size: '70', order: 'sideways' },
    { term: 'ab', size: '70', order: 'sideways' },
  ];
  for (const said of asked) {
    const query = new URLSearchParams(
      Object.entries(said).flatMap(([name, all]) => [all].flat().map((one) => [name, one])),
    );
    const whole = strict.safeParse(said);
    const read = readNamed(strict)(`http://se.localhost/?${query}`);
    expect(read.success).toBe(whole.success);
    expect(read.data).toEqual(whole.data);
    expect(read.error?.issues).toEqual(whole.error?.issues);
  }
});
