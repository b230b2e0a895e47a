/** For an address that holds the content's version: another content has another address. */
export const keptForEver = 'public, max-age=31536000, immutable';

export const keptForAMoment = 'public, max-age=60';

/** Good enough for a moment, and for a day while a better one is fetched. */
export const keptUntilBetter = 'public, max-age=60, stale-while-revalidate=86400';

/** Which of these tags the asker holds already, from his If-None-Match; `*` is whatever there is. */
export function heldTag(ifNoneMatch: string | undefined, tags: readonly string[]): string | undefined {
  const held = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return held.includes('*') ? tags[0] : tags.find((tag) => held.includes(tag));
}
