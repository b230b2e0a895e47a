import type { CategoryTree } from '../catalogue/category-tree.ts';
import { type Navigation, navigationIn } from '../catalogue/navigation.ts';
import { readCategoryTree, readNavigation } from '../catalogue/read-navigation.server.ts';
import type { Visit } from '../visit.ts';
import { countCommon } from './answers/count-common.ts';
import { type Catalogue, lookAt } from './catalogue.ts';
import { type CatalogueReader, readCatalogue } from './catalogue-snapshot.server.ts';
import type { AssortmentContext, Viewer } from './viewer.ts';

/**
 * Access: everybody. The navigation of what the viewer sees, which may be smaller or larger than the public assortment.
 */
export async function readOwnNavigation(
  shop: CatalogueReader,
  { market, language, now }: Pick<Visit, 'market' | 'language' | 'now'>,
  viewer: Viewer,
): Promise<Navigation> {
  const tree = await readCategoryTree(shop, { market });
  const catalogue = await readCatalogue(shop, market.code);
  const { assortment } = lookAt(catalogue, viewer, { language, now });
  return catalogue.navigationFor({ assortment, tree, language }, () =>
    navigationIn(countsIn(tree, catalogue, assortment.visible), language),
  );
}

/** The categories with the numbers of visible products. */
function countsIn({ nodes, families, groups }: CategoryTree, { engine }: Catalogue, visible: Uint32Array) {
  const { places } = engine.columns;
  const countOf = (products: Uint32Array | undefined, within?: Uint32Array) =>
    products ? countCommon(products, visible, within) : 0;
  const own = [...nodes].map(([code, node]) => {
    const products = places.categories.get(code);
    const countIn = {
      men: countOf(products, places.sections.get('men')),
      women: countOf(products, places.sections.get('women')),
      children: countOf(products, places.sections.get('children')),
    };
    return [code, { ...node, count: countOf(products), countIn }] as const;
  });
  return {
    nodes: new Map(own),
    families: [...families.values()].map((one) => ({ ...one, count: countOf(places.families.get(one.slug)) })),
    groups: [...groups.values()].map((one) => ({ ...one, count: countOf(places.groups.get(one.code)) })),
  };
}

/** Access: everybody. Most visitors see exactly the public assortment, whose navigation is already built. */
export function readNavigationFor(
  shop: CatalogueReader & Parameters<typeof readNavigation>[0],
  visit: Pick<Visit, 'market' | 'language' | 'now'>,
  viewer: Viewer,
  context: AssortmentContext,
): Promise<Navigation> {
  const isPublic = viewer.showsPublic && !viewer.hasAgreement && context === 'All';
  return isPublic ? readNavigation(shop, visit) : readOwnNavigation(shop, visit, viewer);
}
