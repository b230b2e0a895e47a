import type { Assortment } from './assortment.ts';
import { hasBit, lowestBit, popCount } from './bits.ts';
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

/** Adds, for each value of one filter, how many of the squeezed products have it: set by set. */
export function countFilter(
  engine: Engine,
  assortment: Assortment,
  filter: number,
  squeezed: number,
  counts: Uint32Array,
  present: Uint8Array | undefined,
): void {
  const { firstSlot = 0, slotCount = 0 } = engine.columns.filters[filter] ?? {};
  for (let slot = firstSlot; slot < firstSlot + slotCount; slot += 1) {
    if (present !== undefined && present[slot] === 0) continue;
    counts[slot] = (counts[slot] ?? 0) + countShared(engine, assortment.valueWords, slot * engine.words, squeezed);
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

/** The same for a few products of many filters: each product says what it has. */
export function countListed(
  { columns, scratch, filterOf }: Engine,
  isCounted: readonly boolean[],
  squeezed: number,
  counts: Uint32Array,
): void {
  const { wordAt, wordOf } = scratch;
  const { firstValue, values } = columns.products;
  for (let at = 0; at < squeezed; at += 1)
    for (let left = wordOf[at] ?? 0; left !== 0; left &= left - 1) {
      const product = (wordAt[at] ?? 0) * 32 + lowestBit(left);
      const end = firstValue[product + 1] ?? 0;
      for (let place = firstValue[product] ?? 0; place < end; place += 1) {
        const slot = values[place] ?? 0;
        if (isCounted[filterOf[slot] ?? 0]) counts[slot] = (counts[slot] ?? 0) + 1;
      }
    }
}

/** And for filters of colours: each visible colour says what it has, a value counts once for a product. */
export function countListedColours(
  { columns, scratch, filterOf }: Engine,
  { visibleColours }: Assortment,
  isCounted: readonly boolean[],
  squeezed: number,
  counts: Uint32Array,
): void {
  const { wordAt, wordOf, stamps, generation } = scratch;
  const { firstColour } = columns.products;
  const { firstValue, values } = columns.colours;
  for (let at = 0; at < squeezed; at += 1)
    for (let left = wordOf[at] ?? 0; left !== 0; left &= left - 1) {
      const product = (wordAt[at] ?? 0) * 32 + lowestBit(left);
      const stamp = ++generation.of;
      const end = firstColour[product + 1] ?? 0;
      for (let colour = firstColour[product] ?? 0; colour < end; colour += 1) {
        if (!hasBit(visibleColours, colour)) continue;
        for (let place = firstValue[colour] ?? 0; place < (firstValue[colour + 1] ?? 0); place += 1) {
          const slot = values[place] ?? 0;
          if (stamps[slot] === stamp || !isCounted[filterOf[slot] ?? 0]) continue;
          stamps[slot] = stamp;
          counts[slot] = (counts[slot] ?? 0) + 1;
        }
      }
    }
}

/**
 * Filters of sizes by sets of sizes: few sets are shared by many products. Where another filter of sizes is chosen from, only those
 * sizes count that it lets through.
 */
export function countSizes(
  engine: Engine,
  assortment: Assortment,
  isCounted: readonly boolean[],
  squeezed: number,
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
        counts[slot] = (counts[slot] ?? 0) + count;
      }
    }
  }
}

function roomFor(kept: { of: Uint32Array }, size: number): Uint32Array {
  if (kept.of.length < size) kept.of = new Uint32Array(size * 2);
  return kept.of;
}
