import type { ContentLink } from '#modules/content/content-parts.ts';
import { useShop } from './use-shop.ts';

/** Where a link in content leads: a page of the table, a content page of this language, or an address. */
export function useContentHref(): (link: ContentLink) => string {
  const { href, language } = useShop();
  return (link) => {
    if ('page' in link) return href(link.page, link.params);
    return 'slug' in link ? `/${language}/${link.slug}` : link.url;
  };
}
