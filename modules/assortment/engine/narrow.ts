import type { Place } from '../listing.ts';
import type { Assortment } from './assortment.ts';
import { lowestBit, setBit } from './bits.ts';
import type { Choice, Chosen } from './choice.ts';
import type { Engine } from './engine.ts';

/** Fills `base` with what the visitor sees of a place, and `live` with the words that are not empty; answers how many those are. */
export function enterPlace({ columns, scratch, words }: Engine, { visible }: Assortment, place: Place): number {
  const { base } = scratch;
  const { categories, sections, contexts, groups, families } = columns.places;
  const named = [
    place.category === undefined ? visible : categories.get(place.category),
    place.section === undefined ? visible : sections.get(place.section),
    place.categoryContext === undefined ? visible : contexts.get(place.categoryContext),
    place.group === undefined ? visible : groups.get(place.group),
    place.family === undefined ? visible : families.get(place.family),
  ];
  base.set(visible);
  for (const set of named) {
    if (set === visible) continue;
    for (let word = 0; word < words; word += 1) base[word] = (base[word] ?? 0) & (set?.[word] ?? 0);
  }
  return findLive(base, scratch.live, words);
}

function findLive(base: Uint32Array, live: Uint32Array, words: number): number {
  let count = 0;
  for (let word = 0; word < words; word += 1) if (base[word] !== 0) live[count++] = word;
  return count;
}

export function keepHits({ scratch, words }: Engine, ids: Uint32Array): number {
  const { base, hits, live } = scratch;
  hits.fill(0);
  for (const id of ids) setBit(hits, id);
  for (let word = 0; word < words; word += 1) base[word] = (base[word] ?? 0) & (hits[word] ?? 0);
  return findLive(base, live, words);
}

/**
 * What a filter's choice lets through, asked of products: for colours and sizes it is what a product must at least have.
 * Then `full` is what passes all filters, and `without` for each filter what passes all others.
 */
export function narrow(
  { scratch, words }: Engine,
  { valueBits }: Assortment,
  chosen: readonly Chosen[],
  live: number,
): void {
  const { base, full, unions, without } = scratch;
  for (const [at, { column, slots }] of chosen.entries()) {
    const union = unions[at] ?? full;
    for (let place = 0; place < live; place += 1) {
      const word = scratch.live[place] ?? 0;
      let bits = column.isAndFilter ? -1 : 0;
      for (const slot of slots) {
        const own = valueBits[slot * words + word] ?? 0;
        bits = column.isAndFilter ? bits & own : bits | own;
      }
      union[word] = bits;
    }
  }
  for (let place = 0; place < live; place += 1) {
    const word = scratch.live[place] ?? 0;
    let missed = 0;
    let missedTwice = 0;
    for (let at = 0; at < chosen.length; at += 1) {
      const misses = ~(unions[at]?.[word] ?? 0);
      missedTwice |= missed & misses;
      missed |= misses;
    }
    const bits = base[word] ?? 0;
    full[word] = bits & ~missed;
    for (let at = 0; at < chosen.length; at += 1)
      (without[at] ?? full)[word] = bits & ~missedTwice & (~missed | ~(unions[at]?.[word] ?? 0));
  }
}

/**
 * Parts the products that may count for something into those of which sets tell the truth (`simple`), and those whose colours and
 * sizes must be looked at one by one (`mixed`).
 */
export function part(engine: Engine, assortment: Assortment, choice: Choice, live: number, isTold: boolean): void {
  const { full, without, simple, mixed } = engine.scratch;
  const { chosen, price } = choice;
  const asksColours = chosen.some(({ column }) => column.level === 'colour');
  const asksSizes = chosen.some(({ column }) => column.level === 'size');
  const several = choice.colourSlots.length > 1 && choice.unit === 'front';
  for (let place = 0; place < live; place += 1) {
    const word = engine.scratch.live[place] ?? 0;
    const passing = full[word] ?? 0;
    let candidates = passing;
    for (let at = 0; at < chosen.length; at += 1)
      if (!chosen[at]?.column.isAndFilter) candidates |= without[at]?.[word] ?? 0;
    let told = isTold ? candidates : 0;
    // What passes counts for colours and sizes alike; what fails one filter counts for that one alone.
    if (asksColours && asksSizes) told &= assortment.uniform[word] ?? 0;
    else if (asksColours || asksSizes) told &= ~passing | (assortment.uniform[word] ?? 0);
    if (several) told &= ~passing | ~inSeveral(engine, assortment, choice.colourSlots, word);
    let asked = candidates & ~told;
    if (price) {
      for (let left = candidates; left !== 0; left &= left - 1) {
        const bit = lowestBit(left);
        const low = assortment.productLow[word * 32 + bit] ?? -1;
        const high = assortment.productHigh[word * 32 + bit] ?? -1;
        if (low >= price.min && high <= price.max) continue;
        told &= ~(1 << bit);
        if (high < price.min || low > price.max) asked &= ~(1 << bit);
        else asked |= 1 << bit;
      }
    }
    simple[word] = told;
    mixed[word] = asked;
  }
}

/** Products that have more than one of the chosen colours may have more than one card. */
function inSeveral({ words }: Engine, { valueBits }: Assortment, slots: readonly number[], word: number): number {
  let once = 0;
  let twice = 0;
  for (const slot of slots) {
    const bits = valueBits[slot * words + word] ?? 0;
    twice |= once & bits;
    once |= bits;
  }
  return twice;
}
