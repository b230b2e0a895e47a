import { byLength } from '#modules/sizing/size-lengths.ts';

/** The code of what is made in a single size; people are told so in words. */
export const oneSizeCode = 'ONE';

type SizeWords =
  | { readonly kind: 'oneSize' }
  | { readonly kind: 'sizes'; readonly range: string }
  | { readonly kind: 'sizeCount'; readonly count: number };

/** The sizes of a colour as short as a card says it. From one leg length to another there is no range: they are counted. */
export function sizeWords(sizes: readonly string[]): SizeWords | undefined {
  const [first, last] = [sizes[0], sizes.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  if (first === last) return first === oneSizeCode ? { kind: 'oneSize' } : { kind: 'sizes', range: first };
  if (byLength(sizes.map((code) => ({ code }))).length > 1) return { kind: 'sizeCount', count: sizes.length };
  return { kind: 'sizes', range: `${first}–${last}` };
}
