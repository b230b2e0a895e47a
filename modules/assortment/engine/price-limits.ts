import type { Assortment } from './assortment.ts';
import { hasBit, lowestBit } from './bits.ts';
import type { Choice } from './choice.ts';
import type { Engine } from './engine.ts';
import { variantMatcher } from './match-variants.ts';

/** The lowest and highest gross price of what passes every choice but the price: `full` holds what passes as a product. */
export function grossLimits(
  engine: Engine,
  assortment: Assortment,
  choice: Choice,
  live: number,
): { low: number; high: number } | undefined {
  const { scratch, columns } = engine;
  const { productLow, productHigh, visibleColours, skuGross } = assortment;
  const { firstColour } = columns.products;
  const { firstSku } = columns.colours;
  const asksVariants = choice.chosen.some(({ column }) => column.level !== 'product');
  const matches = variantMatcher(engine, assortment, { ...choice, price: undefined });
  let low = -1;
  let high = -1;
  for (let place = 0; place < live; place += 1) {
    const word = scratch.live[place] ?? 0;
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
        if (!hasBit(visibleColours, colour)) continue;
        for (let sku = firstSku[colour] ?? 0; sku < (firstSku[colour + 1] ?? 0); sku += 1) {
          const gross = skuGross[sku] ?? -1;
          if (gross === -1 || (low !== -1 && gross >= low && gross <= high) || !matches(colour, sku)) continue;
          if (low === -1 || gross < low) low = gross;
          if (gross > high) high = gross;
        }
      }
    }
  }
  return low === -1 ? undefined : { low, high };
}
