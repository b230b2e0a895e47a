import { ok, refuse } from '#core/result.ts';
import type { PriceMode } from '../pricing/price-mode.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { type CartHolder, readCartAccess } from './access/cart-access.server.ts';
import type { Cart } from './cart.ts';
import { codeOf } from './codes/promotion-code.ts';
import { type RowOffers, withOffers } from './prices/offered-row.ts';
import type { Destination } from './prices/price-rows.server.ts';
import { readPricedRows, readRowOffers } from './prices/read-priced-rows.server.ts';
import { readServiceRules } from './services/service-rules.server.ts';
import { inStep } from './services/sync-services.ts';
import { findCart } from './store/cart-store.server.ts';

export { readCartLaundry } from './laundry/read-cart-laundry.server.ts';

/** Access: cart owner. Also finds a cart that has become an order. */
export async function findCartToOrder(shop: Shop, visit: Visit, { cartId }: { cartId: string }) {
  const holder = await readCartAccess(shop, visit);
  return { holder, cart: await findCart(shop.db, holder, cartId) };
}

type PriceOptions = Destination & { readonly mode: PriceMode };

/**
 * Prices the owner's cart, which the caller has just read, with freight and with the tax of the destination. Changes
 * nothing.
 */
export async function priceCartForOrder(
  shop: Shop,
  visit: Visit,
  { cart, holder, mode, ...destination }: PriceOptions & { readonly cart: Cart; readonly holder: CartHolder },
) {
  const offers = await readRowOffers(shop, visit, cart.rows, mode);
  const current = inStepCart(cart, offers);
  const prices = await readPricedRows(shop, visit, { cart: current, holder, offers, ...destination });
  const rules = await readServiceRules(shop, visit, current.rows, offers);
  return { ...prices, offers, rules, heldCode: codeOf(cart)?.value };
}

/** The owner's cart, which the caller has just read and priced, with the offers and services that its rows are about. */
export async function offerCartForOrder(shop: Shop, visit: Visit, { cart }: { readonly cart: Cart }) {
  const offers = await readRowOffers(shop, visit, cart.rows, 'excl');
  const { rows } = inStepCart(cart, offers);
  const rules = await readServiceRules(shop, visit, rows, offers);
  return { rows: withOffers(rows, offers), offers, rules };
}

/** Services are ordered as often as their garments need them today, whatever the cart has stored since it was last opened. */
const inStepCart = (cart: Cart, { services }: RowOffers): Cart => ({ ...cart, rows: inStep(cart.rows, services) });

/** Access: cart owner. */
export async function priceForOrder(
  shop: Shop,
  visit: Visit,
  { cartId, ...how }: PriceOptions & { readonly cartId: string },
) {
  const { cart, holder } = await findCartToOrder(shop, visit, { cartId });
  if (!cart) return refuse({ code: 'cart-not-found' });
  return ok({ cart, holder, ...(await priceCartForOrder(shop, visit, { cart, holder, ...how })) });
}
