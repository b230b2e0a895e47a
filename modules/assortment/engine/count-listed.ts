import type { Assortment, Ground } from './assortment.ts';
import { lowestBit } from './bits.ts';
import type { Engine } from './engine.ts';

/** Adds all values of one product, or takes them away. */
export function countProduct({ values }: Assortment, product: number, sign: number, counts: Uint32Array): void {
  const { first, slots } = values;
  const end = first[product + 1] ?? 0;
  for (let at = first[product] ?? 0; at < end; at += 1) {
    const slot = slots[at] ?? 0;
    counts[slot] = (counts[slot] ?? 0) + sign;
  }
}

/** What the products of a ground have, word by word as `bitsOf` says; sizes may be left out. */
export function countProducts(
  { columns }: Engine,
  { values }: Assortment,
  { live }: Ground,
  bitsOf: (word: number) => number,
  hasSizes: boolean,
): Uint32Array {
  const { first, slots, firstSize } = values;
  const counts = new Uint32Array(columns.valueIds.length);
  for (let place = 0; place < live.length; place += 1) {
    const word = live[place] ?? 0;
    for (let left = bitsOf(word); left !== 0; left &= left - 1) {
      const product = word * 32 + lowestBit(left);
      const end = (hasSizes ? first[product + 1] : firstSize[product]) ?? 0;
      for (let at = first[product] ?? 0; at < end; at += 1) {
        const slot = slots[at] ?? 0;
        counts[slot] = (counts[slot] ?? 0) + 1;
      }
    }
  }
  return counts;
}
