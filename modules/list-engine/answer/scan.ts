import type { Assortment } from '../assortment.ts';
import { hasBit } from '../bits.ts';
import type { Engine } from '../engine.ts';
import { createCardMarks } from './card-marks.ts';
import type { Choice } from './choice.ts';
import { failsMore, failsNothing, failuresOf } from './failures.ts';

type Scan = {
  readonly choice: Choice;
  /** Which of the selected filters are counted without their own selection. */
  readonly open: readonly boolean[];
  readonly products: ArrayLike<number>;
  readonly sign: 1 | -1;
};

/**
 * Counts results and values by scanning the visible colours and sizes of some products, and returns the number of
 * results.
 */
export function scanProducts(engine: Engine, assortment: Assortment, scan: Scan, counts: Uint32Array): number {
  const { columns, scratch, filterOf } = engine;
  const { choice, open, products, sign } = scan;
  const { full, without, stamps, generation } = scratch;
  const { chosen, unit } = choice;
  const { firstColour, firstValue: firstOfProduct, values: productValues } = columns.products;
  const { firstSku, firstValue: firstOfColour, values: colourValues, look } = columns.colours;
  const sizeValues = columns.skus.values;
  const { visibleColours } = assortment;
  const totalSlot = columns.valueIds.length;
  const missedSlot = totalSlot + 1;
  const cards = createCardMarks(engine, choice);
  const failures = failuresOf(engine, assortment, choice);
  /** Full matches count for all filters except those with known counts. */
  const isCounted = new Uint8Array(columns.filters.length).fill(1);
  for (const [at, { filter, column }] of chosen.entries())
    isCounted[filter] = column.isAndFilter || open[at] === true ? 1 : 0;
  let total = 0;
  let result = 0;

  const next = () => {
    result = ++generation.of;
    cards?.next(result);
  };
  const hit = (slot: number) => {
    if (cards) return cards.hit(slot);
    if (stamps[slot] === result) return false;
    stamps[slot] = result;
    return true;
  };
  /** The single product-level filter that the product fails, if any. */
  const missedBy = (product: number) => {
    if (hasBit(full, product)) return -1;
    for (let at = 0; at < chosen.length; at += 1)
      if (open[at] && chosen[at]?.column.level === 'product' && hasBit(without[at] ?? full, product)) return at;
    return -1;
  };
  /** Whether the product counts without a filter's selection; otherwise none of its colours does. */
  const isWanted = (product: number, at: number) => open[at] === true && hasBit(without[at] ?? full, product);
  /** For one filter, or for all that are counted. */
  const countProduct = (product: number, filter: number) => {
    for (let at = firstOfProduct[product] ?? 0; at < (firstOfProduct[product + 1] ?? 0); at += 1) {
      const slot = productValues[at] ?? 0;
      const of = filterOf[slot] ?? 0;
      if (filter === -1 ? isCounted[of] === 1 : of === filter) counts[slot] = (counts[slot] ?? 0) + sign;
    }
  };
  const countColour = (colour: number, filter: number) => {
    for (let at = firstOfColour[colour] ?? 0; at < (firstOfColour[colour + 1] ?? 0); at += 1) {
      const slot = colourValues[at] ?? 0;
      const of = filterOf[slot] ?? 0;
      if ((filter === -1 ? isCounted[of] === 1 : of === filter) && hit(slot)) counts[slot] = (counts[slot] ?? 0) + sign;
    }
  };
  const countSize = (sku: number, column: number) => {
    const slot = (sizeValues[column]?.[sku] ?? 0) - 1;
    if (slot !== -1 && isCounted[filterOf[slot] ?? 0] === 1 && hit(slot)) counts[slot] = (counts[slot] ?? 0) + sign;
  };
  const scanColour = (product: number, colour: number, missed: number) => {
    const byColour = failures.ofColour(colour);
    if (byColour === failsMore || (byColour !== failsNothing && !isWanted(product, byColour - 1))) return;
    cards?.enterColour(colour);
    let isPassing = false;
    let isFailing = false;
    for (let sku = firstSku[colour] ?? 0; sku < (firstSku[colour + 1] ?? 0); sku += 1) {
      const failed = failures.ofSku(sku, byColour);
      if (failed === failsMore || (failed !== failsNothing && (missed !== -1 || !open[failed - 1]))) continue;
      // Product and colour values count more than once only if each sku is a result.
      const isFirst = unit === 'sku' || !(failed === failsNothing ? isPassing : isFailing);
      if (unit === 'sku') next();
      if (failed !== failsNothing) {
        const { filter = -1, column, sizeColumn = -1 } = chosen[failed - 1] ?? {};
        if (column?.level === 'size') countSize(sku, sizeColumn);
        else if (isFirst) countColour(colour, filter);
        isFailing = true;
        continue;
      }
      isPassing = true;
      if (missed !== -1) {
        if (isFirst && hit(missedSlot)) countProduct(product, chosen[missed]?.filter ?? -1);
        continue;
      }
      if (isFirst) {
        if (hit(totalSlot)) {
          total += 1;
          countProduct(product, -1);
        }
        countColour(colour, -1);
      }
      for (let column = 0; column < sizeValues.length; column += 1) countSize(sku, column);
    }
  };
  for (let place = 0; place < products.length; place += 1) {
    const product = products[place] ?? 0;
    const missed = missedBy(product);
    const end = firstColour[product + 1] ?? 0;
    next();
    for (let colour = firstColour[product] ?? 0; colour < end; colour += 1) {
      if (unit === 'look') {
        if (look[colour] !== colour) continue;
        next();
        for (let same = colour; same < end; same += 1)
          if (look[same] === colour && hasBit(visibleColours, same)) scanColour(product, same, missed);
      } else if (hasBit(visibleColours, colour)) {
        if (unit === 'colour') next();
        scanColour(product, colour, missed);
      }
    }
  }
  return total;
}
