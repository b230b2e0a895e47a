/** Part numbers of fixed width, stored one after another; a sorted list of rows makes them searchable. */

export function readPartNo(column: Uint8Array, width: number, row: number): string {
  let text = '';
  for (let at = row * width; at < (row + 1) * width; at += 1) text += String.fromCharCode(column[at] ?? 0);
  return text;
}

export function findPartNo(column: Uint8Array, width: number, order: Uint32Array, partNo: string): number | undefined {
  if (partNo.length !== width) return undefined;
  let low = 0;
  let high = order.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const row = order[middle] ?? 0;
    const difference = compare(column, row * width, partNo);
    if (difference === 0) return row;
    if (difference < 0) low = middle + 1;
    else high = middle - 1;
  }
  return undefined;
}

/** Like strings, but without one for each step of a search. */
function compare(column: Uint8Array, start: number, partNo: string): number {
  for (let at = 0; at < partNo.length; at += 1) {
    const difference = (column[start + at] ?? 0) - partNo.charCodeAt(at);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Row numbers sorted by value. */
export function orderOf(values: readonly (string | number)[]): number[] {
  return values
    .map((_, row) => row)
    .sort((a, b) => {
      const [one = '', other = ''] = [values[a], values[b]];
      return one < other ? -1 : one > other ? 1 : a - b;
    });
}
