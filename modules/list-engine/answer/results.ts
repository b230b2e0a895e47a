import type { Assortment } from '../assortment.ts';
import { hasBit } from '../bits.ts';
import type { Engine } from '../engine.ts';
import { type Choice, excludedColourIds } from './choice.ts';
import { hasSlot, variantMatcher } from './match-variants.ts';
import type { RowUnit } from './orders.ts';

/** Tells which rows are results. Called only for rows of products in `full`. */
export type Results = { readonly unit: RowUnit; isResult(row: number): boolean };

export function resultsOf(engine: Engine, assortment: Assortment, choice: Choice): Results {
  const { columns, scratch } = engine;
  const { visibleColours } = assortment;
  const { product, look } = columns.colours;
  const matcher = variantMatcher(engine, assortment, choice);
  const isFound = (colour: number) => hasBit(visibleColours, colour) && matcher.matches(colour);
  const isIn = (colour: number) => hasBit(scratch.full, product[colour] ?? 0);
  const firstOf = (row: number, isMeant: (colour: number) => boolean) =>
    findColour(engine, row, (colour) => isMeant(colour) && isFound(colour));
  if (choice.unit === 'product') {
    const isNarrowed = choice.price !== undefined || choice.chosen.some(({ column }) => column.level !== 'product');
    return {
      unit: 'product',
      isResult: (row) => hasBit(scratch.full, row) && (!isNarrowed || firstOf(row, () => true) !== -1),
    };
  }
  if (choice.unit === 'sku') {
    const { colour: colourOf } = columns.skus;
    return {
      unit: 'sku',
      isResult: (sku) => {
        const colour = colourOf[sku] ?? 0;
        return isIn(colour) && hasBit(visibleColours, colour) && matcher.passesColour(colour) && matcher.passesSku(sku);
      },
    };
  }
  const isExcluded = (colour: number) =>
    [...excludedColourIds].some((id) => hasSlot(engine, colour, engine.slotOf.get(id) ?? -1));
  const ordinary = choice.colourSlots.filter((slot) => !excludedColourIds.has(columns.valueIds[slot] ?? 0));
  const tests = {
    colour: () => true,
    look: (colour: number) => firstOf(product[colour] ?? 0, (same) => look[same] === look[colour]) === colour,
    front: (colour: number) => {
      const row = product[colour] ?? 0;
      let hasCard = false;
      for (const slot of ordinary) {
        const front = firstOf(row, (other) => hasSlot(engine, other, slot));
        if (front === colour) return true;
        if (front !== -1) hasCard = true;
      }
      return !hasCard && firstOf(row, () => true) === colour;
    },
    split: (colour: number) => {
      if (!isExcluded(colour)) return true;
      const row = product[colour] ?? 0;
      return firstOf(row, (other) => !isExcluded(other)) === -1 && firstOf(row, () => true) === colour;
    },
  };
  const isOwn = tests[choice.unit];
  return { unit: 'colour', isResult: (colour) => isIn(colour) && isFound(colour) && isOwn(colour) };
}

/** The first colour of a product that satisfies the condition, or -1. */
export function findColour({ columns }: Engine, product: number, isMeant: (colour: number) => boolean): number {
  const { firstColour } = columns.products;
  for (let colour = firstColour[product] ?? 0; colour < (firstColour[product + 1] ?? 0); colour += 1)
    if (isMeant(colour)) return colour;
  return -1;
}
