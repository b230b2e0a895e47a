/** Parts of a document with their index as key: documents are never reordered, and two parts may be equal. */
export function numbered<T>(parts: readonly T[]): { key: string; part: T }[] {
  return parts.map((part, place) => ({ key: String(place), part }));
}
