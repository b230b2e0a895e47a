/** Numbers leave room between two rows. */
const step = 100;

/** Past the highest, counting from that one and not from the next round hundred. */
export function nextRowNumbers(taken: readonly number[], count: number): number[] {
  const highest = taken.reduce((most, number) => Math.max(most, number), 0);
  return Array.from({ length: count }, (_, at) => highest + step * (at + 1));
}

/** Right behind a row and what was put behind it before, as long as there is room; otherwise at the end. */
export function rowNumbersAfter(number: number, taken: readonly number[], count: number): number[] {
  const isTaken = new Set(taken);
  const free = Array.from({ length: step - 1 }, (_, at) => number + at + 1).filter((one) => !isTaken.has(one));
  return free.length < count ? nextRowNumbers(taken, count) : free.slice(0, count);
}
