import { readPriceView } from '#app/price-view.server.ts';
import { readContext } from '#modules/assortment/list-address.ts';
import { readViewer } from '#modules/assortment/read-viewer.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';

/**
 * The viewer and price display. Only signed-in visitors can choose an assortment, because other visitors get kept
 * pages.
 */
export async function readLooking(shop: Shop, visit: Visit, request: Request) {
  const { mode, isHidden } = await readPriceView(shop, visit, request);
  const context = visit.claims ? readContext(new URL(request.url).searchParams) : 'All';
  const viewer = await readViewer(shop, visit, { mode, context });
  return { viewer, context, prices: { mode, isHidden: isHidden || viewer.hidesPrices } };
}
