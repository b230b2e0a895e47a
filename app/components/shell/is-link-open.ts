import { isClosedToProcurement } from '#app/addresses/closed-to-procurement.ts';
import { findPage } from '#app/pages.ts';
import type { ContentLink } from '#modules/content/content-parts.ts';

type Visitor = {
  /** Lists that are not empty for the visitor; undefined if all are open. */
  readonly openLists: readonly string[] | undefined;
  /** In a visit of a procurement system the pages of the account are closed. */
  readonly isFromProcurement: boolean;
  readonly href: (page: string, params?: Record<string, string>) => string;
};

/** Whether a content link leads this visitor to a page. */
export function isLinkOpen(link: ContentLink, { openLists, isFromProcurement, href }: Visitor): boolean {
  if (!('page' in link)) return true;
  const page = findPage(link.page);
  if (isFromProcurement && page && isClosedToProcurement(page)) return false;
  if (openLists === undefined || !namesAList(link.page)) return true;
  return openLists.includes(href(link.page, link.params));
}

/** A category, collection or group: a list that may be empty for a visitor. */
const namesAList = (page: string): boolean => findPage(page)?.pattern.startsWith('all-products/') ?? false;
