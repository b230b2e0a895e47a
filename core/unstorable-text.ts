/** Where in the value the character is. */
type CharacterPlace = { readonly path: string; readonly character: string };

/**
 * Finds text that the database cannot store: with a NUL character or an unpaired surrogate, in values or keys. Values
 * that a schema has cleaned contain none.
 */
export function findUnstorable(value: unknown, path = ''): CharacterPlace | undefined {
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
