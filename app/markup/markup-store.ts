/** Markup of parts of pages by what they show. The least recently used is dropped first. */
export type MarkupStore = {
  find(name: string): string | undefined;
  keep(name: string, markup: string): void;
};

export function createMarkupStore(mostCharacters: number): MarkupStore {
  const kept = new Map<string, string>();
  let characters = 0;

  function drop(name: string): void {
    const markup = kept.get(name);
    if (markup === undefined) return;
    characters -= name.length + markup.length;
    kept.delete(name);
  }

  return {
    find: (name) => {
      const markup = kept.get(name);
      if (markup === undefined) return undefined;
      // A Map keeps insertion order, so its first key is the least recently used.
      kept.delete(name);
      kept.set(name, markup);
      return markup;
    },
    keep: (name, markup) => {
      drop(name);
      if (name.length + markup.length > mostCharacters) return;
      kept.set(name, markup);
      characters += name.length + markup.length;
      for (const oldest of kept.keys()) {
        if (characters <= mostCharacters) break;
        drop(oldest);
      }
    },
  };
}
