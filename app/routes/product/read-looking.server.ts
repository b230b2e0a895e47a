import { readPriceView } from '#app/price-view.server.ts';
import { readViewer } from '#modules/assortment/read-viewer.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';

/** Who looks, and how they see prices. */
export async function readLooking(shop: Shop, visit: Visit, request: Request) {
  const { mode, isHidden } = await readPriceView(shop, visit, request);
  const viewer = await readViewer(shop, visit, { mode, context: 'All' });
  return { viewer, prices: { mode, isHidden: isHidden || viewer.hidesPrices } };
}
