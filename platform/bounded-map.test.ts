import { expect, test } from 'vitest';
import { createBoundedMap } from './bounded-map.ts';

test('makes a thing once, and forgets what was made longest ago', () => {
  const made: string[] = [];
  const map = createBoundedMap<string, string>(2);
  const ask = (key: string) =>
    map.getOrMake(key, () => {
      made.push(key);
      return key.toUpperCase();
    });
  expect(['a', 'b', 'a', 'c', 'b', 'a'].map(ask)).toEqual(['A', 'B', 'A', 'C', 'B', 'A']);
  expect(made).toEqual(['a', 'b', 'c', 'a']);
});
