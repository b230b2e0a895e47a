/** For addresses that include the content's version. */
export const keptForEver = 'public, max-age=31536000, immutable';

export const keptForAMoment = 'public, max-age=60';

/** Fresh for one minute, and usable for a day while it is revalidated. */
export const keptUntilBetter = 'public, max-age=60, stale-while-revalidate=86400';

/** Returns the tag from If-None-Match that the client already has; `*` matches any. */
export function heldTag(ifNoneMatch: string | undefined, tags: readonly string[]): string | undefined {
  const held = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return held.includes('*') ? tags[0] : tags.find((tag) => held.includes(tag));
}
