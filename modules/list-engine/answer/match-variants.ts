import type { Assortment } from '../assortment.ts';
import type { Engine } from '../engine.ts';
import type { Choice } from './choice.ts';

export function hasSlot({ columns }: Engine, colour: number, slot: number): boolean {
  const { firstValue, values } = columns.colours;
  for (let at = firstValue[colour] ?? 0; at < (firstValue[colour + 1] ?? 0); at += 1)
    if (values[at] === slot) return true;
  return false;
}

/** Whether a colour, or a sku of it, matches all selected colours, sizes and the price. */
export type Matcher = {
  passesColour(colour: number): boolean;
  passesSku(sku: number): boolean;
  /** Whether any sku of the colour matches. */
  matches(colour: number): boolean;
};

export function variantMatcher(engine: Engine, { skuGross }: Assortment, { chosen, price }: Choice): Matcher {
  const { columns } = engine;
  const { firstSku } = columns.colours;
  const ofColours = chosen.filter(({ column }) => column.level === 'colour');
  const ofSizes = chosen.filter(({ column }) => column.level === 'size');
  const asksSkus = price !== undefined || ofSizes.length > 0;
  const passesColour = (colour: number) => {
    for (const { slots, column } of ofColours) {
      const has = (slot: number) => hasSlot(engine, colour, slot);
      if (!(column.isAndFilter ? slots.every(has) : slots.some(has))) return false;
    }
    return true;
  };
  const passesSku = (sku: number) => {
    const gross = skuGross[sku] ?? -1;
    if (price && (gross < price.min || gross > price.max)) return false;
    for (const { slots, column, sizeColumn } of ofSizes) {
      const own = (columns.skus.values[sizeColumn]?.[sku] ?? 0) - 1;
      if (!slots.includes(own) || (column.isAndFilter && slots.length > 1)) return false;
    }
    return true;
  };
  const matches = (colour: number) => {
    if (!passesColour(colour)) return false;
    if (!asksSkus) return true;
    for (let sku = firstSku[colour] ?? 0; sku < (firstSku[colour + 1] ?? 0); sku += 1) if (passesSku(sku)) return true;
    return false;
  };
  return { passesColour, passesSku, matches };
}
