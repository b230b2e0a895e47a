import { expect, test } from 'vitest';
import { createBoundedMap } from './bounded-map.ts';

test('creates a value once, and drops the oldest', () => {
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
