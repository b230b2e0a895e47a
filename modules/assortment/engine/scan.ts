import type { Assortment } from './assortment.ts';
import { clearBit, hasBit, lowestBit, setBit } from './bits.ts';
import { type Choice, excludedColourIds } from './choice.ts';
import type { Engine } from './engine.ts';

/** Adds a unit's results and values for the products in `mixed`, by looking at each visible colour and size. */
export function scanMixed(
  engine: Engine,
  assortment: Assortment,
  choice: Choice,
  live: number,
  counts: Uint32Array,
  matchedSkus: number[],
): number {
  const { columns, scratch, filterOf, colourFilter } = engine;
  const { mixed, full, without, stamps, provisional, selected, generation, matched, matchedColours } = scratch;
  const { chosen, price, unit, colourSlots } = choice;
  const { firstColour, firstValue: firstOfProduct, values: productValues } = columns.products;
  const { firstSku, firstValue: firstOfColour, values: colourValues, look } = columns.colours;
  const sizeValues = columns.skus.values;
  const { skuGross, visibleColours } = assortment;
  const totalSlot = columns.valueIds.length;
  const missedSlot = totalSlot + 1;
  const ofColours = chosen.flatMap(({ column }, at) => (column.level === 'colour' ? [at] : []));
  const ofSizes = chosen.flatMap(({ column }, at) => (column.level === 'size' ? [at] : []));
  const priceAt = chosen.length;
  const isCards = unit === 'front' || unit === 'split';
  const ordinary = colourSlots.filter((slot) => !excludedColourIds.has(columns.valueIds[slot] ?? 0));
  const cells = ordinary.length;
  if (scratch.fronts.of.length < cells * (totalSlot + 2)) scratch.fronts.of = new Int32Array(cells * (totalSlot + 2));
  const fronts = scratch.fronts.of;
  const own = new Int32Array(cells);
  let ownCount = 0;
  /** Whether a colour was counted already: for passing, and for failing one filter. */
  const isCounted = [false, false];
  let total = 0;
  let productUnit = 0;
  let unitStamp = 0;
  let front = 0;

  /** Whether the unit counts for a slot for the first time: 1, or for a card that takes a makeshift one's place: 2. */
  const hit = (slot: number, colour: number): 0 | 1 | 2 => {
    if (!isCards) return stamp(slot, unitStamp);
    // Choosing a colour makes one card of a product, so that is what its count tells.
    if (filterOf[slot] === colourFilter && slot < totalSlot) return stamp(slot, productUnit);
    if (!isNewCard(slot, colour)) {
      if (stamps[slot] === productUnit || provisional[slot] === productUnit || !isMakeshift(colour)) return 0;
      provisional[slot] = productUnit;
      return 1;
    }
    stamps[slot] = productUnit;
    if (provisional[slot] !== productUnit) return 1;
    provisional[slot] = 0;
    return 2;
  };
  const stamp = (slot: number, by: number): 0 | 1 => {
    if (stamps[slot] === by) return 0;
    stamps[slot] = by;
    return 1;
  };
  const isMakeshift = (colour: number) => {
    for (let at = firstOfColour[colour] ?? 0; at < (firstOfColour[colour + 1] ?? 0); at += 1)
      if (excludedColourIds.has(columns.valueIds[colourValues[at] ?? 0] ?? 0)) return true;
    return false;
  };
  let splitColour = -1;
  const splitSeen = new Set<number>();
  /** A chosen colour has its card in front of which stands the first colour that has it. */
  const isNewCard = (slot: number, colour: number) => {
    if (unit === 'split') {
      if (splitColour !== colour) {
        splitSeen.clear();
        splitColour = colour;
      }
      if (isMakeshift(colour) || splitSeen.has(slot)) return false;
      splitSeen.add(slot);
      return true;
    }
    let isNew = false;
    for (let at = 0; at < ownCount; at += 1) {
      const cell = slot * cells + (own[at] ?? 0);
      if (fronts[cell] === productUnit) continue;
      fronts[cell] = productUnit;
      isNew = true;
    }
    return isNew;
  };
  /** Which of the chosen colours a colour has. */
  const findOwn = (colour: number) => {
    ownCount = 0;
    for (let at = 0; at < cells; at += 1) if (hasValue(colour, ordinary[at] ?? 0)) own[ownCount++] = at;
  };
  const hasValue = (colour: number, slot: number) => {
    for (let at = firstOfColour[colour] ?? 0; at < (firstOfColour[colour + 1] ?? 0); at += 1)
      if (colourValues[at] === slot) return true;
    return false;
  };
  const add = (slot: number, more: number) => {
    counts[slot] = (counts[slot] ?? 0) + more;
  };
  /** The only filter of the level product that the product fails, if there is one. */
  const missedBy = (product: number) => {
    if (hasBit(full, product)) return -1;
    for (let at = 0; at < chosen.length; at += 1)
      if (chosen[at]?.column.level === 'product' && hasBit(without[at] ?? full, product)) return at;
    return -1;
  };
  const remember = (product: number, colour: number, sku: number, kind: 1 | 2) => {
    if (kind === 1) total += 1;
    if (unit === 'product') setBit(matched, product);
    else if (unit === 'sku') matchedSkus.push(sku);
    else {
      if (kind === 2) clearBit(matchedColours, front);
      front = colour;
      setBit(matchedColours, colour);
    }
  };
  const countProduct = (product: number, filter: number) => {
    for (let at = firstOfProduct[product] ?? 0; at < (firstOfProduct[product + 1] ?? 0); at += 1) {
      const slot = productValues[at] ?? 0;
      if (filter === -1 || filterOf[slot] === filter) add(slot, 1);
    }
  };
  const countColour = (colour: number, filter: number) => {
    for (let at = firstOfColour[colour] ?? 0; at < (firstOfColour[colour + 1] ?? 0); at += 1) {
      const slot = colourValues[at] ?? 0;
      if ((filter === -1 || filterOf[slot] === filter) && hit(slot, colour) === 1) add(slot, 1);
    }
  };
  const countSize = (colour: number, sku: number, column: number) => {
    const slot = (sizeValues[column]?.[sku] ?? 0) - 1;
    if (slot !== -1 && hit(slot, colour) === 1) add(slot, 1);
  };
  const failedByColour = (colour: number, at: number) => {
    const { filter = 0, slots = [], column } = chosen[at] ?? {};
    let found = 0;
    for (let place = firstOfColour[colour] ?? 0; place < (firstOfColour[colour + 1] ?? 0); place += 1) {
      const slot = colourValues[place] ?? 0;
      if (filterOf[slot] === filter && selected[slot] === 1) found += 1;
    }
    return column?.isAndFilter ? found < slots.length : found === 0;
  };
  const failedBySize = (sku: number, at: number) => {
    const { sizeColumn = -1, slots = [], column } = chosen[at] ?? {};
    const slot = (sizeValues[sizeColumn]?.[sku] ?? 0) - 1;
    return slot === -1 || selected[slot] !== 1 || (column?.isAndFilter === true && slots.length > 1);
  };
  /** A failure of a filter that asks for all its values is as bad as two: its own choice is never left out. */
  const weightOf = (at: number) => (chosen[at]?.column.isAndFilter ? 2 : 1);

  const scanColour = (product: number, colour: number, missed: number) => {
    let colourFails = 0;
    let colourFailedAt = -1;
    for (const at of ofColours)
      if (failedByColour(colour, at)) {
        colourFails += weightOf(at);
        colourFailedAt = at;
      }
    if (colourFails > 1) return;
    if (unit === 'front') findOwn(colour);
    isCounted[0] = false;
    isCounted[1] = false;
    for (let sku = firstSku[colour] ?? 0; sku < (firstSku[colour + 1] ?? 0); sku += 1) {
      let fails = colourFails;
      let failedAt = colourFailedAt;
      for (const at of ofSizes)
        if (failedBySize(sku, at)) {
          fails += weightOf(at);
          failedAt = at;
        }
      if (price) {
        const gross = skuGross[sku] ?? -1;
        if (gross < price.min || gross > price.max) {
          fails += 1;
          failedAt = priceAt;
        }
      }
      if (fails > 1 || (missed !== -1 && fails > 0) || (fails === 1 && failedAt === priceAt)) continue;
      if (unit === 'sku') unitStamp = ++generation.of;
      // Only where each sku is a result do its product and colour count more than once.
      const isFirst = unit === 'sku' || !isCounted[fails];
      isCounted[fails] = true;
      if (missed !== -1) {
        if (isFirst && hit(missedSlot, colour) === 1) countProduct(product, chosen[missed]?.filter ?? -1);
      } else if (fails === 1) {
        const { filter = -1, column, sizeColumn = -1 } = chosen[failedAt] ?? {};
        if (column?.level === 'size') countSize(colour, sku, sizeColumn);
        else if (isFirst) countColour(colour, filter);
      } else {
        if (isFirst) countResult(product, colour, sku);
        for (let column = 0; column < sizeValues.length; column += 1) countSize(colour, sku, column);
      }
    }
  };
  const countResult = (product: number, colour: number, sku: number) => {
    const kind = hit(totalSlot, colour);
    if (kind !== 0) remember(product, colour, sku, kind);
    if (kind === 1) countProduct(product, -1);
    countColour(colour, -1);
  };
  const scanProduct = (product: number) => {
    const missed = missedBy(product);
    const end = firstColour[product + 1] ?? 0;
    productUnit = ++generation.of;
    unitStamp = productUnit;
    splitColour = -1;
    for (let colour = firstColour[product] ?? 0; colour < end; colour += 1) {
      if (unit === 'look') {
        if (look[colour] !== colour) continue;
        unitStamp = ++generation.of;
        for (let same = colour; same < end; same += 1)
          if (look[same] === colour && hasBit(visibleColours, same)) scanColour(product, same, missed);
      } else if (hasBit(visibleColours, colour)) {
        if (unit === 'colour') unitStamp = ++generation.of;
        scanColour(product, colour, missed);
      }
    }
  };
  for (let place = 0; place < live; place += 1) {
    const word = scratch.live[place] ?? 0;
    for (let left = mixed[word] ?? 0; left !== 0; left &= left - 1) scanProduct(word * 32 + lowestBit(left));
  }
  return total;
}
