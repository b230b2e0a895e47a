import type { Assortment } from '../assortment.ts';
import type { Engine } from '../engine.ts';
import type { Choice } from './choice.ts';

/** What a variant fails: nothing, exactly one filter (its index among the selected filters + 1), or more. */
export const failsNothing = 0;
export const failsMore = -1;

/**
 * A price range, or a filter that requires all its values, is never left out, so failing it counts like failing two.
 */
export function failuresOf({ columns, scratch, filterOf }: Engine, { skuGross }: Assortment, choice: Choice) {
  const { selected } = scratch;
  const { firstValue, values } = columns.colours;
  const { chosen, price } = choice;
  const ofColours = chosen.flatMap(({ column, filter, slots }, at) => {
    const failure = column.isAndFilter ? failsMore : at + 1;
    return column.level === 'colour' ? [{ filter, needs: column.isAndFilter ? slots.length : 1, failure }] : [];
  });
  const ofSizes = chosen.flatMap(({ column, slots, sizeColumn }, at) => {
    const own = columns.skus.values[sizeColumn];
    const failure = column.isAndFilter ? failsMore : at + 1;
    const isNever = column.isAndFilter && slots.length > 1;
    return column.level === 'size' && own ? [{ own, isNever, failure }] : [];
  });
  const [min, max] = price ? [price.min, price.max] : [-1, Number.MAX_SAFE_INTEGER];
  return {
    ofColour: (colour: number): number => {
      let failed = failsNothing;
      for (let each = 0; each < ofColours.length; each += 1) {
        const asked = ofColours[each];
        if (asked === undefined) continue;
        let found = 0;
        for (let place = firstValue[colour] ?? 0; place < (firstValue[colour + 1] ?? 0); place += 1) {
          const slot = values[place] ?? 0;
          if (filterOf[slot] === asked.filter && selected[slot] === 1) found += 1;
        }
        if (found >= asked.needs) continue;
        if (failed !== failsNothing) return failsMore;
        failed = asked.failure;
      }
      return failed;
    },
    /** Combines the sku's failures with those of its colour. */
    ofSku: (sku: number, byColour: number): number => {
      const gross = skuGross[sku] ?? -1;
      if (gross < min || gross > max) return failsMore;
      let failed = byColour;
      for (let each = 0; each < ofSizes.length; each += 1) {
        const asked = ofSizes[each];
        const slot = (asked?.own[sku] ?? 0) - 1;
        if (slot !== -1 && selected[slot] === 1 && !asked?.isNever) continue;
        if (failed !== failsNothing) return failsMore;
        failed = asked?.failure ?? failsMore;
      }
      return failed;
    },
  };
}
