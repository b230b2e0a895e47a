import { expect, test } from 'vitest';
import { likePattern } from './like-pattern.ts';

test('signs that stand for others in a pattern are taken as they were typed', () => {
  expect(likePattern('Berg')).toBe('%Berg%');
  expect(likePattern('100%_\\')).toBe('%100\\%\\_\\\\%');
});
