import type { BodyMeasure } from './size-measures.ts';

/** In millimetres; the lower end is exclusive, the upper end inclusive. */
export type Range = readonly [number, number];

type Value = number | readonly number[] | undefined;

/** Assumed step for a table with a single size. */
const loneStep = 40;

/**
 * The range of each size of a table. Ranges in the table are used as given; a single value extends halfway to its
 * neighbours. A foot must not be longer than the shoe, so a shoe's range extends downwards only.
 */
export function rangesOf(measure: BodyMeasure, values: readonly Value[], perUnit: number): (Range | undefined)[] {
  // Tables write 0 for an unknown value.
  const known = values.map((value) => (value === 0 ? undefined : value));
  const middles = known.map((value) => (typeof value === 'number' ? value * perUnit : undefined));
  return known.map((value, at) => {
    if (typeof value === 'object') return rangeOf(value, perUnit);
    const middle = middles[at];
    if (middle === undefined) return undefined;
    const before = middles.slice(0, at).findLast((one) => one !== undefined);
    const after = middles.slice(at + 1).find((one) => one !== undefined);
    const stepDown = before === undefined ? (after === undefined ? loneStep : after - middle) : middle - before;
    const stepUp = after === undefined ? stepDown : after - middle;
    return measure === 'footLength' ? [middle - stepDown, middle] : [middle - stepDown / 2, middle + stepUp / 2];
  });
}

function rangeOf([from, to]: readonly number[], perUnit: number): Range | undefined {
  return from === undefined || to === undefined ? undefined : [from * perUnit, to * perUnit];
}

/** The smallest size whose range reaches the value; between two sizes, the larger one. */
export function placeIn(ranges: readonly (Range | undefined)[], value: number): number | 'below' | 'above' {
  const at = ranges.findIndex((range) => range !== undefined && value <= range[1]);
  if (at < 0) return 'above';
  const isFirst = ranges.slice(0, at).every((range) => range === undefined);
  return isFirst && value < (ranges[at]?.[0] ?? 0) ? 'below' : at;
}
