/** A cache of texts, limited by their total number of characters; the least recently used are dropped. */
export type KeptTexts<K> = { get(of: K): string | undefined; set(of: K, text: string): void };

export function keepTexts<K>(mostCharacters: number): KeptTexts<K> {
  const kept = new Map<K, string>();
  let characters = 0;
  return {
    get: (of) => {
      const text = kept.get(of);
      if (text === undefined) return undefined;
      // Re-insert it at the end: a Map keeps insertion order, and its first key is dropped first.
      kept.delete(of);
      kept.set(of, text);
      return text;
    },
    set: (of, text) => {
      characters += text.length - (kept.get(of)?.length ?? 0);
      kept.delete(of);
      kept.set(of, text);
      for (const [oldest, { length }] of kept) {
        if (characters <= mostCharacters) break;
        kept.delete(oldest);
        characters -= length;
      }
    },
  };
}
