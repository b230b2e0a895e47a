/** A cache of recent documents. A failed document is generated again at the next request. */
export type KeptPapers<T> = { getOrMake(key: string, make: () => Promise<T>): Promise<T> };

export function createKeptPapers<T>(most: number): KeptPapers<T> {
  const kept = new Map<string, Promise<T>>();
  return {
    getOrMake: (key, make) => {
      const made = kept.get(key) ?? make();
      kept.delete(key);
      kept.set(key, made);
      made.catch(() => kept.delete(key));
      // A Map keeps insertion order, so the first key is the least recently used.
      const [oldest] = kept.keys();
      if (kept.size > most && oldest !== undefined) kept.delete(oldest);
      return made;
    },
  };
}
