export type SizeLength = 'regular' | 'long' | 'short';

const lengths: readonly SizeLength[] = ['regular', 'long', 'short'];

/** In the trade's numbers, C146 is C46 with longer legs, and D stands for short legs; other sizes have one length. */
function lengthOf(code: string): SizeLength {
  if (/^C1\d\d$/.test(code)) return 'long';
  return /^D\d+$/.test(code) ? 'short' : 'regular';
}

/** Groups sizes by leg length in their given order; empty groups are left out. */
export function byLength<T extends { readonly code: string }>(
  sizes: readonly T[],
): { length: SizeLength; sizes: T[] }[] {
  return lengths
    .map((length) => ({ length, sizes: sizes.filter(({ code }) => lengthOf(code) === length) }))
    .filter((group) => group.sizes.length > 0);
}
