import { ok, refuse } from '#core/result.ts';
import type { CartShop, CartVisit } from './access/cart-access.server.ts';
import { changeCart } from './access/change-cart.server.ts';
import { isSaved } from './cart.ts';
import { deleteCart } from './store/cart-store.server.ts';

/** Access: owner of the saved cart. */
export async function removeSavedCart(shop: CartShop, visit: CartVisit, { id }: { id: string }) {
  return changeCart(shop, visit, { cartId: id }, async (db, cart, holder) => {
    if (!isSaved(cart)) return refuse({ code: 'cart-not-found' });
    await deleteCart(db, holder, id);
    return ok(undefined);
  });
}
