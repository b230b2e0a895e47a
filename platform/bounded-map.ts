/** Makes a thing once and keeps it, until so many others were made after it. */
export type BoundedMap<K, V> = { getOrMake(key: K, make: () => V): V };

export function createBoundedMap<K, V>(most: number): BoundedMap<K, V> {
  const kept = new Map<K, V>();
  return {
    getOrMake: (key, make) => {
      const known = kept.get(key);
      if (known !== undefined) return known;
      const made = make();
      kept.set(key, made);
      // A Map remembers the order of entry.
      const [oldest] = kept.keys();
      if (kept.size > most && oldest !== undefined) kept.delete(oldest);
      return made;
    },
  };
}
