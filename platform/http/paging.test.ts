import { expect, test } from 'vitest';
import * as z from 'zod';
import { pageOf, pagingQuery, sortingQuery } from './paging.ts';

test('the default is the first fifty', () => {
  expect(pagingQuery.parse({})).toEqual({ page: 1, pageSize: 50 });
  expect(pagingQuery.parse({ page: '3', pageSize: '200' })).toEqual({ page: 3, pageSize: 200 });
});

test.each([{ page: '0' }, { page: '-1' }, { page: '1.5' }, { page: 'x' }, { pageSize: '0' }, { pageSize: '201' }])(
  '%o is refused',
  (query) => expect(pagingQuery.safeParse(query).success).toBe(false),
);

test('the default sort is the first allowed field, ascending; other fields are refused', () => {
  const query = sortingQuery(['name', 'createdAt']);
  expect(query.parse({})).toEqual({ sort: 'name', order: 'asc' });
  expect(query.parse({ sort: 'createdAt', order: 'desc' })).toEqual({ sort: 'createdAt', order: 'desc' });
  expect(query.safeParse({ sort: 'passwordHash' }).success).toBe(false);
  expect(query.safeParse({ order: 'random' }).success).toBe(false);
});

test('a page has its items, position and total', () => {
  const page = pageOf(z.object({ id: z.number() }));
  const sent = { items: [{ id: 1 }], page: 2, pageSize: 1, total: 7 };
  expect(page.parse(sent)).toEqual(sent);
  expect(page.safeParse({ ...sent, total: undefined }).success).toBe(false);
  expect(page.safeParse({ ...sent, items: [{ id: 'x' }] }).success).toBe(false);
});
