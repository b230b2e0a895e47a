/** Creates a value once and keeps it, until a given number of others have been created after it. */
export type BoundedMap<K, V> = { getOrMake(key: K, make: () => V): V };

export function createBoundedMap<K, V>(most: number): BoundedMap<K, V> {
  const kept = new Map<K, V>();
  return {
    getOrMake: (key, make) => {
      const known = kept.get(key);
      if (known !== undefined) return known;
      const made = make();
      kept.set(key, made);
      // A Map keeps insertion order.
      const [oldest] = kept.keys();
      if (kept.size > most && oldest !== undefined) kept.delete(oldest);
      return made;
    },
  };
}
