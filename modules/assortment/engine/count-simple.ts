import type { Assortment, Ground } from './assortment.ts';
import { popCount } from './bits.ts';
import type { Chosen } from './choice.ts';
import { countProducts } from './count-listed.ts';
import { countSizes } from './count-sizes.ts';
import type { Engine } from './engine.ts';

/** A set of products of which it is known what they have. */
export type Near = { readonly set: Uint32Array; readonly count: number; counts(): Uint32Array };

type Simple = {
  readonly chosen: readonly Chosen[];
  /** Which of the chosen filters are to be counted without their own choice. */
  readonly open: readonly boolean[];
  readonly near: Near | undefined;
  readonly counts: Uint32Array;
};

/** Counts for the products of which sets tell the truth: filters that are chosen from each without their own choice. */
export function countSimple(engine: Engine, assortment: Assortment, ground: Ground, asked: Simple): void {
  const { columns, scratch } = engine;
  const { full, without, simple } = scratch;
  const { chosen, open, counts } = asked;
  const count = (set: Uint32Array, isCounted: (filter: number) => boolean) => {
    const counted = countOne(engine, assortment, ground, asked, (word) => (set[word] ?? 0) & (simple[word] ?? 0));
    for (const [filter, { firstSlot, slotCount }] of columns.filters.entries())
      if (isCounted(filter)) counts.set(counted.subarray(firstSlot, firstSlot + slotCount), firstSlot);
  };
  count(full, (filter) => !chosen.some((one) => one.filter === filter && !one.column.isAndFilter));
  for (const [at, { filter }] of chosen.entries())
    if (open[at]) count(without[at] ?? full, (other) => other === filter);
}

/** Of a set that is most of one that is known, only the rest is counted, and taken away. */
function countOne(
  engine: Engine,
  assortment: Assortment,
  ground: Ground,
  { chosen, near }: Simple,
  bitsOf: (word: number) => number,
): Uint32Array {
  const chosenSize = chosen.find(({ column }) => column.level === 'size');
  if (chosenSize) {
    const counts = countProducts(engine, assortment, ground, bitsOf, false);
    countSizes(engine, assortment, ground, bitsOf, chosenSize, counts);
    return counts;
  }
  if (!near || countBits(ground, bitsOf) * 2 < near.count)
    return countProducts(engine, assortment, ground, bitsOf, true);
  const restOf = (word: number) => (near.set[word] ?? 0) & ~bitsOf(word);
  const rest = countProducts(engine, assortment, ground, restOf, true);
  const known = near.counts();
  for (let slot = 0; slot < rest.length; slot += 1) rest[slot] = (known[slot] ?? 0) - (rest[slot] ?? 0);
  return rest;
}

function countBits({ live }: Ground, bitsOf: (word: number) => number): number {
  let count = 0;
  for (let place = 0; place < live.length; place += 1) count += popCount(bitsOf(live[place] ?? 0));
  return count;
}
