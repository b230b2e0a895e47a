/** Bitsets of row numbers, 32 per word. */

export const wordsFor = (count: number) => (count + 31) >>> 5;

export function hasBit(set: Uint32Array, row: number): boolean {
  return (((set[row >>> 5] ?? 0) >>> (row & 31)) & 1) === 1;
}

export function setBit(set: Uint32Array, row: number): void {
  set[row >>> 5] = (set[row >>> 5] ?? 0) | (1 << (row & 31));
}

export function clearBit(set: Uint32Array, row: number): void {
  set[row >>> 5] = (set[row >>> 5] ?? 0) & ~(1 << (row & 31));
}

/** Number of set bits, added up in pairs, fours and bytes. */
export function popCount(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function countBits(set: Uint32Array): number {
  let count = 0;
  for (const word of set) count += popCount(word);
  return count;
}

/** Index of the lowest set bit of a word other than 0. */
export const lowestBit = (word: number) => 31 - Math.clz32(word & -word);
