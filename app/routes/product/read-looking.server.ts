import { readPriceView } from '#app/price-view.server.ts';
import { readContext } from '#modules/assortment/list-address.ts';
import { readViewer } from '#modules/assortment/read-viewer.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';

/** Who looks, and how they see prices. Only somebody signed in has contexts to choose from, and pages of others are kept without. */
export async function readLooking(shop: Shop, visit: Visit, request: Request) {
  const { mode, isHidden } = await readPriceView(shop, visit, request);
  const context = visit.claims ? readContext(new URL(request.url).searchParams) : 'All';
  const viewer = await readViewer(shop, visit, { mode, context });
  return { viewer, context, prices: { mode, isHidden: isHidden || viewer.hidesPrices } };
}
