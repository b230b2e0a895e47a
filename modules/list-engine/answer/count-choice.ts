import type { Assortment, Ground, Tally } from '../assortment.ts';
import { lowestBit, popCount } from '../bits.ts';
import type { Engine } from '../engine.ts';
import { type Choice, isToldBySets } from './choice.ts';
import { countSimple } from './count-simple.ts';
import { narrow, part } from './narrow.ts';
import { grossLimits } from './price-limits.ts';
import { priceSets } from './price-sets.ts';
import { scanProducts } from './scan.ts';
import { select } from './scratch.ts';

/** Precomputed counts: with nothing selected, without the price, and without each filter's selection. */
type KnownTallies = {
  readonly nothing: Tally | undefined;
  readonly unpriced: Tally | undefined;
  readonly without: readonly (Tally | undefined)[];
};

/** Counts with bitsets where these are exact, and by scanning colours and sizes elsewhere. */
export function countChoice(
  engine: Engine,
  assortment: Assortment,
  ground: Ground,
  choice: Choice,
  known: KnownTallies,
): Tally {
  const { full, simple, mixed } = engine.scratch;
  const { chosen } = choice;
  const counts = new Uint32Array(engine.columns.valueIds.length);
  const open = chosen.map(({ column }, at) => !column.isAndFilter && known.without[at] === undefined);
  const unselect = select(engine, chosen);
  narrow(engine, assortment, ground, chosen, open);
  const prices = choice.price && priceSets(engine, assortment, ground, choice.price);
  part(engine, assortment, ground, choice, { open, prices, isTold: isToldBySets(engine, choice) });
  const { nothing } = known;
  const near = prices ? prices.near : nothing && { ...ground, counts: () => nothing.counts };
  countSimple(engine, assortment, ground, { chosen, open, near, counts });
  for (const [at, { column }] of chosen.entries()) {
    const own = known.without[at]?.counts.subarray(column.firstSlot, column.firstSlot + column.slotCount);
    if (own) counts.set(own, column.firstSlot);
  }
  let total = 0;
  const products: number[] = [];
  const { live } = ground;
  for (let place = 0; place < live.length; place += 1) {
    const word = live[place] ?? 0;
    total += popCount((full[word] ?? 0) & (simple[word] ?? 0));
    for (let left = mixed[word] ?? 0; left !== 0; left &= left - 1) products.push(word * 32 + lowestBit(left));
  }
  if (products.length > 0) total += scanProducts(engine, assortment, { choice, open, products, sign: 1 }, counts);
  const limits = known.unpriced ? known.unpriced.limits : grossLimits(engine, assortment, ground, choice);
  unselect();
  if (prices)
    for (let word = ground.from; word < ground.to; word += 1)
      full[word] = (full[word] ?? 0) & (prices.touching[word] ?? 0);
  return { total, counts, limits };
}
