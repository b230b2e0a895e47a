/** Assigns numbers to words in order of appearance. */
export function createDictionary() {
  const numbers = new Map<string, number>();
  return {
    words: () => [...numbers.keys()],
    numberOf: (word: string) => {
      const known = numbers.get(word) ?? numbers.size;
      numbers.set(word, known);
      return known;
    },
  };
}
