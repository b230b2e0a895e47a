import { createBoundedMap } from '../bounded-map.ts';
import type { Assortment, AssortmentQuestion } from './assortment.ts';
import { countBits, hasBit, setBit, wordsFor } from './bits.ts';
import type { Columns, PriceColumns } from './columns.ts';
import type { ShownAmounts } from './shown-amounts.ts';

/** How many places are remembered for each assortment, and of how many places and values what they count: each some 2 kB. */
const placesKept = 256;
const talliesKept = 1024;

type Prices = Pick<Assortment, 'winningList' | 'skuGross' | 'colourLow' | 'colourHigh'>;

export function buildAssortment(columns: Columns, amounts: ShownAmounts, question: AssortmentQuestion): Assortment {
  const prices = resolvePrices(columns, amounts, question);
  const visibleColours = findVisibleColours(columns, question, prices.winningList);
  return {
    ...prices,
    visibleColours,
    ...gatherProducts(columns, prices, visibleColours),
    orders: new Map(),
    places: createBoundedMap(placesKept),
    tallies: createBoundedMap(talliesKept),
  };
}

/** For each colour the first tier that has it, and there the list that is lowest now. */
function resolvePrices(columns: Columns, amounts: ShownAmounts, { priceLists, now }: AssortmentQuestion): Prices {
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
      const price = linePricer(columns, amounts, prices, at);
      for (let line = 0; line < prices.colour.length; line += 1) {
        const colour = prices.colour[line] ?? 0;
        const row = product[colour] ?? 0;
        // What is not public is seen through agreed lists alone, even where a public list prices it.
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

/** A campaign lowers whatever costs the colour's own price; sizes that cost something else keep theirs. */
function linePricer(columns: Columns, amounts: ShownAmounts, prices: PriceColumns, now: number) {
  const { firstSku } = columns.colours;
  const { unitAmount, campaignAmount, beginsAt, endsAt, isGross, firstException } = prices;
  const { exceptionSku, exceptionAmount, colour } = prices;
  const ownNow = (line: number) => {
    const own = unitAmount[line] ?? 0;
    const lowered = campaignAmount[line] ?? 0;
    const runs = (beginsAt[line] ?? 0) <= now && now < (endsAt[line] ?? 0) && lowered < own;
    return runs ? lowered : own;
  };
  const exceptionNow = (line: number, exception: number) => {
    const amount = exceptionAmount[exception] ?? 0;
    return amounts.grossOf(amount === unitAmount[line] ? ownNow(line) : amount, isGross[line] === 1);
  };
  return {
    range: (line: number) => {
      const own = amounts.grossOf(ownNow(line), isGross[line] === 1);
      const first = firstException[line] ?? 0;
      const end = firstException[line + 1] ?? 0;
      const row = colour[line] ?? 0;
      // The colour's own price counts only if some size still has it.
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
      skuGross.fill(amounts.grossOf(ownNow(line), isGross[line] === 1), firstSku[row] ?? 0, firstSku[row + 1] ?? 0);
      for (let exception = firstException[line] ?? 0; exception < (firstException[line + 1] ?? 0); exception += 1)
        skuGross[exceptionSku[exception] ?? 0] = exceptionNow(line, exception);
    },
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

function gatherProducts(columns: Columns, { colourLow, colourHigh }: Prices, visibleColours: Uint32Array) {
  const { productCount: count, colours, skus } = columns;
  const words = wordsFor(count);
  const visible = new Uint32Array(words);
  const uniform = new Uint32Array(words);
  const productLow = new Int32Array(count).fill(-1);
  const productHigh = new Int32Array(count).fill(-1);
  const productRank = new Uint32Array(count);
  const sizeSet = new Uint32Array(count);
  const valueBits = new Uint32Array(columns.valueBits);
  const sets = createSizeSets(columns);
  const seen: number[] = [];
  for (let row = 0; row < count; row += 1) {
    seen.length = 0;
    let low = -1;
    let high = -1;
    let best = 0;
    for (
      let colour = columns.products.firstColour[row] ?? 0;
      colour < (columns.products.firstColour[row + 1] ?? 0);
      colour += 1
    ) {
      if (!hasBit(visibleColours, colour)) continue;
      const set = colours.sizeSet[colour] ?? 0;
      if (!seen.includes(set)) seen.push(set);
      const lowest = colourLow[colour] ?? -1;
      if (lowest !== -1 && (low === -1 || lowest < low)) low = lowest;
      high = Math.max(high, colourHigh[colour] ?? -1);
      const rank = colours.popRank30[colour] ?? 0;
      if (rank !== 0 && (best === 0 || rank < best)) best = rank;
      for (let at = colours.firstValue[colour] ?? 0; at < (colours.firstValue[colour + 1] ?? 0); at += 1)
        setBit(valueBits, (colours.values[at] ?? 0) * words * 32 + row);
    }
    if (seen.length === 0) continue;
    setBit(visible, row);
    if (seen.length === 1) setBit(uniform, row);
    productLow[row] = low;
    productHigh[row] = high;
    productRank[row] = best;
    const set = sets.numberOf(seen);
    sizeSet[row] = set;
    for (const sku of sets.all[set] ?? [])
      for (const values of skus.values) {
        const slot = values[sku] ?? 0;
        if (slot !== 0) setBit(valueBits, (slot - 1) * words * 32 + row);
      }
  }
  return {
    visible,
    visibleCount: countBits(visible),
    uniform,
    productLow,
    productHigh,
    productRank,
    sizeSet,
    sizeSets: sets.all,
    sizeSetSlots: sets.all.map((set) => slotsOf(columns, set)),
    valueBits,
    valueWords: new Int32Array(valueBits.buffer),
  };
}

function slotsOf({ skus }: Columns, set: Uint32Array): Uint16Array {
  const slots = [...set].flatMap((sku) => skus.values.map((values) => (values[sku] ?? 0) - 1));
  return Uint16Array.from(new Set(slots.filter((slot) => slot !== -1)));
}

/** Colours of a product that come in different sizes have a set together that is the union of theirs. */
function createSizeSets({ colours, colourCount }: Columns) {
  const exampleOf = new Map<number, Uint32Array>();
  for (let colour = 0; colour < colourCount; colour += 1) {
    const set = colours.sizeSet[colour] ?? 0;
    if (exampleOf.has(set)) continue;
    const first = colours.firstSku[colour] ?? 0;
    exampleOf.set(
      set,
      Uint32Array.from({ length: (colours.firstSku[colour + 1] ?? 0) - first }, (_, at) => first + at),
    );
  }
  const all: Uint32Array[] = [];
  const numbers = new Map<string, number>();
  return {
    all,
    numberOf: (sets: readonly number[]) => {
      const key = sets.length === 1 ? String(sets[0]) : sets.toSorted((a, b) => a - b).join(' ');
      const known = numbers.get(key);
      if (known !== undefined) return known;
      all.push(Uint32Array.from(sets.flatMap((set) => [...(exampleOf.get(set) ?? [])])));
      numbers.set(key, all.length - 1);
      return all.length - 1;
    },
  };
}
