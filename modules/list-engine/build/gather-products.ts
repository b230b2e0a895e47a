import { countBits, hasBit, setBit, wordsFor } from '../bits.ts';
import type { Columns } from '../columns.ts';
import type { Prices } from './resolve-prices.ts';
import { createSizeSets } from './size-sets.ts';

/** Product facts for a viewer who sees these colours. */
export function gatherProducts(columns: Columns, { colourLow, colourHigh }: Prices, visibleColours: Uint32Array) {
  const { productCount: count, colours } = columns;
  const { firstColour } = columns.products;
  const visible = new Uint32Array(wordsFor(count));
  const uniform = new Uint32Array(wordsFor(count));
  const productLow = new Int32Array(count).fill(-1);
  const productHigh = new Int32Array(count).fill(-1);
  const productRank = new Uint32Array(count);
  const sizeSet = new Uint32Array(count);
  const sets = createSizeSets(columns);
  const seen: number[] = [];
  for (let row = 0; row < count; row += 1) {
    seen.length = 0;
    let low = -1;
    let high = -1;
    let best = 0;
    for (let colour = firstColour[row] ?? 0; colour < (firstColour[row + 1] ?? 0); colour += 1) {
      if (!hasBit(visibleColours, colour)) continue;
      const set = colours.sizeSet[colour] ?? 0;
      if (!seen.includes(set)) seen.push(set);
      const lowest = colourLow[colour] ?? -1;
      if (lowest !== -1 && (low === -1 || lowest < low)) low = lowest;
      high = Math.max(high, colourHigh[colour] ?? -1);
      const rank = colours.popRank30[colour] ?? 0;
      if (rank !== 0 && (best === 0 || rank < best)) best = rank;
    }
    if (seen.length === 0) continue;
    setBit(visible, row);
    if (seen.length === 1) setBit(uniform, row);
    productLow[row] = low;
    productHigh[row] = high;
    productRank[row] = best;
    sizeSet[row] = sets.numberOf(seen);
  }
  const visibleCount = countBits(visible);
  return { visible, visibleCount, uniform, productLow, productHigh, productRank, sizeSet, sizeSets: sets.all };
}
