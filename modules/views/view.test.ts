import { expect, test } from 'vitest';
import { queryToKeep } from './view.ts';

test('a view stores the filters of a list, not the page', () => {
  expect(queryToKeep('?status=x&after=5~1&search=&done=moved&lang=en&market=1')).toBe('market=1&status=x');
  expect(queryToKeep('')).toBe('');
});
