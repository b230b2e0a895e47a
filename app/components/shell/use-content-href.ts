import { useShellData } from '#app/frame-data/use-shell-data.ts';
import { findPage, notYetOpen } from '#app/pages.ts';
import type { ContentLink } from '#modules/content/content-parts.ts';
import { useShop } from './use-shop.ts';

/** The target of a content link: a page of the route table, a content page of this language, or an address. */
export function useContentHref(): (link: ContentLink) => string {
  const { href, language } = useShop();
  return (link) => {
    if ('page' in link) return href(link.page, link.params);
    return 'slug' in link ? `/${language}/${link.slug}` : link.url;
  };
}

/**
 * Whether a content link leads this visitor to a page. Unfinished screens do not; if public lists are closed to the
 * visitor, only their own lists do.
 */
export function useIsOpen(): (link: ContentLink) => boolean {
  const openLists = useShellData()?.openLists;
  const { href } = useShop();
  return (link) => {
    if (!('page' in link)) return true;
    if (notYetOpen.includes(link.page)) return false;
    if (openLists === undefined || !namesAList(link.page)) return true;
    return openLists.includes(href(link.page, link.params));
  };
}

/** A category, collection or group: a list that may be empty for a visitor. */
const namesAList = (page: string): boolean => findPage(page)?.pattern.startsWith('all-products/') ?? false;
