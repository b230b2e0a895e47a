import { noUpperPrice, rangeBetween } from '#modules/assortment/list-address.ts';
import type { PriceRange } from '#modules/list-engine/listing.ts';

/** The ends of a price range as typed; an empty one is open. */
export type PriceEnds = { readonly min: string; readonly max: string };

/** Whether "to" is below "from", on purpose or because typing is not finished. */
export const isCrossed = ({ min, max }: PriceEnds): boolean => min !== '' && max !== '' && Number(max) < Number(min);

export const rangeOf = ({ min, max }: PriceEnds): PriceRange | undefined => rangeBetween(min, max);

export function shownEnds(range: PriceRange | undefined): PriceEnds {
  return {
    min: range && range.min > 0 ? String(range.min) : '',
    max: range && range.max < noUpperPrice ? String(range.max) : '',
  };
}
