/**
 * Replaces equal parts by the same object, because a page serialises each object once, and hundreds of rows share
 * prices, colours and steps.
 */
export function shareEqual<T>(value: T): T {
  const known = new Map<string, unknown>();
  const share = (one: unknown): unknown => {
    if (typeof one !== 'object' || one === null) return one;
    const parts = Array.isArray(one)
      ? one.map(share)
      : Object.fromEntries(
          Object.entries(one).flatMap(([key, part]) => (part === undefined ? [] : [[key, share(part)]])),
        );
    const written = JSON.stringify(parts);
    const same = known.get(written);
    if (same === undefined) known.set(written, parts);
    return same ?? parts;
  };
  return share(value) as T;
}
