import { createBoundedMap } from '../../../platform/bounded-map.ts';
import type { Assortment, AssortmentQuestion } from '../assortment.ts';
import { hasBit, setBit, wordsFor } from '../bits.ts';
import type { Columns } from '../columns.ts';
import { gatherProducts } from './gather-products.ts';
import { productValues } from './product-values.ts';
import { resolvePrices } from './resolve-prices.ts';
import type { ShownAmounts } from './shown-amounts.ts';

/** Cache limits per assortment: places, and counts of places and values, about 2 kB each. */
const placesKept = 256;
const talliesKept = 1024;

export function buildAssortment(columns: Columns, amounts: ShownAmounts, question: AssortmentQuestion): Assortment {
  const prices = resolvePrices(columns, amounts, question);
  const visibleColours = findVisibleColours(columns, question, prices.winningList);
  const products = gatherProducts(columns, prices, visibleColours);
  return {
    ...prices,
    visibleColours,
    ...products,
    ...productValues(columns, { ...products, visibleColours }),
    orders: new Map(),
    places: createBoundedMap(placesKept),
    tallies: createBoundedMap(talliesKept),
  };
}

function findVisibleColours(
  columns: Columns,
  { priceLists, showsNonSellable }: AssortmentQuestion,
  winningList: Uint16Array,
): Uint32Array {
  const visible = new Uint32Array(wordsFor(columns.colourCount));
  for (let colour = 0; colour < columns.colourCount; colour += 1)
    if (winningList[colour] !== 0) setBit(visible, colour);
  const named = new Set(priceLists.flat());
  const seesPublic = columns.prices.some(({ list }) => list.type === 'None' && named.has(list.code));
  if (!showsNonSellable || !seesPublic) return visible;
  const { listed, isPublic, firstColour } = columns.products;
  for (let row = 0; row < columns.productCount; row += 1) {
    const first = firstColour[row] ?? 0;
    const end = firstColour[row + 1] ?? 0;
    if (!hasBit(listed, row) || !hasBit(isPublic, row) || winningList.subarray(first, end).some((list) => list !== 0))
      continue;
    for (let colour = first; colour < end; colour += 1) setBit(visible, colour);
  }
  return visible;
}
