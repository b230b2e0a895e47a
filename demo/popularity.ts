import { hashText } from './random.ts';

/**
 * A permutation of 0..count-1 without keeping it: a small Feistel network over the next power of four,
 * walked until it lands inside. Every key gives another order, and no two positions share a place.
 */
export function permute(position: number, count: number, key: string): number {
  const bits = Math.max(1, Math.ceil(Math.log2(Math.max(2, count)) / 2));
  const mask = (1 << bits) - 1;
  const seed = hashText(key);
  let value = position;
  do {
    let left = value >>> bits;
    let right = value & mask;
    for (let round = 1; round <= 4; round++) {
      let mixed = Math.imul(right + seed + round * 0x9e3779b9, 0x85ebca6b);
      mixed ^= mixed >>> 13;
      [left, right] = [right, (left ^ Math.imul(mixed, 0xc2b2ae35) ^ (mixed >>> 7)) & mask];
    }
    value = (left << bits) | right;
  } while (value >= count);
  return value;
}

/** Ranks of 30 and 60 days: two orders that are close to each other, each without ties. */
export function ranksOf(position: number, count: number, key: string): { popRank30: number; popRank60: number } {
  const place = permute(position, count, key);
  const pair = place >> 1;
  const partner = place ^ 1;
  const swapped = hashText(`${key}/${pair}`) % 2 === 0 && partner < count;
  return { popRank30: place + 1, popRank60: (swapped ? partner : place) + 1 };
}
