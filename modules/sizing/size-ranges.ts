import type { BodyMeasure } from './size-measures.ts';

/** From more than the first up to and with the second, in millimetres. */
export type Range = readonly [number, number];

type Value = number | readonly number[] | undefined;

/** A table with a single size has no step to its neighbours. */
const loneStep = 40;

/**
 * Whom each size of a table fits. A table that says ranges is taken at its word; one that says the body a size is made for
 * reaches halfway to its neighbours. A foot must not be longer than the shoe is made for, so a shoe reaches down only.
 */
export function rangesOf(measure: BodyMeasure, values: readonly Value[], perUnit: number): (Range | undefined)[] {
  // Nothing is 0 long: that is how tables say that they do not know.
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

/** The smallest size that reaches as far; whoever stands between two gets the larger one. */
export function placeIn(ranges: readonly (Range | undefined)[], value: number): number | 'below' | 'above' {
  const at = ranges.findIndex((range) => range !== undefined && value <= range[1]);
  if (at < 0) return 'above';
  const isFirst = ranges.slice(0, at).every((range) => range === undefined);
  return isFirst && value < (ranges[at]?.[0] ?? 0) ? 'below' : at;
}
