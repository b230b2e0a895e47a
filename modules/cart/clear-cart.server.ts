import { ok } from '#core/result.ts';
import type { CartShop, CartVisit } from './access/cart-access.server.ts';
import { changeCurrentCart, remember } from './current-cart.server.ts';
import { startAnew } from './save-cart.server.ts';
import { updateCart } from './store/cart-store.server.ts';
import { removeRows } from './store/row-store.server.ts';

/** Access: everybody, to their own cart. The old cart is set aside without rows; a cart without rows is unchanged. */
export async function clearCart(shop: CartShop, visit: CartVisit) {
  const cleared = await changeCurrentCart(shop, visit, { creates: false }, async (db, cart, holder) => {
    if (cart.rows.length === 0) return ok({ holder, clearedId: undefined, cartId: cart.id });
    const ids = cart.rows.map(({ id }) => id);
    await removeRows(db, cart.id, ids, visit.now);
    await updateCart(db, cart.id, { status: 'saved', isActive: false });
    return ok({ holder, clearedId: cart.id, cartId: await startAnew(db, holder, visit.now) });
  });
  if (!cleared.ok) return ok({ clearedId: undefined, cartId: undefined });
  const { clearedId, cartId, holder } = cleared.value;
  remember(shop, visit, holder, cartId);
  return ok({ clearedId, cartId });
}
