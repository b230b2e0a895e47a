import type { Assortment, Ground } from './assortment.ts';
import { lowestBit, popCount } from './bits.ts';
import type { FilterColumn } from './columns.ts';
import type { Engine } from './engine.ts';
import { productsWith } from './narrow.ts';

/** Adds all values of one product, or takes them away. */
export function countProduct({ values }: Assortment, product: number, sign: number, counts: Uint32Array): void {
  const { first, slots } = values;
  const end = first[product + 1] ?? 0;
  for (let at = first[product] ?? 0; at < end; at += 1) {
    const slot = slots[at] ?? 0;
    counts[slot] = (counts[slot] ?? 0) + sign;
  }
}

/** Adds what the products of a ground have, word by word as `bitsOf` says; sizes may be left out. */
export function countProducts(
  { values }: Assortment,
  { live }: Ground,
  bitsOf: (word: number) => number,
  counts: Uint32Array,
  hasSizes = true,
): void {
  const { first, slots, firstSize } = values;
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
}

/** Adds for the values of one filter how many of the products have them. */
export function countFilter(
  engine: Engine,
  assortment: Assortment,
  { live }: Ground,
  bitsOf: (word: number) => number,
  { firstSlot, slotCount }: FilterColumn,
  counts: Uint32Array,
): void {
  const { bits } = engine.scratch;
  let count = 0;
  for (let place = 0; place < live.length; place += 1) {
    const word = live[place] ?? 0;
    const own = bitsOf(word);
    if (own === 0) continue;
    bits.at[count] = word;
    bits.of[count] = own;
    count += 1;
  }
  for (let slot = firstSlot; slot < firstSlot + slotCount; slot += 1) {
    const set = productsWith(engine, assortment, slot);
    let shared = 0;
    for (let at = 0; at < count; at += 1) shared += popCount((bits.of[at] ?? 0) & (set[bits.at[at] ?? 0] ?? 0));
    counts[slot] = (counts[slot] ?? 0) + shared;
  }
}
