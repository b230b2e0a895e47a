import { expect, test } from 'vitest';
import { createBoundedMap } from './bounded-map.ts';

test('makes a thing once, and forgets what was not asked for longest', () => {
  const made: string[] = [];
  const map = createBoundedMap<string, string>(2);
  const ask = (key: string) =>
    map.getOrMake(key, () => {
      made.push(key);
      return key.toUpperCase();
    });
  expect(['a', 'b', 'a', 'c', 'a', 'b'].map(ask)).toEqual(['A', 'B', 'A', 'C', 'A', 'B']);
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});
