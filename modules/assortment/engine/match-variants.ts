import type { Assortment } from './assortment.ts';
import type { Choice } from './choice.ts';
import type { Engine } from './engine.ts';

export function hasSlot({ columns }: Engine, colour: number, slot: number): boolean {
  const { firstValue, values } = columns.colours;
  for (let at = firstValue[colour] ?? 0; at < (firstValue[colour + 1] ?? 0); at += 1)
    if (values[at] === slot) return true;
  return false;
}

/** Whether a sku of a colour passes all that is chosen of colours, sizes and price. */
export function variantMatcher(engine: Engine, { skuGross }: Assortment, { chosen, price }: Choice) {
  const { columns } = engine;
  const ofColours = chosen.filter(({ column }) => column.level === 'colour');
  const ofSizes = chosen.filter(({ column }) => column.level === 'size');
  return (colour: number, sku: number): boolean => {
    if (price) {
      const gross = skuGross[sku] ?? -1;
      if (gross < price.min || gross > price.max) return false;
    }
    for (const { slots, column } of ofColours) {
      const has = (slot: number) => hasSlot(engine, colour, slot);
      if (!(column.isAndFilter ? slots.every(has) : slots.some(has))) return false;
    }
    for (const { slots, column, sizeColumn } of ofSizes) {
      const own = (columns.skus.values[sizeColumn]?.[sku] ?? 0) - 1;
      if (!slots.includes(own) || (column.isAndFilter && slots.length > 1)) return false;
    }
    return true;
  };
}

/** Whether any sku of a colour passes. */
export function colourMatcher(engine: Engine, assortment: Assortment, choice: Choice) {
  const matches = variantMatcher(engine, assortment, choice);
  const { firstSku } = engine.columns.colours;
  return (colour: number): boolean => {
    for (let sku = firstSku[colour] ?? 0; sku < (firstSku[colour + 1] ?? 0); sku += 1)
      if (matches(colour, sku)) return true;
    return false;
  };
}
