import { ok } from '#core/result.ts';
import { inTransaction } from '../in-transaction.server.ts';
import type { Shop } from '../shop.server.ts';
import { tellCart } from '../tell-pages.server.ts';
import type { Visit } from '../visit.ts';
import { dropCartCookie } from './access/cart-cookie.server.ts';
import { publicCookie } from './access/cart-owner.ts';
import { isMergeable } from './access/choose-cart.ts';
import { readCurrentCart } from './current-cart.server.ts';
import { appendCart, readFactors, replaceCart } from './merging/copy-rows.server.ts';
import { rememberKept } from './merging/kept-offer.server.ts';
import { bySku } from './merging/merge-rows.ts';
import { lockActiveCarts, updateCart } from './store/cart-store.server.ts';

type Input = { readonly choice: 'merge' | 'replace' | 'keep' };

/**
 * Access: owner of both carts. The public cart is set aside with its rows; replaced rows can be restored. A second
 * answer changes nothing.
 */
export async function answerMergeOffer(shop: Shop, visit: Visit, { choice }: Input) {
  const { holder, cart, open } = await readCurrentCart(shop, visit);
  if (!cart || !open || !isMergeable(cart, open)) return ok({ removed: [] });
  if (choice === 'keep') {
    rememberKept(visit, open.id);
    return ok({ removed: [] });
  }
  const factorOf = await readFactors(shop, visit);
  const answered = await inTransaction(shop.db, async (db) => {
    const locked = await lockActiveCarts(db, holder, [cart.id, open.id], visit.now);
    const [into, from] = [locked.get(cart.id), locked.get(open.id)];
    if (!into || from?.owner.kind !== 'public') return ok<string[]>([]);
    const copy = { from, matches: bySku, factorOf, now: visit.now };
    const copied = await (choice === 'replace' ? replaceCart : appendCart)(db, into, copy);
    if (copied.ok) await updateCart(db, from.id, { isActive: false });
    return copied;
  });
  if (!answered.ok) return answered;
  dropCartCookie(visit, publicCookie);
  tellCart(shop, holder.owner);
  return ok({ removed: answered.value });
}
