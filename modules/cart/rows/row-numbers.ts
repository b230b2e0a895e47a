/** Row numbers leave gaps, so that rows can be inserted between two others. */
const step = 100;

/** Counts from the highest number, without rounding up to the next hundred. */
export function nextRowNumbers(taken: readonly number[], count: number): number[] {
  const highest = taken.reduce((most, number) => Math.max(most, number), 0);
  return Array.from({ length: count }, (_, at) => highest + step * (at + 1));
}

/** Numbers directly after a row and its earlier insertions, if the gap is large enough; otherwise at the end. */
export function rowNumbersAfter(number: number, taken: readonly number[], count: number): number[] {
  const isTaken = new Set(taken);
  const free = Array.from({ length: step - 1 }, (_, at) => number + at + 1).filter((one) => !isTaken.has(one));
  return free.length < count ? nextRowNumbers(taken, count) : free.slice(0, count);
}
