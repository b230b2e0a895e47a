import { basePartNumber } from '#core/sku.ts';
import { findProduct } from '../assortment/find-product.server.ts';
import type { ProductDetail } from '../assortment/product-detail.ts';
import { readViewer } from '../assortment/read-viewer.server.ts';
import type { AssortmentContext } from '../assortment/viewer.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';

export type DocumentShop = Pick<Shop, 'db' | 'snapshots' | 'catalogueThread' | 'log' | 'env'>;

/** Access: everybody. Finds a product in any assortment of the visitor; hidden products are treated as missing. */
export async function findDocumented(
  shop: DocumentShop,
  visit: Visit,
  partNo: string,
): Promise<ProductDetail | undefined> {
  const look = async (context: AssortmentContext) => {
    const viewer = await readViewer(shop, visit, { mode: 'excl', context });
    return { viewer, found: await findProduct(shop, visit, viewer, { basePartNo: basePartNumber(partNo) }) };
  };
  const { viewer, found } = await look('All');
  if (found) return found;
  for (const context of viewer.apart) {
    const there = (await look(context)).found;
    if (there) return there;
  }
  return undefined;
}
