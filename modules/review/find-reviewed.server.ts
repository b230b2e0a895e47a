import { findProduct } from '../assortment/find-product.server.ts';
import type { ProductDetail } from '../assortment/product-detail.ts';
import { readViewer } from '../assortment/read-viewer.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';

/** A product that the visitor sees in any of their assortments, including pre-order and external ones. */
export async function findReviewed(
  shop: Omit<Shop, 'jobs'>,
  visit: Pick<Visit, 'market' | 'language' | 'claims' | 'now'>,
  by: Parameters<typeof findProduct>[3],
): Promise<ProductDetail | undefined> {
  for (const context of visit.claims ? (['All', 'External', 'PreOrder'] as const) : (['All'] as const)) {
    const product = await findProduct(shop, visit, await readViewer(shop, visit, { mode: 'incl', context }), by);
    if (product) return product;
  }
  return undefined;
}
