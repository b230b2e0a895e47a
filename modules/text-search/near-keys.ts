import { toByteText } from './index/byte-text.ts';
import { sizeOf, type TextHeap } from './text-heap.ts';

export type NearKey = { readonly key: number; readonly distance: number };

/** The number of typing errors allowed for a word of this length; digits are never corrected. */
export function slipsAllowed(plain: string): 0 | 1 | 2 {
  if (plain.length < 4 || /\d/.test(plain)) return 0;
  return plain.length < 8 ? 1 : 2;
}

/**
 * Treats the sorted keys as a tree: keys with the same prefix form a branch, which is skipped as soon as no word in it
 * can be near enough. Letters are bytes, because folding leaves only ASCII in our languages. With `asPrefix`, a key
 * matches if its beginning does.
 */
export function nearKeys(keys: TextHeap, word: string, most: number, asPrefix = false): NearKey[] {
  const { bytes, starts } = keys;
  const wanted = toByteText(word);
  const width = wanted.length + 1;
  const rows = new Uint8Array((wanted.length + most + 2) * width);
  for (let column = 0; column < width; column++) rows[column] = column;
  const path = new Uint8Array(wanted.length + most + 2);
  const found: NearKey[] = [];

  /** Adds a letter of the key: computes its row of distances to each prefix of the word. Returns the smallest. */
  const addRow = (depth: number, letter: number): number => {
    path[depth] = letter;
    const row = (depth + 1) * width;
    const above = row - width;
    rows[row] = depth + 1;
    let least = depth + 1;
    for (let column = 1; column < width; column++) {
      const same = wanted.charCodeAt(column - 1) === letter;
      let cost = Math.min(
        (rows[above + column] ?? 0) + 1,
        (rows[row + column - 1] ?? 0) + 1,
        (rows[above + column - 1] ?? 0) + (same ? 0 : 1),
      );
      const isSwapped =
        depth > 0 &&
        column > 1 &&
        wanted.charCodeAt(column - 2) === letter &&
        wanted.charCodeAt(column - 1) === path[depth - 1];
      if (isSwapped) cost = Math.min(cost, (rows[above - width + column - 2] ?? 0) + 1);
      rows[row + column] = cost;
      if (cost < least) least = cost;
    }
    return least;
  };

  const endOfBranch = (from: number, to: number, depth: number, letter: number): number => {
    let low = from + 1;
    let high = to;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((bytes[(starts[middle] ?? 0) + depth] ?? 0) > letter) high = middle;
      else low = middle + 1;
    }
    return low;
  };

  /** The keys from..to share their first `depth` letters. */
  const walk = (from: number, to: number, depth: number): void => {
    const distance = rows[depth * width + width - 1] ?? 0;
    if (asPrefix && distance <= most) {
      for (let key = from; key < to; key++) found.push({ key, distance });
      return;
    }
    let at = from;
    if (at < to && (starts[at + 1] ?? 0) - (starts[at] ?? 0) === depth) {
      if (distance <= most) found.push({ key: at, distance });
      at += 1;
    }
    while (at < to) {
      const letter = bytes[(starts[at] ?? 0) + depth] ?? 0;
      const end = endOfBranch(at, to, depth, letter);
      if (addRow(depth, letter) <= most) walk(at, end, depth + 1);
      at = end;
    }
  };

  if (sizeOf(keys) > 0) walk(0, sizeOf(keys), 0);
  return found;
}
