import type { Assortment, Ground } from '../assortment.ts';
import { lowestBit } from '../bits.ts';
import type { FilterColumn } from '../columns.ts';
import type { Engine } from '../engine.ts';
import type { ChosenFilter } from './choice.ts';
import type { BitsOf } from './count-listed.ts';

/** Sizes are counted by size set, because many products share few sets. `held` has the number of products per set. */

export function holdSizes({ sizeSet, sizeSets }: Assortment, { live }: Ground, bitsOf: BitsOf): Uint32Array {
  const held = new Uint32Array(sizeSets.length);
  for (let place = 0; place < live.length; place += 1) {
    const word = live[place] ?? 0;
    for (let left = bitsOf(word); left !== 0; left &= left - 1) {
      const set = sizeSet[word * 32 + lowestBit(left)] ?? 0;
      held[set] = (held[set] ?? 0) + 1;
    }
  }
  return held;
}

/** Adds all size values, or those of one filter. */
export function countSizes(
  { sizeSets }: Assortment,
  held: Uint32Array,
  counts: Uint32Array,
  { firstSlot, slotCount }: Pick<FilterColumn, 'firstSlot' | 'slotCount'> = { firstSlot: 0, slotCount: counts.length },
): void {
  for (let set = 0; set < held.length; set += 1) {
    const count = held[set] ?? 0;
    const slots = count === 0 ? undefined : sizeSets[set]?.slots;
    if (slots === undefined) continue;
    for (let at = 0; at < slots.length; at += 1) {
      const slot = slots[at] ?? 0;
      if (slot >= firstSlot && slot < firstSlot + slotCount) counts[slot] = (counts[slot] ?? 0) + count;
    }
  }
}

/** When one size filter has a selection, values of another count only if a selected size has them. */
export function countChosenSizes(
  { scratch, columns, filterOf }: Engine,
  { sizeSets }: Assortment,
  held: Uint32Array,
  chosen: ChosenFilter,
  counts: Uint32Array,
): void {
  const { stamps, selected, generation } = scratch;
  const own = columns.skus.values[chosen.sizeColumn];
  for (let set = 0; set < held.length; set += 1) {
    const count = held[set] ?? 0;
    if (count === 0) continue;
    generation.of += 1;
    const skus = sizeSets[set]?.skus ?? [];
    for (let at = 0; at < skus.length; at += 1) {
      const sku = skus[at] ?? 0;
      const isLetThrough = selected[(own?.[sku] ?? 0) - 1] === 1;
      for (const values of columns.skus.values) {
        const slot = (values[sku] ?? 0) - 1;
        if (slot === -1 || stamps[slot] === generation.of) continue;
        if (!isLetThrough && filterOf[slot] !== chosen.filter) continue;
        stamps[slot] = generation.of;
        counts[slot] = (counts[slot] ?? 0) + count;
      }
    }
  }
}
