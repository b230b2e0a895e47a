import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import type { CategoryTree } from './category-tree.ts';
import type { Navigation } from './navigation.ts';
import { storefrontOfMarket } from './storefront.server.ts';

type Reader = Pick<Shop, 'snapshots'>;
type NavigationVisit = Pick<Visit, 'market' | 'language'>;

/** Access: everybody; it contains only the public assortment. Use find-category.ts to query the tree. */
export async function readCategoryTree(shop: Reader, { market }: Pick<Visit, 'market'>): Promise<CategoryTree> {
  return (await shop.snapshots.read(storefrontOfMarket, market.code)).tree;
}

/**
 * Access: everybody. For pages: if the menus cannot be read, the failure is logged and the page is shown without them.
 */
export async function readNavigation(
  shop: Pick<Shop, 'snapshots' | 'log'>,
  visit: NavigationVisit,
): Promise<Navigation> {
  try {
    const tree = await readCategoryTree(shop, visit);
    return (tree.tongues.get(visit.language) ?? tree.tongues.get(tree.defaultLanguage))?.navigation ?? nothing;
  } catch (error) {
    shop.log.warn({ err: error, market: visit.market.code }, 'Failed to read the navigation');
    return nothing;
  }
}

const nothing: Navigation = { departments: [], sections: [], families: [], groups: [] };
