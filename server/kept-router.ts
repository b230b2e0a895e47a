import type { Result, Router } from 'hono/router';
import { TrieRouter } from 'hono/router/trie-router';
import { createBoundedMap } from '#platform/bounded-map.ts';

/** About a kilobyte each. Products have a path each, and a shop's buyers look at some thousands of them in a day. */
const pathsKept = 5000;

/**
 * Remembers which handlers a path led to. Our paths have words and parameters side by side, which of the library's routers only the
 * one that searches can tell apart, and most who ask ask for the same few paths.
 */
export function createKeptRouter<T>(): Router<T> {
  const searching = new TrieRouter<T>();
  const kept = createBoundedMap<string, Result<T>>(pathsKept);
  return {
    name: 'KeptRouter',
    add: (method, path, handler) => searching.add(method, path, handler),
    match: (method, path) => kept.getOrMake(`${method} ${path}`, () => searching.match(method, path)),
  };
}
