/** A text of a document, with its place as a path of keys. */
type TextUnit = { readonly id: string; readonly text: string };

/** The keys of content whose strings people read. All others are codes, addresses and settings. */
export const textKeys: ReadonlySet<string> = new Set(
  `text headline heading title description caption citation label button alt note content textarea success_textarea value hours
  paragraphs items head rows html country footer intro howToMeasure deliveryNote paymentNote`.split(/\s+/),
);

/** The texts of a page or of general content, in the order in which they are written. */
export function unitsOf(document: unknown): TextUnit[] {
  return found(document, '', []);
}

function found(value: unknown, key: string, path: readonly (string | number)[]): TextUnit[] {
  if (typeof value === 'string')
    return textKeys.has(key) && /\p{L}/u.test(value) ? [{ id: path.join('/'), text: value }] : [];
  // Items of a list belong to its key: paragraphs, rows of a table, parts of a rich text.
  if (Array.isArray(value)) return value.flatMap((one, index) => found(one, key, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => found(one, name, [...path, name]));
}

/** The document with other texts at these places. Places that it does not have are ignored. */
export function withTexts<T>(document: T, texts: ReadonlyMap<string, string>): T {
  return replaced(document, [], texts) as T;
}

function replaced(value: unknown, path: readonly (string | number)[], texts: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return texts.get(path.join('/')) ?? value;
  if (Array.isArray(value)) return value.map((one, index) => replaced(one, [...path, index], texts));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, replaced(one, [...path, name], texts)]));
}
