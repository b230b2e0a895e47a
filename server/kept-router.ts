import type { Result, Router } from 'hono/router';
import { TrieRouter } from 'hono/router/trie-router';
import { createBoundedMap } from '#platform/bounded-map.ts';

/** About a kilobyte each; a shop's visitors view some thousand product paths a day. */
const pathsKept = 5000;

/**
 * Caches the handlers of a path. Our paths mix fixed segments and parameters, which only the library's slow router
 * supports, and most requests use few paths.
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
