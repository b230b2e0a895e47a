import { type Ties, tiesOf } from './answer/orders.ts';
import { createScratch, type Scratch } from './answer/scratch.ts';
import { type Tuning, usualTuning } from './answer/tuning.ts';
import type { Assortment, AssortmentQuestion } from './assortment.ts';
import { wordsFor } from './bits.ts';
import { buildAssortment } from './build/build-assortment.ts';
import { type ShownAmounts, shownAmounts } from './build/shown-amounts.ts';
import { createTextReader, type TextReader } from './build/text-reader.ts';
import type { Columns } from './columns.ts';
import { colourParametric } from './filter-slots.ts';

/** Cache size; companies with the same price lists share an assortment. */
const assortmentsKept = 32;

export type Engine = {
  readonly columns: Columns;
  readonly tuning: Tuning;
  readonly words: number;
  readonly slotOf: ReadonlyMap<number, number>;
  /** By slot: its filter. */
  readonly filterOf: Uint16Array;
  /** Index of the colour filter, or -1. */
  readonly colourFilter: number;
  readonly amounts: ShownAmounts;
  readonly ties: Ties;
  readonly scratch: Scratch;
  readonly texts: TextReader;
  assortmentFor(question: AssortmentQuestion): Assortment;
  /** When the next campaign begins or ends. */
  nextPriceChange(now: Date): Date | undefined;
};

export function openEngine(columns: Columns, tuning: Tuning = usualTuning): Engine {
  const amounts = shownAmounts(columns.currency, columns.vatBasisPoints);
  const changes = priceChanges(columns);
  const codes = new Set(columns.prices.map(({ list }) => list.code));
  const kept = new Map<string, Assortment>();
  return {
    columns,
    tuning,
    words: wordsFor(columns.productCount),
    slotOf: new Map([...columns.valueIds].map((id, slot) => [id, slot])),
    filterOf: Uint16Array.from(
      columns.filters.flatMap(({ slotCount }, filter) => Array.from({ length: slotCount }, () => filter)),
    ),
    colourFilter: columns.filters.findIndex(({ code }) => code === colourParametric),
    amounts,
    ties: tiesOf(columns),
    scratch: createScratch(columns),
    texts: createTextReader(columns),
    assortmentFor: (question) => {
      const priceLists = question.priceLists
        .map((tier) => tier.filter((code) => codes.has(code)))
        .filter((tier) => tier.length > 0);
      const epoch = changesBefore(changes, question.now.getTime());
      const key = JSON.stringify([priceLists, epoch, question.showsNonSellable, question.basis]);
      const known = kept.get(key);
      const assortment = known ?? buildAssortment(columns, amounts, { ...question, priceLists });
      kept.delete(key);
      kept.set(key, assortment);
      const [oldest] = kept.keys();
      if (kept.size > assortmentsKept && oldest !== undefined) kept.delete(oldest);
      return assortment;
    },
    nextPriceChange: (now) => {
      const next = changes[changesBefore(changes, now.getTime())];
      return next === undefined ? undefined : new Date(next);
    },
  };
}

function priceChanges({ prices }: Columns): Float64Array {
  const instants = new Set<number>();
  for (const { beginsAt, endsAt } of prices)
    for (let line = 0; line < endsAt.length; line += 1)
      if (endsAt[line] !== 0) instants.add(beginsAt[line] ?? 0).add(endsAt[line] ?? 0);
  return Float64Array.from(instants).sort();
}

/** Number of price changes before the given time. */
function changesBefore(changes: Float64Array, now: number): number {
  let low = 0;
  let high = changes.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((changes[middle] ?? 0) <= now) low = middle + 1;
    else high = middle;
  }
  return low;
}
