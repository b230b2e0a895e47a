import { expect, test } from 'vitest';
import { queryToKeep } from './view.ts';

test('a view holds what narrows a list, not where somebody was in it', () => {
  expect(queryToKeep('?status=x&after=5~1&search=&done=moved&lang=en&market=1')).toBe('market=1&status=x');
  expect(queryToKeep('')).toBe('');
});
