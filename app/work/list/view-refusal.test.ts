import { expect, test } from 'vitest';
import { problemFor } from './view-refusal.ts';

test('the refusal of a view is shown for the filters that were sent, and not for others', () => {
  const refused = { problem: 'There is one of that name.', query: '?status=open&sort=name' };
  expect(problemFor('?sort=name&status=open&after=7~1', refused)).toBe('There is one of that name.');
  expect(problemFor('?status=done', refused)).toBeUndefined();
  expect(problemFor('?status=open', undefined)).toBeUndefined();
});
