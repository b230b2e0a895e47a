import type { Assortment } from './assortment.ts';
import { hasBit, lowestBit } from './bits.ts';
import type { Engine } from './engine.ts';

/** Counting by asking each product what it has, for sets of a few products. */

/** All values of one product, those of its visible colours and sizes each once. */
export function countProduct(
  engine: Engine,
  assortment: Assortment,
  product: number,
  sign: number,
  counts: Uint32Array,
): void {
  const { firstValue, values } = engine.columns.products;
  const end = firstValue[product + 1] ?? 0;
  for (let at = firstValue[product] ?? 0; at < end; at += 1) {
    const slot = values[at] ?? 0;
    counts[slot] = (counts[slot] ?? 0) + sign;
  }
  countColours(engine, assortment, product, sign, counts, undefined);
  const slots = assortment.sizeSetSlots[assortment.sizeSet[product] ?? 0];
  if (slots === undefined) return;
  for (let at = 0; at < slots.length; at += 1) {
    const slot = slots[at] ?? 0;
    counts[slot] = (counts[slot] ?? 0) + sign;
  }
}

function countColours(
  { columns, scratch, filterOf }: Engine,
  { visibleColours }: Assortment,
  product: number,
  sign: number,
  counts: Uint32Array,
  isCounted: readonly boolean[] | undefined,
): void {
  const { stamps, generation } = scratch;
  const { firstColour } = columns.products;
  const { firstValue, values } = columns.colours;
  const stamp = ++generation.of;
  const end = firstColour[product + 1] ?? 0;
  for (let colour = firstColour[product] ?? 0; colour < end; colour += 1) {
    if (!hasBit(visibleColours, colour)) continue;
    for (let place = firstValue[colour] ?? 0; place < (firstValue[colour + 1] ?? 0); place += 1) {
      const slot = values[place] ?? 0;
      if (stamps[slot] === stamp || (isCounted && !isCounted[filterOf[slot] ?? 0])) continue;
      stamps[slot] = stamp;
      counts[slot] = (counts[slot] ?? 0) + sign;
    }
  }
}

/** Filters of products, for the squeezed set. */
export function countListed(
  { columns, scratch, filterOf }: Engine,
  isCounted: readonly boolean[],
  squeezed: number,
  sign: number,
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
        if (isCounted[filterOf[slot] ?? 0]) counts[slot] = (counts[slot] ?? 0) + sign;
      }
    }
}

/** And filters of colours: each visible colour says what it has, a value counts once for a product. */
export function countListedColours(
  engine: Engine,
  assortment: Assortment,
  isCounted: readonly boolean[],
  squeezed: number,
  sign: number,
  counts: Uint32Array,
): void {
  const { wordAt, wordOf } = engine.scratch;
  for (let at = 0; at < squeezed; at += 1)
    for (let left = wordOf[at] ?? 0; left !== 0; left &= left - 1)
      countColours(engine, assortment, (wordAt[at] ?? 0) * 32 + lowestBit(left), sign, counts, isCounted);
}
