import { readPages } from '../content/read-pages.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { matchPage } from './page-words.ts';

/** Pages that are part of another screen and have no address of their own. */
const withoutAddress: ReadonlySet<string> = new Set(['front-page']);

/** Access: everybody; dealer pages only with dealer access. Pages with the words in their title come first. */
export async function searchPages(
  shop: Pick<Shop, 'snapshots'>,
  visit: Pick<Visit, 'market' | 'language' | 'claims' | 'now'>,
  question: string,
) {
  const found = (await readPages(shop, visit)).flatMap((page) => {
    const match = withoutAddress.has(page.slug) ? undefined : matchPage(page, question);
    return match ? [{ slug: page.slug, title: page.title, description: page.description, ...match }] : [];
  });
  return found
    .toSorted((a, b) => Number(b.isInTitle) - Number(a.isInTitle))
    .map(({ isInTitle: _isInTitle, ...page }) => page);
}
