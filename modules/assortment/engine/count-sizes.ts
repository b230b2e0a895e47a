import type { Assortment } from './assortment.ts';
import { lowestBit } from './bits.ts';
import type { Chosen } from './choice.ts';
import type { Engine } from './engine.ts';

/**
 * Filters of sizes by sets of sizes: few sets are shared by many products. Where another filter of sizes is chosen from, only those
 * sizes count that it lets through.
 */
export function countSizes(
  engine: Engine,
  assortment: Assortment,
  isCounted: readonly boolean[],
  squeezed: number,
  sign: number,
  counts: Uint32Array,
  chosen: Chosen | undefined,
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
  for (const [column, values] of columns.skus.values.entries()) {
    if (!isCounted[column]) continue;
    const others = chosen && chosen.sizeColumn !== column ? columns.skus.values[chosen.sizeColumn] : undefined;
    for (let set = 0; set < sizeSets.length; set += 1) {
      const count = held[set] ?? 0;
      if (count === 0) continue;
      generation.of += 1;
      for (const sku of sizeSets[set] ?? []) {
        const slot = (values[sku] ?? 0) - 1;
        if (slot === -1 || stamps[slot] === generation.of) continue;
        if (others && selected[(others[sku] ?? 0) - 1] !== 1) continue;
        stamps[slot] = generation.of;
        counts[slot] = (counts[slot] ?? 0) + sign * count;
      }
    }
  }
}

function roomFor(kept: { of: Uint32Array }, size: number): Uint32Array {
  if (kept.of.length < size) kept.of = new Uint32Array(size * 2);
  return kept.of;
}
