import { useShellData } from '#app/frame-data/use-shell-data.ts';
import { findPage, notYetOpen } from '#app/pages.ts';
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

/**
 * Whether a link in content leads this visitor anywhere. Screens that are still to come do not; where public lists are closed to the
 * visitor, only the visitor's own do.
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

/** A category, a collection, a group: a list that may be empty for somebody. */
const namesAList = (page: string): boolean => findPage(page)?.pattern.startsWith('all-products/') ?? false;
