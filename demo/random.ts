/** The recipe's random numbers: xmur3 makes a seed of a text, mulberry32 draws from it. The same text, the same world. */

export function hashText(text: string): number {
  let h = 1779033703 ^ text.length;
  for (let i = 0; i < text.length; i++) {
    h = Math.imul(h ^ text.charCodeAt(i), 3432918353);
    h = (h << 13) | (h >>> 19);
  }
  h = Math.imul(h ^ (h >>> 16), 2246822507);
  h = Math.imul(h ^ (h >>> 13), 3266489909);
  return (h ^ (h >>> 16)) >>> 0;
}

export type Random = {
  next: () => number;
  int: (from: number, to: number) => number;
  chance: (probability: number) => boolean;
  pick: <T>(choices: readonly T[]) => T;
  sample: <T>(choices: readonly T[], count: number) => T[];
};

/** A separate random stream for every key, so that a product does not depend on the number of products before it. */
export function randomFor(seed: string, key: string): Random {
  let state = hashText(`${seed}/${key}`);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const pick = <T>(choices: readonly T[]): T => {
    const chosen = choices[int(0, choices.length - 1)];
    if (chosen === undefined) throw new Error('nothing to pick from');
    return chosen;
  };
  const sample = <T>(choices: readonly T[], count: number): T[] => {
    const left = [...choices];
    const taken: T[] = [];
    while (taken.length < count && left.length > 0) taken.push(...left.splice(int(0, left.length - 1), 1));
    return taken;
  };
  return { next, int, chance: (probability) => next() < probability, pick, sample };
}
