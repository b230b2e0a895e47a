import { ok, refuse } from '#core/result.ts';
import type { CartShop, CartVisit } from './access/cart-access.server.ts';
import { changeCart } from './access/change-cart.server.ts';
import { appendCart, replaceCart } from './merging/copy-rows.server.ts';
import { bySkuAndCoworker } from './merging/merge-rows.ts';
import { findCart } from './store/cart-store.server.ts';

type Input = { readonly cartId: string; readonly otherId: string; readonly method: 'append' | 'replace' };

/** Whoever both carts belong to may. With itself a cart is what it was. */
export async function combineCarts(shop: CartShop, visit: CartVisit, { cartId, otherId, method }: Input) {
  return changeCart(shop, visit, { cartId }, async (db, cart, holder) => {
    if (otherId === cartId) return ok(cart);
    const from = await findCart(db, holder, otherId);
    if (!from) return refuse({ code: 'cart-not-found' });
    const copy = { from, matches: bySkuAndCoworker, now: visit.now };
    await (method === 'append' ? appendCart(db, cart, copy) : replaceCart(db, cart, copy));
    return ok((await findCart(db, holder, cartId)) ?? cart);
  });
}
