import type { Assortment, Ground } from './assortment.ts';
import { lowestBit } from './bits.ts';
import type { Chosen } from './choice.ts';
import type { Engine } from './engine.ts';

/**
 * Values of sizes where one filter of sizes is chosen from: of another only those count that a chosen size has. By sets of sizes, since few
 * sets are shared by many products.
 */
export function countSizes(
  { scratch, columns, filterOf }: Engine,
  { sizeSet, sizeSets }: Assortment,
  { live }: Ground,
  bitsOf: (word: number) => number,
  chosen: Chosen,
  counts: Uint32Array,
  filters: 'own' | 'all',
): void {
  const { stamps, selected, generation } = scratch;
  const held = new Uint32Array(sizeSets.length);
  for (let place = 0; place < live.length; place += 1) {
    const word = live[place] ?? 0;
    for (let left = bitsOf(word); left !== 0; left &= left - 1) {
      const set = sizeSet[word * 32 + lowestBit(left)] ?? 0;
      held[set] = (held[set] ?? 0) + 1;
    }
  }
  const own = columns.skus.values[chosen.sizeColumn];
  const counted = filters === 'all' ? columns.skus.values : own ? [own] : [];
  for (let set = 0; set < held.length; set += 1) {
    const count = held[set] ?? 0;
    if (count === 0) continue;
    generation.of += 1;
    for (const sku of sizeSets[set] ?? []) {
      const isLetThrough = selected[(own?.[sku] ?? 0) - 1] === 1;
      for (const values of counted) {
        const slot = (values[sku] ?? 0) - 1;
        if (slot === -1 || stamps[slot] === generation.of) continue;
        if (!isLetThrough && filterOf[slot] !== chosen.filter) continue;
        stamps[slot] = generation.of;
        counts[slot] = (counts[slot] ?? 0) + count;
      }
    }
  }
}
