import { popCount } from '../../list-engine/bits.ts';

/** Counts the products that are in all of these sets. */
export function countCommon(a: Uint32Array, b: Uint32Array, c: Uint32Array = b): number {
  let count = 0;
  for (let word = 0; word < a.length; word += 1) count += popCount((a[word] ?? 0) & (b[word] ?? 0) & (c[word] ?? 0));
  return count;
}
