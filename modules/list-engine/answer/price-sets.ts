import type { Assortment, Ground } from '../assortment.ts';
import { clearBit, lowestBit, setBit } from '../bits.ts';
import type { Engine } from '../engine.ts';
import type { Choice } from './choice.ts';
import type { NearSet } from './count-simple.ts';
import { countBelow, countFirst, markFirst, priceStepsOf } from './price-steps.ts';

/** A price range as product bitsets. */
export type PriceSets = {
  /** Products with all prices in the range, and products with some. */
  readonly inside: Uint32Array;
  readonly touching: Uint32Array;
  /** A set with known counts that is close to `inside`, if there is one. */
  readonly near: NearSet | undefined;
};

type Range = NonNullable<Choice['price']>;

export function priceSets(engine: Engine, assortment: Assortment, ground: Ground, range: Range): PriceSets {
  const { inside, touching } = engine.scratch.prices;
  if (ground.kept !== undefined && range.min <= range.max) return setsBySteps(engine, assortment, ground, range);
  const { productLow, productHigh } = assortment;
  for (let place = 0; place < ground.live.length; place += 1) {
    const word = ground.live[place] ?? 0;
    let within = 0;
    let around = 0;
    for (let left = ground.set[word] ?? 0; left !== 0; left &= left - 1) {
      const bit = lowestBit(left);
      const low = productLow[word * 32 + bit] ?? -1;
      const high = productHigh[word * 32 + bit] ?? -1;
      if (high < range.min || low > range.max) continue;
      around |= 1 << bit;
      if (low >= range.min && high <= range.max) within |= 1 << bit;
    }
    inside[word] = within;
    touching[word] = around;
  }
  return { inside, touching, near: undefined };
}

/** Products are sorted by lowest price, so only those with several prices must be scanned. */
function setsBySteps(engine: Engine, assortment: Assortment, ground: Ground, { min, max }: Range): PriceSets {
  const { inside, touching, near, below } = engine.scratch.prices;
  const { productLow, productHigh } = assortment;
  const { spreadBlock } = engine.tuning;
  const steps = priceStepsOf(engine, assortment, ground);
  const [first, end] = [countBelow(steps, min), countBelow(steps, max + 1)];
  markFirst(steps, end, near);
  markFirst(steps, first, below);
  for (let word = ground.from; word < ground.to; word += 1) {
    const bits = (near[word] ?? 0) & ~(below[word] ?? 0);
    near[word] = bits;
    inside[word] = bits;
    touching[word] = bits;
  }
  for (const [block, highest] of steps.blockHighs.entries()) {
    const lowest = productLow[steps.spread[block * spreadBlock] ?? 0] ?? -1;
    if (lowest > max) break;
    if (highest < min || (lowest >= min && highest <= max)) continue;
    for (const row of steps.spread.subarray(block * spreadBlock, (block + 1) * spreadBlock)) {
      const low = productLow[row] ?? -1;
      const high = productHigh[row] ?? -1;
      if (low > max) break;
      if (low >= min) {
        if (high > max) clearBit(inside, row);
      } else if (high >= min) setBit(touching, row);
    }
  }
  const counts = () => {
    const counted = new Uint32Array(engine.columns.valueIds.length);
    countFirst(assortment, steps, end, 1, counted);
    countFirst(assortment, steps, first, -1, counted);
    return counted;
  };
  return { inside, touching, near: { set: near, count: end - first, counts } };
}
