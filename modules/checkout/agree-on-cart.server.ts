import { findCartToOrder, offerCartForOrder, readCartLaundry } from '../cart/price-for-order.server.ts';
import type { OrderRow } from '../order/order.ts';
import type { PricedCart } from '../pricing/priced-cart.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { orderRowsOf } from './send/order-rows.ts';
import { readCompanyBuyer } from './send/read-company-buyer.server.ts';

const nobodyElse = { metadata: { OrderNumber: null }, buyer: { id: null } };

/**
 * Access: cart owner. The rows that an order of the cart would have now: articles, wearers and texts on garments, at the prices that it
 * was shown with. A procurement system gets the cart, and its order comes days later. Undefined without a cart.
 */
export async function agreeOnCart(
  shop: Shop,
  visit: Visit,
  { cartId, priced }: { readonly cartId: string; readonly priced: PricedCart },
): Promise<OrderRow[] | undefined> {
  const { holder, cart } = await findCartToOrder(shop, visit, { cartId });
  if (!cart) return undefined;
  const { settings } = holder;
  const offered = await offerCartForOrder(shop, visit, { cart });
  const company = await readCompanyBuyer(shop, visit, { cart, payload: nobodyElse, settings });
  const laundry = await readCartLaundry(shop, visit, { cart, settings, isShown: false });
  return orderRowsOf({ ...offered, actual: priced, company, laundry });
}
