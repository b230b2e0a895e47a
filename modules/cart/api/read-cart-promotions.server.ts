import { ok, refuse } from '#core/result.ts';
import { toPromotionResponse } from '../../promotion/promotion-response.ts';
import type { Shop } from '../../shop.server.ts';
import type { Visit } from '../../visit.ts';
import { readCartAccess } from '../access/cart-access.server.ts';
import { callersMode } from '../prices/callers-mode.ts';
import { readPricedRows, readRowOffers } from '../prices/read-priced-rows.server.ts';
import { findCart } from '../store/cart-store.server.ts';

/** Access: cart owner. */
export async function readCartPromotions(shop: Shop, visit: Visit, { cartId }: { cartId: string }) {
  const holder = await readCartAccess(shop, visit);
  const cart = await findCart(shop.db, holder, cartId);
  if (!cart) return refuse({ code: 'cart-not-found' });
  const mode = callersMode(visit, holder);
  const offers = await readRowOffers(shop, visit, cart.rows, mode);
  const { priced, promoted } = await readPricedRows(shop, visit, { cart, holder, offers });
  return ok(toPromotionResponse(priced, offers.hidesPrices ? [] : (promoted?.effects ?? []), mode));
}
