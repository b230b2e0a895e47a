import type { ContentLink } from '#modules/content/content-parts.ts';

/** A link as one text: `page:allProducts`, `about` for a content page, or an address. Parameters follow: `page:x?slug=a`. */
export function linkText(link: ContentLink): string {
  if ('url' in link) return link.url;
  if ('slug' in link) return link.slug;
  const query = new URLSearchParams(link.params ?? {}).toString();
  return `page:${link.page}${query && `?${query}`}`;
}

/** The link that a text means. An unsafe address is refused when the page is published. */
export function linkOfText(text: string): ContentLink {
  const typed = text.trim();
  const [, page, query] = /^page:(\w+)(?:\?(.*))?$/.exec(typed) ?? [];
  if (page !== undefined)
    return { page, ...(query !== undefined && { params: Object.fromEntries(new URLSearchParams(query)) }) };
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(typed) ? { slug: typed } : { url: typed };
}
