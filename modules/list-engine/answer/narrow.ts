import type { Assortment, Ground } from '../assortment.ts';
import type { Engine } from '../engine.ts';
import type { Choice, ChosenFilter } from './choice.ts';
import type { PriceSets } from './price-sets.ts';

/** The bitset of products with a value, without copying. */
export function productsWith({ words }: Engine, { valueBits }: Assortment, slot: number): Uint32Array {
  return valueBits.subarray(slot * words, (slot + 1) * words);
}

/** Bitsets are valid only from the first to the last word of the ground. */
type Span = Pick<Ground, 'from' | 'to'>;

function copy(set: Uint32Array, other: Uint32Array, { from, to }: Span): void {
  for (let word = from; word < to; word += 1) set[word] = other[word] ?? 0;
}

function keep(set: Uint32Array, other: Uint32Array, { from, to }: Span): void {
  for (let word = from; word < to; word += 1) set[word] = (set[word] ?? 0) & (other[word] ?? 0);
}

function join(set: Uint32Array, other: Uint32Array, { from, to }: Span): void {
  for (let word = from; word < to; word += 1) set[word] = (set[word] ?? 0) | (other[word] ?? 0);
}

/** The products that a filter's selection lets through; for colours and sizes this is a necessary condition only. */
function letThrough(
  engine: Engine,
  assortment: Assortment,
  span: Span,
  { column, slots }: ChosenFilter,
  room: Uint32Array,
): Uint32Array {
  const [first = 0, ...others] = slots;
  const set = productsWith(engine, assortment, first);
  if (others.length === 0) return set;
  copy(room, set, span);
  const add = column.isAndFilter ? keep : join;
  for (const slot of others) add(room, productsWith(engine, assortment, slot), span);
  return room;
}

/**
 * Fills `full` with the products that match all filters, and `without` with those that match all other filters, for
 * each open filter.
 */
export function narrow(
  engine: Engine,
  assortment: Assortment,
  ground: Ground,
  chosen: readonly ChosenFilter[],
  open: readonly boolean[],
): void {
  const { full, unions, without } = engine.scratch;
  const passing = chosen.map((one, at) => letThrough(engine, assortment, ground, one, unions[at] ?? full));
  full.set(ground.set);
  for (const union of passing) keep(full, union, ground);
  for (const [at, others] of without.slice(0, chosen.length).entries()) {
    if (!open[at]) continue;
    copy(others, ground.set, ground);
    for (const [other, union] of passing.entries()) if (other !== at) keep(others, union, ground);
  }
}

type PartOptions = {
  readonly open: readonly boolean[];
  readonly prices: PriceSets | undefined;
  /** Whether bitsets are exact for products with the same sizes in all colours. */
  readonly isTold: boolean;
};

/**
 * Divides the relevant products into those for which bitsets are exact (`simple`) and those whose variants must be
 * scanned (`mixed`).
 */
export function part(
  engine: Engine,
  assortment: Assortment,
  ground: Ground,
  choice: Choice,
  parting: PartOptions,
): void {
  const { full, without, simple, mixed } = engine.scratch;
  const { open, prices, isTold } = parting;
  const { uniform } = assortment;
  const { from, to } = ground;
  copy(mixed, full, ground);
  for (const [at, others] of without.entries()) if (open[at]) join(mixed, others, ground);
  if (prices) keep(mixed, prices.touching, ground);
  if (isTold) copy(simple, mixed, ground);
  else simple.fill(0, from, to);
  const asks = (level: string) => choice.chosen.some(({ column }) => column.level === level);
  if (asks('colour') && asks('size')) keep(simple, uniform, ground);
  // A product that matches counts for colours and sizes; one that fails a single filter counts only for that filter.
  else if (asks('colour') || asks('size'))
    for (let word = from; word < to; word += 1)
      simple[word] = (simple[word] ?? 0) & (~(full[word] ?? 0) | (uniform[word] ?? 0));
  if (choice.unit === 'front' && choice.colourSlots.length > 1) {
    const several = inSeveral(engine, assortment, ground, choice.colourSlots);
    for (let word = from; word < to; word += 1)
      simple[word] = (simple[word] ?? 0) & ~((full[word] ?? 0) & (several[word] ?? 0));
  }
  if (prices) keep(simple, prices.inside, ground);
  for (let word = from; word < to; word += 1) mixed[word] = (mixed[word] ?? 0) & ~(simple[word] ?? 0);
}

/** Products with more than one of these values: each selected colour may have a card. */
export function inSeveral(
  engine: Engine,
  assortment: Assortment,
  { from, to }: Span,
  slots: readonly number[],
): Uint32Array {
  const { once, twice } = engine.scratch.values;
  once.fill(0, from, to);
  twice.fill(0, from, to);
  for (const slot of slots) {
    const own = productsWith(engine, assortment, slot);
    for (let word = from; word < to; word += 1) {
      const bits = own[word] ?? 0;
      twice[word] = (twice[word] ?? 0) | ((once[word] ?? 0) & bits);
      once[word] = (once[word] ?? 0) | bits;
    }
  }
  return twice;
}
