import type { Assortment, GrossLimits, Ground, Tally } from '../assortment.ts';
import { hasBit, lowestBit, popCount } from '../bits.ts';
import type { Engine } from '../engine.ts';
import { type Choice, type ChosenFilter, choiceOf, excludedColourIds } from './choice.ts';
import { countProducts } from './count-listed.ts';
import { countSizes } from './count-sizes.ts';
import { inSeveral, narrow } from './narrow.ts';
import { findColour } from './results.ts';
import { scanProducts } from './scan.ts';
import { select } from './scratch.ts';

/** With more values, counting them together is faster. */
const mostValues = 8;

type Sum = { choice: Choice; nothing: Tally; each: readonly Tally[] };

/**
 * Counts several values of one filter as the sum of their counts minus overlaps. Undefined if the overlap is too large.
 */
export function sumOfValues(engine: Engine, assortment: Assortment, ground: Ground, sum: Sum): Tally | undefined {
  const { choice, nothing, each } = sum;
  const [only] = choice.chosen;
  if (!only || only.column.isAndFilter || only.slots.length > mostValues) return undefined;
  const counts = new Uint32Array(nothing.counts.length);
  for (const tally of each)
    for (let slot = 0; slot < counts.length; slot += 1) counts[slot] = (counts[slot] ?? 0) + (tally.counts[slot] ?? 0);
  const added = each.reduce((all, { total }) => all + total, 0);
  const mended =
    only.column.level === 'product'
      ? takeAwayDoubles(engine, assortment, ground, only.slots, counts)
      : only.filter === engine.colourFilter && mendCards(engine, assortment, ground, choice, counts);
  if (typeof mended !== 'number') return undefined;
  const { firstSlot, slotCount } = only.column;
  counts.set(nothing.counts.subarray(firstSlot, firstSlot + slotCount), firstSlot);
  return { total: added + mended, counts, limits: each.map(({ limits }) => limits).reduce(widest) };
}

function widest(a: GrossLimits | undefined, b: GrossLimits | undefined): GrossLimits | undefined {
  return a && b ? { low: Math.min(a.low, b.low), high: Math.max(a.high, b.high) } : (a ?? b);
}

/** Products with two of the values were counted twice. If any has three, everything is counted together instead. */
function takeAwayDoubles(
  engine: Engine,
  assortment: Assortment,
  ground: Ground,
  slots: readonly number[],
  counts: Uint32Array,
): number | undefined {
  const several = inSeveral(engine, assortment, ground, slots);
  const bitsOf = (word: number) => (ground.set[word] ?? 0) & (several[word] ?? 0);
  let doubles = 0;
  for (let place = 0; place < ground.live.length; place += 1) doubles += popCount(bitsOf(ground.live[place] ?? 0));
  if (doubles > ground.count * engine.tuning.mostDoubles || (doubles > 0 && slots.length > 2)) return undefined;
  const twice = new Uint32Array(counts.length);
  countSizes(assortment, countProducts(assortment, ground, bitsOf, twice), twice);
  for (let slot = 0; slot < counts.length; slot += 1) counts[slot] = (counts[slot] ?? 0) - (twice[slot] ?? 0);
  return -doubles;
}

/** Two selected colours give two cards, unless one variant has both or one of them never makes an extra card. */
function mendCards(
  engine: Engine,
  assortment: Assortment,
  ground: Ground,
  choice: Choice,
  counts: Uint32Array,
): number | undefined {
  const [only] = choice.chosen;
  const products = entangled(engine, assortment, ground, choice.colourSlots);
  if (!only || products.length > ground.count * engine.tuning.mostDoubles) return undefined;
  narrow(engine, assortment, ground, choice.chosen, []);
  const scan = (chosen: ChosenFilter, sign: 1 | -1) => {
    const unselect = select(engine, [chosen]);
    const own = products.filter((product) =>
      chosen.slots.some((slot) => hasBit(assortment.valueBits, slot * engine.words * 32 + product)),
    );
    const found = scanProducts(
      engine,
      assortment,
      { choice: choiceOf(engine, choice, [chosen]), open: [false], products: own, sign },
      counts,
    );
    unselect();
    return sign * found;
  };
  return only.slots.reduce((sum, slot) => sum + scan({ ...only, slots: [slot] }, -1), scan(only, 1));
}

function entangled(engine: Engine, assortment: Assortment, ground: Ground, slots: readonly number[]): number[] {
  const { valueIds, colours } = engine.columns;
  const hasExcluded = slots.some((slot) => excludedColourIds.has(valueIds[slot] ?? 0));
  const isBoth = (colour: number) => {
    let found = 0;
    for (let at = colours.firstValue[colour] ?? 0; at < (colours.firstValue[colour + 1] ?? 0); at += 1)
      if (slots.includes(colours.values[at] ?? 0)) found += 1;
    return found > 1;
  };
  const hasBoth = (row: number) =>
    findColour(engine, row, (colour) => hasBit(assortment.visibleColours, colour) && isBoth(colour)) !== -1;
  const rows: number[] = [];
  const several = inSeveral(engine, assortment, ground, slots);
  for (let place = 0; place < ground.live.length; place += 1) {
    const word = ground.live[place] ?? 0;
    let left = (ground.set[word] ?? 0) & (several[word] ?? 0);
    for (; left !== 0; left &= left - 1) {
      const row = word * 32 + lowestBit(left);
      if (hasExcluded || hasBoth(row)) rows.push(row);
    }
  }
  return rows;
}
