/** Papers that somebody fetched lately. What could not be made is tried again by the next who asks. */
export type KeptPapers<T> = { getOrMake(key: string, make: () => Promise<T>): Promise<T> };

export function createKeptPapers<T>(most: number): KeptPapers<T> {
  const kept = new Map<string, Promise<T>>();
  return {
    getOrMake: (key, make) => {
      const made = kept.get(key) ?? make();
      kept.delete(key);
      kept.set(key, made);
      made.catch(() => kept.delete(key));
      // A Map remembers the order of entry: the first has been unasked for the longest time.
      const [oldest] = kept.keys();
      if (kept.size > most && oldest !== undefined) kept.delete(oldest);
      return made;
    },
  };
}
