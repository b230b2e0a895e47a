import { ok, refuse } from '#core/result.ts';
import { isB2B } from '../auth/is-b2b.ts';
import { isOn } from '../company/company-settings.ts';
import { priceModeOf } from '../pricing/price-mode.ts';
import { toPromotionResponse } from '../promotion/promotion-response.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { readCartAccess } from './cart-access.server.ts';
import { findCart } from './cart-store.server.ts';
import { readPricedRows, readRowOffers } from './read-priced-rows.server.ts';

/** Whose cart it is may. */
export async function readCartPromotions(shop: Shop, visit: Visit, { cartId }: { cartId: string }) {
  const holder = await readCartAccess(shop, visit);
  const cart = await findCart(shop.db, holder, cartId);
  if (!cart) return refuse({ code: 'cart-not-found' });
  const showPriceIncVat = isOn(holder.settings, 'ShowPriceIncVat');
  const buyer = { market: visit.market, isB2B: isB2B(visit.claims), showPriceIncVat, storedChoice: undefined };
  const { mode } = priceModeOf(buyer);
  const offers = await readRowOffers(shop, visit, cart.rows, mode);
  const { priced, promoted } = await readPricedRows(shop, visit, { cart, holder, offers });
  return ok(toPromotionResponse(priced, offers.hidesPrices ? [] : (promoted?.effects ?? []), mode));
}
