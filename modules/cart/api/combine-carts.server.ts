import { ok, refuse } from '#core/result.ts';
import { isB2B } from '../../auth/is-b2b.ts';
import type { Shop } from '../../shop.server.ts';
import type { Visit } from '../../visit.ts';
import { changeCart } from '../access/change-cart.server.ts';
import { appendCart, readFactors, replaceCart } from '../merging/copy-rows.server.ts';
import { asWhenAdding } from '../merging/merge-rows.ts';
import { findOpenable } from '../merging/openable-cart.server.ts';
import { findCart } from '../store/cart-store.server.ts';

type Input = { readonly cartId: string; readonly otherId: string; readonly method: 'append' | 'replace' };

/**
 * Access: owner of both carts; the other one may also be shared by a colleague. Combining a cart with itself changes
 * nothing.
 */
export async function combineCarts(shop: Shop, visit: Visit, { cartId, otherId, method }: Input) {
  const factorOf = await readFactors(shop, visit);
  return changeCart(shop, visit, { cartId }, async (db, cart, holder) => {
    if (otherId === cartId) return ok(cart);
    const from = await findOpenable(db, visit, holder, otherId);
    if (!from) return refuse({ code: 'cart-not-found' });
    const copy = { from, matches: asWhenAdding(isB2B(visit.claims)), factorOf, now: visit.now };
    const combined = await (method === 'append' ? appendCart : replaceCart)(db, cart, copy);
    if (!combined.ok) return combined;
    return ok((await findCart(db, holder, cartId)) ?? cart);
  });
}
