import { useShellData } from '#app/frame-data/use-shell-data.ts';
import type { ContentLink } from '#modules/content/content-parts.ts';
import { isLinkOpen } from './is-link-open.ts';
import { useShop } from './use-shop.ts';

/** The target of a content link: a page of the route table, a content page of this language, or an address. */
export function useContentHref(): (link: ContentLink) => string {
  const { href, language } = useShop();
  return (link) => {
    if ('page' in link) return href(link.page, link.params);
    return 'slug' in link ? `/${language}/${link.slug}` : link.url;
  };
}

/** Whether a content link leads this visitor to a page. */
export function useIsOpen(): (link: ContentLink) => boolean {
  const shell = useShellData();
  const { href } = useShop();
  const isFromProcurement = shell?.isFromProcurement ?? false;
  return (link) => isLinkOpen(link, { openLists: shell?.openLists, isFromProcurement, href });
}
