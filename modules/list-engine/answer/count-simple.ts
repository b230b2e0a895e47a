import type { Assortment, Ground } from '../assortment.ts';
import { popCount } from '../bits.ts';
import type { Engine } from '../engine.ts';
import type { ChosenFilter } from './choice.ts';
import { type BitsOf, countFilter, countProducts } from './count-listed.ts';
import { countChosenSizes, countSizes, holdSizes } from './count-sizes.ts';

/** A set of products with known counts. */
export type NearSet = { readonly set: Uint32Array; readonly count: number; counts(): Uint32Array };

type Simple = {
  readonly chosen: readonly ChosenFilter[];
  /** Which of the selected filters are counted without their own selection. */
  readonly open: readonly boolean[];
  readonly near: NearSet | undefined;
  readonly counts: Uint32Array;
};

/** Counts products for which bitsets are exact; each selected filter is counted without its own selection. */
export function countSimple(engine: Engine, assortment: Assortment, ground: Ground, asked: Simple): void {
  const { full, without, simple } = engine.scratch;
  const { chosen, open, near, counts } = asked;
  const chosenSize = chosen.find(({ column }) => column.level === 'size');
  const passing: BitsOf = (word) => (full[word] ?? 0) & (simple[word] ?? 0);
  if (chosenSize) {
    const held = countProducts(assortment, ground, passing, counts);
    countChosenSizes(engine, assortment, held, chosenSize, counts);
  } else if (near && countBits(ground, passing) * 2 > near.count) {
    // If most of the known set matches, count the rest and subtract it.
    const rest: BitsOf = (word) => (near.set[word] ?? 0) & ~passing(word);
    const known = near.counts();
    countSizes(assortment, countProducts(assortment, ground, rest, counts), counts);
    for (let slot = 0; slot < counts.length; slot += 1) counts[slot] = (known[slot] ?? 0) - (counts[slot] ?? 0);
  } else countSizes(assortment, countProducts(assortment, ground, passing, counts), counts);

  for (const [at, one] of chosen.entries()) {
    if (!open[at]) continue;
    const set = without[at] ?? full;
    const others: BitsOf = (word) => (set[word] ?? 0) & (simple[word] ?? 0);
    const { firstSlot, slotCount, level } = one.column;
    counts.fill(0, firstSlot, firstSlot + slotCount);
    if (level === 'size') countSizes(assortment, holdSizes(assortment, ground, others), counts, one.column);
    else countFilter(engine, assortment, ground, others, one.column, counts);
  }
}

function countBits({ live }: Ground, bitsOf: BitsOf): number {
  let count = 0;
  for (let place = 0; place < live.length; place += 1) count += popCount(bitsOf(live[place] ?? 0));
  return count;
}
