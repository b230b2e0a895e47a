import type { FoundPage } from '#app/components/catalogue/list-view.ts';
import type { Suggestion } from '#app/components/catalogue/suggestions-view.ts';
import { searchPages } from '#modules/content-calls/search-pages.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';

const mostPages = 4;

/** Content pages that hold the words; if they cannot be read, the failure is logged and the rest is shown. */
export async function findPages(shop: Shop, visit: Visit, text: string): Promise<FoundPage[]> {
  if (text === '') return [];
  try {
    const found = await searchPages(shop, visit, text);
    return found
      .slice(0, mostPages)
      .map(({ slug, title, excerpt }) => ({ title, excerpt, href: `/${visit.language}/${slug}` }));
  } catch (error) {
    shop.log.warn({ err: error, market: visit.market.code }, 'Failed to search the content pages');
    return [];
  }
}

export async function suggestPages(shop: Shop, visit: Visit, text: string): Promise<Suggestion[]> {
  return (await findPages(shop, visit, text)).map(({ title, href }) => ({ text: title, marks: [], href }));
}
