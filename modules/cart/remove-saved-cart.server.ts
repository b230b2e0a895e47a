import { ok, refuse } from '#core/result.ts';
import type { CartShop, CartVisit } from './cart-access.server.ts';
import { deleteCart } from './cart-store.server.ts';
import { changeCart } from './change-cart.server.ts';

/** Whoever saved it may. */
export async function removeSavedCart(shop: CartShop, visit: CartVisit, { id }: { id: string }) {
  return changeCart(shop, visit, { cartId: id }, async (db, cart, holder) => {
    if (cart.status !== 'saved') return refuse({ code: 'cart-not-found' });
    await deleteCart(db, holder, id);
    return ok(undefined);
  });
}
