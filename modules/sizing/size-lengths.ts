export type SizeLength = 'regular' | 'long' | 'short';

const lengths: readonly SizeLength[] = ['regular', 'long', 'short'];

/** In the trade's own numbers C146 is the C46 with longer legs, and D stands for short ones; any other size has one length. */
function lengthOf(code: string): SizeLength {
  if (/^C1\d\d$/.test(code)) return 'long';
  return /^D\d+$/.test(code) ? 'short' : 'regular';
}

/** Sizes by the length of their legs, each group in the order it came; a group that nothing is in is left out. */
export function byLength<T extends { readonly code: string }>(
  sizes: readonly T[],
): { length: SizeLength; sizes: T[] }[] {
  return lengths
    .map((length) => ({ length, sizes: sizes.filter(({ code }) => lengthOf(code) === length) }))
    .filter((group) => group.sizes.length > 0);
}
