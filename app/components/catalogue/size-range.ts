/** The sizes of a colour in the order of the catalogue, as short as a card says it. */
export function sizeRange(sizes: readonly string[]): string {
  const [first, last] = [sizes[0], sizes.at(-1)];
  if (first === undefined || last === undefined) return '';
  return first === last ? first : `${first}–${last}`;
}
