/** Keeps what was asked for last. */
export type BoundedMap<K, V> = { getOrMake(key: K, make: () => V): V };

export function createBoundedMap<K, V>(most: number): BoundedMap<K, V> {
  const kept = new Map<K, V>();
  return {
    getOrMake: (key, make) => {
      const known = kept.get(key);
      if (known !== undefined) {
        // Back to the end of the row: a Map remembers the order of entry, and its first key goes first.
        kept.delete(key);
        kept.set(key, known);
        return known;
      }
      const made = make();
      kept.set(key, made);
      const [oldest] = kept.keys();
      if (kept.size > most && oldest !== undefined) kept.delete(oldest);
      return made;
    },
  };
}
