/** Numbers leave room between two rows. */
const step = 100;

/** Past the highest, counting from that one and not from the next round hundred. */
export function nextRowNumbers(taken: readonly number[], count: number): number[] {
  const highest = taken.reduce((most, number) => Math.max(most, number), 0);
  return Array.from({ length: count }, (_, at) => highest + step * (at + 1));
}

/** Right behind a row, as long as there is room before the next; otherwise at the end. */
export function rowNumbersAfter(number: number, taken: readonly number[], count: number): number[] {
  const next = taken.filter((other) => other > number).reduce((least, other) => Math.min(least, other), Infinity);
  const hasRoom = number + count < Math.min(next, number + step);
  return hasRoom ? Array.from({ length: count }, (_, at) => number + at + 1) : nextRowNumbers(taken, count);
}
