import { expect, test } from 'vitest';
import { ordersHref } from './order-query.ts';

test('what the list is narrowed by stays in the address of each of its links', () => {
  expect(ordersHref({ search: '', shown: 'all' })).toBe('?');
  expect(ordersHref({ search: 'a&b', shown: 'todo', below: 100_200 })).toBe('?search=a%26b&show=todo&below=100200');
  expect(ordersHref({ search: '', shown: 'messages', order: 'x' })).toBe('?show=messages&order=x');
});
