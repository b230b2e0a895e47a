/** Whether a document has a link to the page with the slug. */
export function linksTo(document: unknown, slug: string): boolean {
  if (typeof document !== 'object' || document === null) return false;
  if ('link' in document && isLinkTo(document.link, slug)) return true;
  return Object.values(document).some((part) => linksTo(part, slug));
}

const isLinkTo = (link: unknown, slug: string): boolean =>
  typeof link === 'object' && link !== null && 'slug' in link && link.slug === slug;
