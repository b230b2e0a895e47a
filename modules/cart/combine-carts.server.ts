import { ok, refuse } from '#core/result.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { changeCart } from './access/change-cart.server.ts';
import { appendCart, readFactors, replaceCart } from './merging/copy-rows.server.ts';
import { bySkuAndCoworker } from './merging/merge-rows.ts';
import { findOpenable } from './merging/openable-cart.server.ts';
import { findCart } from './store/cart-store.server.ts';

type Input = { readonly cartId: string; readonly otherId: string; readonly method: 'append' | 'replace' };

/** Whoever both carts belong to may; the other may be one that a colleague shares. With itself a cart is what it was. */
export async function combineCarts(shop: Shop, visit: Visit, { cartId, otherId, method }: Input) {
  const factorOf = await readFactors(shop, visit);
  return changeCart(shop, visit, { cartId }, async (db, cart, holder) => {
    if (otherId === cartId) return ok(cart);
    const from = await findOpenable(db, visit, holder, otherId);
    if (!from) return refuse({ code: 'cart-not-found' });
    const copy = { from, matches: bySkuAndCoworker, factorOf, now: visit.now };
    await (method === 'append' ? appendCart(db, cart, copy) : replaceCart(db, cart, copy));
    return ok((await findCart(db, holder, cartId)) ?? cart);
  });
}
