import { isEnabled } from '../flags/read-flags.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import type { ProductDetail } from './product-detail.ts';
import type { Card } from './product-list.ts';
import { readProductList } from './read-product-list.server.ts';
import { sortBy } from './sort-options.ts';
import type { Viewer } from './viewer.ts';

/**
 * Access: everybody. Recommends products for a product page: bought together, related in the catalogue, then best
 * sellers of its category. Returns nothing while the flag is off.
 */
export async function recommendProducts(
  shop: Shop,
  visit: Visit,
  viewer: Viewer,
  { basePartNo, related, primaryCategory }: ProductDetail,
  most: number,
): Promise<Card[]> {
  if (!(await isEnabled(shop, visit, 'UseRecommendations'))) return [];
  const named = [...related.crossSell, ...related.similar, ...related.upSell];
  const { cards: bestSellers } = await readProductList(shop, visit, viewer, {
    place: primaryCategory ? { category: primaryCategory.code } : {},
    context: 'All',
    valueIds: [],
    searchText: '',
    sort: sortBy('PopularityRank'),
    mode: 'Default',
    view: 'GRID',
    page: 1,
    pageSize: most + 1,
  });
  const others = new Map<string, Card>();
  for (const card of [...named, ...bestSellers])
    if (card.basePartNo !== basePartNo && !others.has(card.basePartNo)) others.set(card.basePartNo, card);
  return [...others.values()].slice(0, most);
}
