import { byLength } from '#modules/sizing/size-lengths.ts';

/** Size code of products in a single size; screens show a text instead. */
export const oneSizeCode = 'ONE';

type SizeWords =
  | { readonly kind: 'oneSize' }
  | { readonly kind: 'sizes'; readonly range: string }
  | { readonly kind: 'sizeCount'; readonly count: number };

/** The sizes of a colour in short form for a card. Sizes of several leg lengths form no range, so they are counted. */
export function sizeWords(sizes: readonly string[]): SizeWords | undefined {
  const [first, last] = [sizes[0], sizes.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  if (first === last) return first === oneSizeCode ? { kind: 'oneSize' } : { kind: 'sizes', range: first };
  if (byLength(sizes.map((code) => ({ code }))).length > 1) return { kind: 'sizeCount', count: sizes.length };
  return { kind: 'sizes', range: `${first}–${last}` };
}
