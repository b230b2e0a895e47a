import { findProduct, type ProductName } from '#modules/assortment/find-product.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import { offersServices } from '#modules/vas/read-service-choice.server.ts';
import type { Visit } from '#modules/visit.ts';
import { coworkersOf } from './load-product.server.ts';
import { readLooking } from './read-looking.server.ts';
import { readVisibleStock } from './read-visible-stock.server.ts';
import { toProductView } from './to-product-view.server.ts';

/** All sizes and colours of a product that this visitor sees, with stock. */
export async function loadMatrix(shop: Shop, visit: Visit, request: Request, named: ProductName) {
  const { viewer, prices, context } = await readLooking(shop, visit, request);
  const detail = await findProduct(shop, visit, viewer, named);
  const product = detail && (await toProductView(shop, visit, detail, { prices, rating: undefined, context }));
  if (!product) return undefined;
  const { name, href, colours, packSize, soldBy, isSellable } = product;
  const stock = await readVisibleStock(shop, detail);
  const sku = colours[0].sizes[0]?.sku ?? '';
  const hasServices = visit.claims !== undefined && isSellable && (await offersServices(shop, visit, sku));
  return {
    name,
    href,
    colours,
    packSize,
    soldBy,
    isSellable,
    stock,
    context,
    coworkers: await coworkersOf(shop, visit),
    servicesOf: hasServices ? sku : undefined,
  };
}
