import { routeHref } from '#app/addresses/page-addresses.ts';
import type { CartPageView } from '#app/components/cart/cart-page-view.ts';
import type { CategoryLink } from '#app/components/shell/category-links.tsx';
import { readPriceView } from '#app/price-view.server.ts';
import { sizeNameOf } from '#app/routes/cart-answers/size-name.server.ts';
import { sayLeftOfRows } from '#modules/allowance/say-rows.server.ts';
import type { CartView } from '#modules/cart/cart-view.ts';
import { listSavedCarts } from '#modules/cart/list-saved-carts.server.ts';
import { readCartView } from '#modules/cart/read-cart-view.server.ts';
import { readMergeOffer } from '#modules/cart/read-merge-offer.server.ts';
import { readNavigation } from '#modules/catalogue/read-navigation.server.ts';
import { dayIn } from '#modules/market/market-day.ts';
import { readLeftOut } from '#modules/punchout/read-left-out.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';
import { readCheckoutDoor } from '../checkout/read-checkout-door.server.ts';
import { shareEqual } from './share-equal.ts';
import { toCartPage } from './to-cart-page.ts';
import { trackedCart } from './tracked-cart.ts';
import { withLaundry } from './with-laundry.ts';

/** The data of the cart page, also returned after each change. */
export async function readCartPage(shop: Shop, visit: Visit, request: Request): Promise<CartPageView> {
  const { mode, isHidden } = await readPriceView(shop, visit, request);
  const view = await readCartView(shop, visit, { mode });
  const saved = await listSavedCarts(shop, visit);
  const freeItems = view.freeItems.map((item) => ({ ...item, size: sizeNameOf({ shop, visit }, item.size) }));
  const page = toCartPage(
    visit,
    { ...view, freeItems },
    {
      mode,
      isHidden: isHidden || view.hidesPrices,
      allowances: await readRowAllowances(shop, visit, view),
      saved: saved.map(({ id, name, description, modified, rows, isShared, ownerName }) => ({
        id,
        name,
        description,
        modified: dayIn(visit.market.marketId, modified),
        rows,
        isShared,
        ownerName,
      })),
    },
  );
  const tracked = trackedCart(view, isHidden);
  return withLaundry(
    { ...page, tracked },
    view.laundry,
    (key) => shop.texts.say(visit.language, 'laundry', key) ?? key,
  );
}

/** Rows without a wearer are the buyer's. */
async function readRowAllowances(shop: Shop, visit: Visit, { rows }: CartView) {
  const { claims } = visit;
  if (claims?.company_id === undefined) return new Map<string, readonly string[]>();
  const asked = rows.map(({ id, sku, customer }) => ({ key: id, sku, wearerId: customer?.id ?? claims.customer_id }));
  return sayLeftOfRows(shop, visit, { companyId: claims.company_id, rows: asked, at: visit.now });
}

export async function loadCart(shop: Shop, visit: Visit, request: Request) {
  const page = shareEqual(await readCartPage(shop, visit, request));
  const offer = await readMergeOffer(shop, visit);
  const door = await readCheckoutDoor(shop, visit);
  const leftOut = await readLeftOut(shop, visit);
  return { page, offer, door, leftOut, categories: page.rows.length === 0 ? await categoriesOf(shop, visit) : [] };
}

/** Departments, for an empty cart. */
async function categoriesOf(shop: Shop, visit: Visit): Promise<CategoryLink[]> {
  const { departments } = await readNavigation(shop, visit);
  return departments.map(({ name, pageName, params }) => ({ name, href: routeHref(pageName, visit.language, params) }));
}
