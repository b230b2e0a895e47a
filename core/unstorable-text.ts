/** A place in what came, and the character there. */
type Found = { readonly path: string; readonly character: string };

/**
 * A text that no database keeps: one with the character zero, or with half of a pair of code units. Keys are texts, too.
 * What a schema has cleaned already has none of them.
 */
export function findUnstorable(value: unknown, path = ''): Found | undefined {
  if (typeof value === 'string') {
    const character = unstorableIn(value);
    return character === undefined ? undefined : { path, character };
  }
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inside] of Object.entries(value)) {
    const at = path === '' ? key : `${path}.${key}`;
    const found = findUnstorable(key, path) ?? findUnstorable(inside, at);
    if (found) return found;
  }
  return undefined;
}

function unstorableIn(text: string): string | undefined {
  if (text.includes('\0')) return 'U+0000';
  return text.isWellFormed() ? undefined : 'U+D800';
}
