import type { PriceBasis } from '../../pricing/price-basis.ts';
import type { Assortment, AssortmentQuestion } from '../assortment.ts';
import { hasBit } from '../bits.ts';
import type { Columns, PriceColumns } from '../columns.ts';
import type { ShownAmounts } from './shown-amounts.ts';

export type Prices = Pick<Assortment, 'winningList' | 'skuGross' | 'colourLow' | 'colourHigh'>;

/** For each colour, the first tier that prices it, and in that tier the list with the lowest current price. */
export function resolvePrices(
  columns: Columns,
  amounts: ShownAmounts,
  { priceLists, now, basis }: AssortmentQuestion,
): Prices {
  const { product } = columns.colours;
  const { listed, isPublic } = columns.products;
  const at = now.getTime();
  const winningList = new Uint16Array(columns.colourCount);
  const tierOf = new Uint8Array(columns.colourCount);
  const skuGross = new Int32Array(columns.skuCount).fill(-1);
  const colourLow = new Int32Array(columns.colourCount).fill(-1);
  const colourHigh = new Int32Array(columns.colourCount).fill(-1);
  for (const [tier, codes] of priceLists.entries())
    for (const [place, prices] of columns.prices.entries()) {
      if (!codes.includes(prices.list.code)) continue;
      const price = linePricer(columns, amounts, prices, { at, basis });
      for (let line = 0; line < prices.colour.length; line += 1) {
        const colour = prices.colour[line] ?? 0;
        const row = product[colour] ?? 0;
        // Non-public products are visible only through agreed lists, even if a public list prices them.
        if (!hasBit(listed, row) || (prices.list.type === 'None' && !hasBit(isPublic, row))) continue;
        const held = tierOf[colour] ?? 0;
        if (held !== 0 && held !== tier + 1) continue;
        const { low, high } = price.range(line);
        if (held !== 0 && low >= (colourLow[colour] ?? 0)) continue;
        tierOf[colour] = tier + 1;
        winningList[colour] = place + 1;
        colourLow[colour] = low;
        colourHigh[colour] = high;
        price.write(line, skuGross);
      }
    }
  return { winningList, skuGross, colourLow, colourHigh };
}

type Moment = { readonly at: number; readonly basis: PriceBasis };

/** A campaign lowers sizes that have the colour's own price; sizes with another price keep it. */
function linePricer(columns: Columns, amounts: ShownAmounts, prices: PriceColumns, { at: now, basis }: Moment) {
  const { firstSku, product } = columns.colours;
  const { unitAmount, campaignAmount, beginsAt, endsAt, isGross, firstException } = prices;
  const { exceptionSku, exceptionAmount, colour } = prices;
  const ownNow = (line: number) => {
    const own = unitAmount[line] ?? 0;
    const lowered = campaignAmount[line] ?? 0;
    const runs = (beginsAt[line] ?? 0) <= now && now < (endsAt[line] ?? 0) && lowered < own;
    return runs ? lowered : own;
  };
  const packOf = (line: number) => ({ size: columns.products.packSize[product[colour[line] ?? 0] ?? 0] ?? 1, basis });
  const exceptionNow = (line: number, exception: number) => {
    const amount = exceptionAmount[exception] ?? 0;
    return amounts.grossOf(amount === unitAmount[line] ? ownNow(line) : amount, isGross[line] === 1, packOf(line));
  };
  return {
    range: (line: number) => {
      const own = amounts.grossOf(ownNow(line), isGross[line] === 1, packOf(line));
      const first = firstException[line] ?? 0;
      const end = firstException[line + 1] ?? 0;
      const row = colour[line] ?? 0;
      // The colour's own price counts only if at least one size has it.
      const hasOwn = end - first < (firstSku[row + 1] ?? 0) - (firstSku[row] ?? 0);
      let low = hasOwn ? own : Number.MAX_SAFE_INTEGER;
      let high = hasOwn ? own : -1;
      for (let exception = first; exception < end; exception += 1) {
        const amount = exceptionNow(line, exception);
        if (amount < low) low = amount;
        if (amount > high) high = amount;
      }
      return { low, high };
    },
    write: (line: number, skuGross: Int32Array) => {
      const row = colour[line] ?? 0;
      skuGross.fill(
        amounts.grossOf(ownNow(line), isGross[line] === 1, packOf(line)),
        firstSku[row] ?? 0,
        firstSku[row + 1] ?? 0,
      );
      for (let exception = firstException[line] ?? 0; exception < (firstException[line + 1] ?? 0); exception += 1)
        skuGross[exceptionSku[exception] ?? 0] = exceptionNow(line, exception);
    },
  };
}
