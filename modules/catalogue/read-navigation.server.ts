import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import type { CategoryTree } from './category-tree.ts';
import type { Navigation } from './navigation.ts';
import { storefrontOfMarket } from './storefront.server.ts';

type Reader = Pick<Shop, 'snapshots'>;
type Where = Pick<Visit, 'market' | 'language'>;

/** Everybody may: it tells of the public assortment only. The rules of find-category.ts ask the tree. */
export async function readCategoryTree(shop: Reader, { market }: Pick<Visit, 'market'>): Promise<CategoryTree> {
  return (await shop.snapshots.read(storefrontOfMarket, market.code)).tree;
}

/** Everybody may. For pages: without its menus a shop is still a shop, so a failure is noted and nothing more. */
export async function readNavigation(shop: Pick<Shop, 'snapshots' | 'log'>, visit: Where): Promise<Navigation> {
  try {
    const tree = await readCategoryTree(shop, visit);
    return (tree.tongues.get(visit.language) ?? tree.tongues.get(tree.defaultLanguage))?.navigation ?? nothing;
  } catch (error) {
    shop.log.warn({ err: error, market: visit.market.code }, 'Failed to read the navigation');
    return nothing;
  }
}

const nothing: Navigation = { departments: [], sections: [], families: [], groups: [] };
