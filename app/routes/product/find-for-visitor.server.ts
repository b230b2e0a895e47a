import { readPriceView } from '#app/price-view.server.ts';
import { findProduct } from '#modules/assortment/find-product.server.ts';
import { readViewer } from '#modules/assortment/read-viewer.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';

type Asked = Parameters<typeof findProduct>[3];

/** Who looks, how they see prices, and the product as they may see it. */
export async function findForVisitor(shop: Shop, visit: Visit, request: Request, asked: Asked) {
  const { mode, isHidden } = await readPriceView(shop, visit, request);
  const viewer = await readViewer(shop, visit, { mode, context: 'All' });
  const prices = { mode, isHidden: isHidden || viewer.hidesPrices };
  return { viewer, prices, detail: await findProduct(shop, visit, viewer, asked) };
}
