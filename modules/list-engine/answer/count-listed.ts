import type { Assortment, Ground } from '../assortment.ts';
import { lowestBit, popCount } from '../bits.ts';
import type { FilterColumn } from '../columns.ts';
import type { Engine } from '../engine.ts';
import { productsWith } from './narrow.ts';

/** Returns one word of a product bitset. */
export type BitsOf = (word: number) => number;

/** Adds or subtracts all values of one product. */
export function countProduct(
  { values, sizeSet, sizeSets }: Assortment,
  product: number,
  sign: number,
  counts: Uint32Array,
): void {
  const { first, slots } = values;
  const end = first[product + 1] ?? 0;
  for (let at = first[product] ?? 0; at < end; at += 1) {
    const slot = slots[at] ?? 0;
    counts[slot] = (counts[slot] ?? 0) + sign;
  }
  const ofSizes = sizeSets[sizeSet[product] ?? 0]?.slots ?? [];
  for (let at = 0; at < ofSizes.length; at += 1) {
    const slot = ofSizes[at] ?? 0;
    counts[slot] = (counts[slot] ?? 0) + sign;
  }
}

/** Adds the values of products except sizes, and returns the number of products per size set. */
export function countProducts(
  { values, sizeSet, sizeSets }: Assortment,
  { live }: Ground,
  bitsOf: BitsOf,
  counts: Uint32Array,
): Uint32Array {
  const { first, slots } = values;
  const held = new Uint32Array(sizeSets.length);
  for (let place = 0; place < live.length; place += 1) {
    const word = live[place] ?? 0;
    for (let left = bitsOf(word); left !== 0; left &= left - 1) {
      const product = word * 32 + lowestBit(left);
      const end = first[product + 1] ?? 0;
      for (let at = first[product] ?? 0; at < end; at += 1) {
        const slot = slots[at] ?? 0;
        counts[slot] = (counts[slot] ?? 0) + 1;
      }
      const set = sizeSet[product] ?? 0;
      held[set] = (held[set] ?? 0) + 1;
    }
  }
  return held;
}

/** Adds the counts of one filter's values: by bitsets, or product by product for few products. */
export function countFilter(
  engine: Engine,
  assortment: Assortment,
  { live }: Ground,
  bitsOf: BitsOf,
  { firstSlot, slotCount }: FilterColumn,
  counts: Uint32Array,
): void {
  const { bits } = engine.scratch;
  const { first, slots } = assortment.values;
  let count = 0;
  let products = 0;
  for (let place = 0; place < live.length; place += 1) {
    const word = live[place] ?? 0;
    const own = bitsOf(word);
    if (own === 0) continue;
    bits.at[count] = word;
    bits.of[count] = own;
    count += 1;
    products += popCount(own);
  }
  if (products * (slots.length / first.length) < slotCount * count) {
    for (let at = 0; at < count; at += 1)
      for (let left = bits.of[at] ?? 0; left !== 0; left &= left - 1) {
        const product = (bits.at[at] ?? 0) * 32 + lowestBit(left);
        const end = first[product + 1] ?? 0;
        for (let place = first[product] ?? 0; place < end; place += 1) {
          const slot = slots[place] ?? 0;
          if (slot >= firstSlot && slot < firstSlot + slotCount) counts[slot] = (counts[slot] ?? 0) + 1;
        }
      }
    return;
  }
  for (let slot = firstSlot; slot < firstSlot + slotCount; slot += 1) {
    const set = productsWith(engine, assortment, slot);
    let shared = 0;
    for (let at = 0; at < count; at += 1) shared += popCount((bits.of[at] ?? 0) & (set[bits.at[at] ?? 0] ?? 0));
    counts[slot] = (counts[slot] ?? 0) + shared;
  }
}
