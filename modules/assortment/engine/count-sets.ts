import type { Assortment, Ground } from './assortment.ts';
import { popCount } from './bits.ts';
import type { Engine } from './engine.ts';

/** Squeezes the words of a ground that `bitsOf` gives; answers how many are not empty. */
export function squeeze({ scratch }: Engine, { live }: Ground, bitsOf: (word: number) => number): number {
  const { wordAt, wordOf } = scratch;
  let count = 0;
  for (let place = 0; place < live.length; place += 1) {
    const word = live[place] ?? 0;
    const bits = bitsOf(word);
    if (bits === 0) continue;
    wordAt[count] = word;
    wordOf[count] = bits;
    count += 1;
  }
  return count;
}

export function countSqueezed({ scratch }: Engine, count: number): number {
  let total = 0;
  for (let at = 0; at < count; at += 1) total += popCount(scratch.wordOf[at] ?? 0);
  return total;
}

/** Adds, for each value of one filter, how many of the squeezed products have it: set by set. */
export function countFilter(
  engine: Engine,
  assortment: Assortment,
  filter: number,
  squeezed: number,
  sign: number,
  counts: Uint32Array,
): void {
  const { firstSlot = 0, slotCount = 0 } = engine.columns.filters[filter] ?? {};
  for (let slot = firstSlot; slot < firstSlot + slotCount; slot += 1) {
    const shared = countShared(engine, assortment.valueWords, slot * engine.words, squeezed);
    counts[slot] = (counts[slot] ?? 0) + sign * shared;
  }
}

/**
 * How many bits the squeezed set shares with the one that begins at `first`. Eight words at a time are added up bit by bit into ones,
 * twos, fours and eights, so that only the eights have to be counted each time.
 */
function countShared(
  { scratch: { wordAt, wordOf } }: Engine,
  words: Int32Array,
  first: number,
  squeezed: number,
): number {
  let ones = 0;
  let twos = 0;
  let fours = 0;
  let eights = 0;
  let at = 0;
  for (const last = squeezed - 7; at < last; at += 8) {
    const a = (wordOf[at] ?? 0) & (words[first + (wordAt[at] ?? 0)] ?? 0);
    const b = (wordOf[at + 1] ?? 0) & (words[first + (wordAt[at + 1] ?? 0)] ?? 0);
    const c = (wordOf[at + 2] ?? 0) & (words[first + (wordAt[at + 2] ?? 0)] ?? 0);
    const d = (wordOf[at + 3] ?? 0) & (words[first + (wordAt[at + 3] ?? 0)] ?? 0);
    const e = (wordOf[at + 4] ?? 0) & (words[first + (wordAt[at + 4] ?? 0)] ?? 0);
    const f = (wordOf[at + 5] ?? 0) & (words[first + (wordAt[at + 5] ?? 0)] ?? 0);
    const g = (wordOf[at + 6] ?? 0) & (words[first + (wordAt[at + 6] ?? 0)] ?? 0);
    const h = (wordOf[at + 7] ?? 0) & (words[first + (wordAt[at + 7] ?? 0)] ?? 0);
    const ab = ones ^ a;
    const twosA = (ones & a) | (ab & b);
    const cd = ab ^ b ^ c;
    const twosB = ((ab ^ b) & c) | (cd & d);
    const ef = cd ^ d ^ e;
    const twosC = ((cd ^ d) & e) | (ef & f);
    const gh = ef ^ f ^ g;
    const twosD = ((ef ^ f) & g) | (gh & h);
    ones = gh ^ h;
    const left = twos ^ twosA;
    const foursA = (twos & twosA) | (left & twosB);
    const right = left ^ twosB ^ twosC;
    const foursB = ((left ^ twosB) & twosC) | (right & twosD);
    twos = right ^ twosD;
    const four = fours ^ foursA;
    eights += popCount((fours & foursA) | (four & foursB));
    fours = four ^ foursB;
  }
  let count = 8 * eights + 4 * popCount(fours) + 2 * popCount(twos) + popCount(ones);
  for (; at < squeezed; at += 1) count += popCount((wordOf[at] ?? 0) & (words[first + (wordAt[at] ?? 0)] ?? 0));
  return count;
}
