import { ok, refuse } from '#core/result.ts';
import type { CartShop, CartVisit } from './access/cart-access.server.ts';
import { canShare } from './access/cart-owner.ts';
import { changeCart } from './access/change-cart.server.ts';
import { updateSharing } from './store/shared-cart-store.server.ts';

type Input = { readonly id: string; readonly isShared: boolean };

/** Access: company buyer who saved the cart. Colleagues can open it; only the owner can change it. */
export async function shareSavedCart(shop: CartShop, visit: CartVisit, { id, isShared }: Input) {
  return changeCart(shop, visit, { cartId: id }, async (db, cart) => {
    if (cart.status !== 'saved') return refuse({ code: 'cart-not-found' });
    if (!canShare(cart.owner)) return refuse({ code: 'no-company' });
    await updateSharing(db, id, isShared);
    return ok({ id, isShared });
  });
}
