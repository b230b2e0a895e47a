/** Parts of a document with their places as keys: a document never reorders itself, and two parts may be alike. */
export function numbered<T>(parts: readonly T[]): { key: string; part: T }[] {
  return parts.map((part, place) => ({ key: String(place), part }));
}
