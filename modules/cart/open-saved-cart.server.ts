import { ok, refuse } from '#core/result.ts';
import { isB2B } from '../auth/is-b2b.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { isSaved } from './cart.ts';
import { changeCurrentCart } from './current-cart.server.ts';
import { appendCart, readFactors, replaceCart } from './merging/copy-rows.server.ts';
import { asWhenAdding } from './merging/merge-rows.ts';
import { findOpenable } from './merging/openable-cart.server.ts';

type Input = { readonly id: string; readonly method: 'append' | 'replace' };

/**
 * Access: owner of the saved cart, and colleagues it is shared with. The saved cart is kept. Returns the replaced rows,
 * which can be restored.
 */
export async function openSavedCart(shop: Shop, visit: Visit, { id, method }: Input) {
  const factorOf = await readFactors(shop, visit);
  return changeCurrentCart(shop, visit, { creates: true }, async (db, cart, holder) => {
    const from = await findOpenable(db, visit, holder, id);
    if (!from || !isSaved(from)) return refuse({ code: 'cart-not-found' });
    const copy = { from, matches: asWhenAdding(isB2B(visit.claims)), factorOf, now: visit.now };
    const opened = await (method === 'append' ? appendCart : replaceCart)(db, cart, copy);
    return opened.ok ? ok({ cartId: cart.id, removed: opened.value }) : opened;
  });
}
