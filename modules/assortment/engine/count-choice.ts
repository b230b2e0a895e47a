import type { Assortment, Ground, Tally } from './assortment.ts';
import { lowestBit } from './bits.ts';
import { type Choice, isToldBySets } from './choice.ts';
import { countGroup } from './count-group.ts';
import { countSqueezed, squeeze } from './count-sets.ts';
import type { Engine } from './engine.ts';
import { narrow, part } from './narrow.ts';
import { grossLimits } from './price-limits.ts';
import { priceSets } from './price-sets.ts';
import { scanProducts } from './scan.ts';
import { select } from './scratch.ts';

/** What is known beforehand: with nothing chosen, without the price, and with each filter's choice left out. */
type Known = {
  readonly nothing: Tally | undefined;
  readonly unpriced: Tally | undefined;
  readonly without: readonly (Tally | undefined)[];
};

/** A set of products of which it is known what they have. */
type Near = { readonly set: Uint32Array; counts(): Uint32Array };

/** Counts by sets where these tell the truth, and by looking at colours and sizes where they do not. */
export function countChoice(
  engine: Engine,
  assortment: Assortment,
  ground: Ground,
  choice: Choice,
  known: Known,
): Tally {
  const { full, mixed } = engine.scratch;
  const { chosen } = choice;
  const counts = new Uint32Array(engine.columns.valueIds.length);
  const open = chosen.map(({ column }, at) => !column.isAndFilter && known.without[at] === undefined);
  const unselect = select(engine, chosen);
  narrow(engine, assortment, ground, chosen);
  const prices = choice.price && priceSets(engine, assortment, ground, choice.price);
  part(engine, assortment, ground, choice, { open, prices, isTold: isToldBySets(engine, choice) });
  const { nothing } = known;
  const near = prices ? prices.near : nothing && { set: ground.set, counts: () => nothing.counts };
  countSimple(engine, assortment, ground, { choice, open, near, counts });
  for (const [at, { column }] of chosen.entries()) {
    const own = known.without[at]?.counts.subarray(column.firstSlot, column.firstSlot + column.slotCount);
    if (own) counts.set(own, column.firstSlot);
  }
  const simple = countSqueezed(engine, squeeze(engine, ground, inSimple(engine, full)));
  const products = productsIn(mixed, ground);
  const total = simple + scanProducts(engine, assortment, { choice, open, products, sign: 1 }, counts);
  const limits = known.unpriced ? known.unpriced.limits : grossLimits(engine, assortment, ground, choice);
  unselect();
  if (prices) for (const word of ground.live) full[word] = (full[word] ?? 0) & (prices.touching[word] ?? 0);
  return { total, counts, limits };
}

const inSimple =
  ({ scratch: { simple } }: Engine, set: Uint32Array) =>
  (word: number) =>
    (set[word] ?? 0) & (simple[word] ?? 0);

function productsIn(set: Uint32Array, { live }: Ground): number[] {
  const products: number[] = [];
  for (const word of live)
    for (let left = set[word] ?? 0; left !== 0; left &= left - 1) products.push(word * 32 + lowestBit(left));
  return products;
}

type Simple = { choice: Choice; open: readonly boolean[]; near: Near | undefined; counts: Uint32Array };

/** Counts for the products of which sets tell the truth: the filters that are chosen from each without their own choice. */
function countSimple(engine: Engine, assortment: Assortment, ground: Ground, simple: Simple): void {
  const { choice, open, counts } = simple;
  const { columns, scratch } = engine;
  const { chosen } = choice;
  const chosenSize = chosen.find(({ column }) => column.level === 'size');
  const near = chosenSize ? undefined : simple.near;
  const count = (set: Uint32Array, isCounted: readonly boolean[]) => {
    const bitsOf = inSimple(engine, set);
    if (near && countBesides(engine, assortment, ground, { near, bitsOf, isCounted, counts })) return;
    const squeezed = squeeze(engine, ground, bitsOf);
    countGroup(engine, assortment, { squeezed, isCounted, chosenSize, sign: 1, counts });
  };
  const isLeftOut = (filter: number) => chosen.some((one) => one.filter === filter && !one.column.isAndFilter);
  count(
    scratch.full,
    columns.filters.map((_, filter) => !isLeftOut(filter)),
  );
  for (const [at, { filter }] of chosen.entries())
    if (open[at])
      count(
        scratch.without[at] ?? scratch.full,
        columns.filters.map((_, other) => other === filter),
      );
}

type Besides = { near: Near; bitsOf: (word: number) => number; isCounted: readonly boolean[]; counts: Uint32Array };

/** Where a set is most of one that is known, only the rest is counted, and taken away. */
function countBesides(engine: Engine, assortment: Assortment, ground: Ground, besides: Besides): boolean {
  const { near, bitsOf, isCounted, counts } = besides;
  const held = countSqueezed(engine, squeeze(engine, ground, bitsOf));
  const squeezed = squeeze(engine, ground, (word) => (near.set[word] ?? 0) & ~bitsOf(word));
  if (countSqueezed(engine, squeezed) * 2 > held) return false;
  const known = near.counts();
  for (const [filter, { firstSlot, slotCount }] of engine.columns.filters.entries())
    if (isCounted[filter])
      for (let slot = firstSlot; slot < firstSlot + slotCount; slot += 1)
        counts[slot] = (counts[slot] ?? 0) + (known[slot] ?? 0);
  countGroup(engine, assortment, { squeezed, isCounted, chosenSize: undefined, sign: -1, counts });
  return true;
}
