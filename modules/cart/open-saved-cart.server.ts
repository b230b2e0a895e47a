import { ok, refuse } from '#core/result.ts';
import type { CartShop, CartVisit } from './access/cart-access.server.ts';
import { changeCurrentCart } from './current-cart.server.ts';
import { appendCart, replaceCart } from './merging/copy-rows.server.ts';
import { bySkuAndCoworker } from './merging/merge-rows.ts';
import { findCart } from './store/cart-store.server.ts';

type Input = { readonly id: string; readonly method: 'append' | 'replace' };

/** Whoever saved it may; it stays saved. Answers the rows that it replaced, which can be restored. */
export async function openSavedCart(shop: CartShop, visit: CartVisit, { id, method }: Input) {
  return changeCurrentCart(shop, visit, { creates: true }, async (db, cart, holder) => {
    const from = await findCart(db, holder, id);
    if (from?.status !== 'saved' || from.id === cart.id) return refuse({ code: 'cart-not-found' });
    const copy = { from, matches: bySkuAndCoworker, now: visit.now };
    if (method === 'replace') return ok({ cartId: cart.id, removed: await replaceCart(db, cart, copy) });
    await appendCart(db, cart, copy);
    return ok({ cartId: cart.id, removed: [] });
  });
}
