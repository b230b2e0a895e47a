import type { Assortment } from './assortment.ts';
import { lowestBit, popCount } from './bits.ts';
import type { Chosen } from './choice.ts';
import type { Engine } from './engine.ts';

/** Squeezes the words of `set` that also lie in `within`; answers how many are left. */
export function squeeze({ scratch }: Engine, set: Uint32Array, within: Uint32Array | undefined, live: number): number {
  const { wordAt, wordOf } = scratch;
  let count = 0;
  for (let place = 0; place < live; place += 1) {
    const word = scratch.live[place] ?? 0;
    const bits = (set[word] ?? 0) & (within === undefined ? -1 : (within[word] ?? 0));
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

/** Adds, for each value of one filter, how many of the squeezed products have it. */
export function countFilter(
  engine: Engine,
  assortment: Assortment,
  filter: number,
  squeezed: number,
  counts: Uint32Array,
  present: Uint8Array | undefined,
): void {
  const { wordAt, wordOf } = engine.scratch;
  const { valueBits } = assortment;
  const { firstSlot = 0, slotCount = 0 } = engine.columns.filters[filter] ?? {};
  for (let slot = firstSlot; slot < firstSlot + slotCount; slot += 1) {
    if (present !== undefined && present[slot] === 0) continue;
    const first = slot * engine.words;
    let count = 0;
    for (let at = 0; at < squeezed; at += 1)
      count += popCount((wordOf[at] ?? 0) & (valueBits[first + (wordAt[at] ?? 0)] ?? 0));
    counts[slot] = (counts[slot] ?? 0) + count;
  }
}

/**
 * The same for a filter of sizes, by sets of sizes: few sets are shared by many products. `other` is a second filter of sizes that
 * is chosen from; then only those sizes count that it lets through.
 */
export function countSizes(
  engine: Engine,
  assortment: Assortment,
  sizeColumn: number,
  squeezed: number,
  counts: Uint32Array,
  other: Chosen | undefined,
): void {
  const { scratch, columns } = engine;
  const { wordAt, wordOf, stamps, selected, generation } = scratch;
  const { sizeSet, sizeSets } = assortment;
  const held = roomFor(scratch.sizeSetCounts, sizeSets.length);
  held.fill(0, 0, sizeSets.length);
  for (let at = 0; at < squeezed; at += 1) {
    const first = (wordAt[at] ?? 0) * 32;
    for (let left = wordOf[at] ?? 0; left !== 0; left &= left - 1) {
      const set = sizeSet[first + lowestBit(left)] ?? 0;
      held[set] = (held[set] ?? 0) + 1;
    }
  }
  const values = columns.skus.values[sizeColumn];
  const others = other && columns.skus.values[other.sizeColumn];
  if (!values) return;
  for (let set = 0; set < sizeSets.length; set += 1) {
    const count = held[set] ?? 0;
    if (count === 0) continue;
    generation.of += 1;
    for (const sku of sizeSets[set] ?? []) {
      const slot = (values[sku] ?? 0) - 1;
      if (slot === -1 || stamps[slot] === generation.of) continue;
      if (others && selected[(others[sku] ?? 0) - 1] !== 1) continue;
      stamps[slot] = generation.of;
      counts[slot] = (counts[slot] ?? 0) + count;
    }
  }
}

function roomFor(kept: { of: Uint32Array }, size: number): Uint32Array {
  if (kept.of.length < size) kept.of = new Uint32Array(size * 2);
  return kept.of;
}
