import type { Assortment, Ground, PriceSteps } from '../assortment.ts';
import { clearBit, hasBit, setBit } from '../bits.ts';
import type { Engine } from '../engine.ts';
import { countProduct } from './count-listed.ts';
import { sortedRows } from './orders.ts';

export function priceStepsOf(engine: Engine, assortment: Assortment, ground: Ground): PriceSteps {
  ground.made.steps ??= makeSteps(engine, assortment, ground);
  return ground.made.steps;
}

function makeSteps(engine: Engine, assortment: Assortment, { set }: Ground): PriceSteps {
  const { columns, ties, words, tuning } = engine;
  const { priceStep: step, spreadBlock } = tuning;
  const { productLow, productHigh } = assortment;
  const sort = { field: 'LowestPrice', order: 'asc' } as const;
  const order = sortedRows({ columns, assortment, ties, sort, language: columns.defaultLanguage }, 'product');
  const rows = order.rows.filter((row) => hasBit(set, row) && productLow[row] !== -1);
  const passed = new Uint32Array(words);
  const counted = new Uint32Array(columns.valueIds.length);
  const sets: Uint32Array[] = [];
  const counts: Uint32Array[] = [];
  for (const [place, row] of rows.entries()) {
    if (place % step === 0) {
      sets.push(passed.slice());
      counts.push(counted.slice());
    }
    setBit(passed, row);
    countProduct(assortment, row, 1, counted);
  }
  const spread = rows.filter((row) => productLow[row] !== productHigh[row]);
  return {
    step,
    rows,
    lows: Int32Array.from(rows, (row) => productLow[row] ?? -1),
    spread,
    blockHighs: Int32Array.from({ length: Math.ceil(spread.length / spreadBlock) }, (_, block) =>
      spread
        .subarray(block * spreadBlock, (block + 1) * spreadBlock)
        .reduce((high, row) => Math.max(high, productHigh[row] ?? -1), -1),
    ),
    sets: [...sets, passed],
    counts: [...counts, counted],
  };
}

/** Number of products whose lowest price is below this amount. */
export function countBelow({ lows }: PriceSteps, amount: number): number {
  let low = 0;
  let high = lows.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((lows[middle] ?? 0) < amount) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The step nearest to the given number of products, and its size; the last step has all products. */
function nearestStep({ step, rows, sets }: PriceSteps, count: number) {
  const last = sets.length - 1;
  const place = Math.min(Math.round(count / step), last);
  const isLastNearer = rows.length - count < Math.abs(count - Math.min(place, last - 1) * step);
  return isLastNearer || place === last ? { place: last, has: rows.length } : { place, has: place * step };
}

/** Marks the first `count` products in an empty set. */
export function markFirst(steps: PriceSteps, count: number, set: Uint32Array): void {
  const { place, has } = nearestStep(steps, count);
  set.set(steps.sets[place] ?? []);
  for (let at = has; at < count; at += 1) setBit(set, steps.rows[at] ?? 0);
  for (let at = count; at < has; at += 1) clearBit(set, steps.rows[at] ?? 0);
}

/** Adds or subtracts the values of the first `count` products. */
export function countFirst(
  assortment: Assortment,
  steps: PriceSteps,
  count: number,
  sign: 1 | -1,
  counts: Uint32Array,
): void {
  const { place, has } = nearestStep(steps, count);
  const known = steps.counts[place];
  for (let slot = 0; slot < counts.length; slot += 1) counts[slot] = (counts[slot] ?? 0) + sign * (known?.[slot] ?? 0);
  for (let at = has; at < count; at += 1) countProduct(assortment, steps.rows[at] ?? 0, sign, counts);
  for (let at = count; at < has; at += 1) countProduct(assortment, steps.rows[at] ?? 0, -sign, counts);
}
