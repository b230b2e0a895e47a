import type { Assortment, Ground } from './assortment.ts';
import type { Choice, Chosen } from './choice.ts';
import type { Engine } from './engine.ts';
import type { PriceSets } from './price-sets.ts';

/**
 * What a filter's choice lets through, asked of products: for colours and sizes it is what a product must at least have.
 * Then `full` is what passes all filters, and `without` for each filter what passes all others.
 */
export function narrow(
  { scratch, words }: Engine,
  { valueBits }: Assortment,
  { set, live }: Ground,
  chosen: readonly Chosen[],
): void {
  const { full, unions, without } = scratch;
  full.fill(0);
  for (const [at, { column, slots }] of chosen.entries()) {
    const union = unions[at] ?? full;
    for (let place = 0; place < live.length; place += 1) {
      const word = live[place] ?? 0;
      let bits = column.isAndFilter ? -1 : 0;
      for (const slot of slots) {
        const own = valueBits[slot * words + word] ?? 0;
        bits = column.isAndFilter ? bits & own : bits | own;
      }
      union[word] = bits;
    }
  }
  for (let place = 0; place < live.length; place += 1) {
    const word = live[place] ?? 0;
    let missed = 0;
    let missedTwice = 0;
    for (let at = 0; at < chosen.length; at += 1) {
      const misses = ~(unions[at]?.[word] ?? 0);
      missedTwice |= missed & misses;
      missed |= misses;
    }
    const bits = set[word] ?? 0;
    full[word] = bits & ~missed;
    for (let at = 0; at < chosen.length; at += 1)
      (without[at] ?? full)[word] = bits & ~missedTwice & (~missed | ~(unions[at]?.[word] ?? 0));
  }
}

/**
 * Parts the products that may count for something into those of which sets tell the truth (`simple`), and those whose colours and
 * sizes must be looked at one by one (`mixed`).
 */
export function part(
  engine: Engine,
  assortment: Assortment,
  { live }: Ground,
  choice: Choice,
  { open, prices, isTold }: { open: readonly boolean[]; prices: PriceSets | undefined; isTold: boolean },
): void {
  const { full, without, simple, mixed } = engine.scratch;
  const { chosen } = choice;
  const asksColours = chosen.some(({ column }) => column.level === 'colour');
  const asksSizes = chosen.some(({ column }) => column.level === 'size');
  const several = choice.colourSlots.length > 1 && choice.unit === 'front';
  for (let place = 0; place < live.length; place += 1) {
    const word = live[place] ?? 0;
    const passing = full[word] ?? 0;
    let candidates = passing;
    for (let at = 0; at < chosen.length; at += 1) if (open[at]) candidates |= without[at]?.[word] ?? 0;
    if (prices) candidates &= prices.touching[word] ?? 0;
    let told = isTold ? candidates : 0;
    // What passes counts for colours and sizes alike; what fails one filter counts for that one alone.
    if (asksColours && asksSizes) told &= assortment.uniform[word] ?? 0;
    else if (asksColours || asksSizes) told &= ~passing | (assortment.uniform[word] ?? 0);
    if (several) told &= ~passing | ~inSeveral(engine, assortment, choice.colourSlots, word);
    if (prices) told &= prices.inside[word] ?? 0;
    simple[word] = told;
    mixed[word] = candidates & ~told;
  }
}

/** Products that have more than one of these values: of chosen colours each may have its card. */
export function inSeveral(
  { words }: Engine,
  { valueBits }: Assortment,
  slots: readonly number[],
  word: number,
): number {
  let once = 0;
  let twice = 0;
  for (const slot of slots) {
    const bits = valueBits[slot * words + word] ?? 0;
    twice |= once & bits;
    once |= bits;
  }
  return twice;
}
