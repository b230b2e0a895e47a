import { expect, test } from 'vitest';
import { likePattern } from './like-pattern.ts';

test('special characters of a pattern are escaped', () => {
  expect(likePattern('Berg')).toBe('%Berg%');
  expect(likePattern('100%_\\')).toBe('%100\\%\\_\\\\%');
});
