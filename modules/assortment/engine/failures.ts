import type { Assortment } from './assortment.ts';
import type { Choice } from './choice.ts';
import type { Engine } from './engine.ts';

/** How much a variant fails: 0 passes; 1 fails the filter `at` alone, or the price, which stands behind the filters; more is nothing. */
export type Failure = { weight: number; at: number };

/**
 * A failure of a filter that asks for all its values is as bad as two: its own choice is never left out.
 */
export function failuresOf({ columns, scratch, filterOf }: Engine, { skuGross }: Assortment, choice: Choice) {
  const { selected } = scratch;
  const { firstValue, values } = columns.colours;
  const { chosen, price } = choice;
  const priceAt = chosen.length;
  const ofColours = chosen.flatMap(({ column, filter, slots }, at) => {
    const needs = column.isAndFilter ? slots.length : 1;
    return column.level === 'colour' ? [{ at, filter, needs, weight: column.isAndFilter ? 2 : 1 }] : [];
  });
  const ofSizes = chosen.flatMap(({ column, slots, sizeColumn }, at) => {
    const own = columns.skus.values[sizeColumn];
    const isNever = column.isAndFilter && slots.length > 1;
    return column.level === 'size' && own ? [{ at, own, isNever, weight: column.isAndFilter ? 2 : 1 }] : [];
  });
  return {
    priceAt,
    ofColour: (colour: number, failure: Failure): void => {
      failure.weight = 0;
      failure.at = -1;
      for (let each = 0; each < ofColours.length; each += 1) {
        const asked = ofColours[each];
        if (asked === undefined) continue;
        let found = 0;
        for (let place = firstValue[colour] ?? 0; place < (firstValue[colour + 1] ?? 0); place += 1) {
          const slot = values[place] ?? 0;
          if (filterOf[slot] === asked.filter && selected[slot] === 1) found += 1;
        }
        if (found >= asked.needs) continue;
        failure.weight += asked.weight;
        failure.at = asked.at;
      }
    },
    /** Adds to what the colour fails. */
    ofSku: (sku: number, failure: Failure): void => {
      for (let each = 0; each < ofSizes.length; each += 1) {
        const asked = ofSizes[each];
        if (asked === undefined) continue;
        const slot = (asked.own[sku] ?? 0) - 1;
        if (slot !== -1 && selected[slot] === 1 && !asked.isNever) continue;
        failure.weight += asked.weight;
        failure.at = asked.at;
      }
      if (price === undefined) return;
      const gross = skuGross[sku] ?? -1;
      if (gross >= price.min && gross <= price.max) return;
      failure.weight += 1;
      failure.at = priceAt;
    },
  };
}
