import type { Assortment, GrossLimits, Ground } from '../assortment.ts';
import { hasBit, lowestBit } from '../bits.ts';
import type { Engine } from '../engine.ts';
import type { Sort } from '../listing.ts';
import type { Choice } from './choice.ts';
import { variantMatcher } from './match-variants.ts';
import { sortedRows } from './orders.ts';

/** After this many steps, scanning the products is cheaper than walking the price order. */
const longestWalk = 256;

/**
 * The lowest and highest gross price of everything that matches all selections except the price. `full` has the
 * matching products.
 */
export function grossLimits(
  engine: Engine,
  assortment: Assortment,
  ground: Ground,
  choice: Choice,
): GrossLimits | undefined {
  const { scratch, columns } = engine;
  const { productLow, productHigh, visibleColours, skuGross } = assortment;
  const { firstColour } = columns.products;
  const { firstSku } = columns.colours;
  const asksVariants = choice.chosen.some(({ column }) => column.level !== 'product');
  if (!asksVariants) {
    const fromOrder = limitsByOrder(engine, assortment, ground);
    if (fromOrder !== 'too thin') return fromOrder;
  }
  const matcher = variantMatcher(engine, assortment, { ...choice, price: undefined });
  let low = -1;
  let high = -1;
  for (let place = 0; place < ground.live.length; place += 1) {
    const word = ground.live[place] ?? 0;
    for (let left = scratch.full[word] ?? 0; left !== 0; left &= left - 1) {
      const product = word * 32 + lowestBit(left);
      const lowest = productLow[product] ?? -1;
      const highest = productHigh[product] ?? -1;
      if (lowest === -1 || (low !== -1 && lowest >= low && highest <= high)) continue;
      if (!asksVariants) {
        if (low === -1 || lowest < low) low = lowest;
        if (highest > high) high = highest;
        continue;
      }
      for (let colour = firstColour[product] ?? 0; colour < (firstColour[product + 1] ?? 0); colour += 1) {
        if (!hasBit(visibleColours, colour) || !matcher.passesColour(colour)) continue;
        for (let sku = firstSku[colour] ?? 0; sku < (firstSku[colour + 1] ?? 0); sku += 1) {
          const gross = skuGross[sku] ?? -1;
          if (gross === -1 || (low !== -1 && gross >= low && gross <= high) || !matcher.passesSku(sku)) continue;
          if (low === -1 || gross < low) low = gross;
          if (gross > high) high = gross;
        }
      }
    }
  }
  return low === -1 ? undefined : { low, high };
}

/** Walks the price order from both ends; the first match comes soon unless few products match. */
function limitsByOrder({ columns, ties, scratch, words }: Engine, assortment: Assortment, { live }: Ground) {
  if (live.length < words / 2) return 'too thin';
  const meet = (sort: Sort) => {
    const { rows } = sortedRows({ columns, assortment, ties, sort, language: columns.defaultLanguage }, 'product');
    for (let place = 0; place < Math.min(longestWalk, rows.length); place += 1) {
      const row = rows[place] ?? 0;
      if (hasBit(scratch.full, row)) return row;
    }
    return -1;
  };
  const cheapest = meet({ field: 'LowestPrice', order: 'asc' });
  const dearest = cheapest === -1 ? -1 : meet({ field: 'HighestPrice', order: 'desc' });
  if (cheapest === -1 || dearest === -1) return 'too thin';
  const low = assortment.productLow[cheapest] ?? -1;
  const high = assortment.productHigh[dearest] ?? -1;
  return low === -1 ? undefined : { low, high };
}
