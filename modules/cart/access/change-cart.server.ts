import { refuse } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import { type AnyAnswer, inTransaction } from '../../in-transaction.server.ts';
import { tellCart } from '../../tell-pages.server.ts';
import type { Cart } from '../cart.ts';
import { lockCart } from '../store/cart-store.server.ts';
import { type CartHolder, type CartShop, type CartVisit, readCartAccess } from './cart-access.server.ts';
import { looksOnly } from './looks-only.ts';

/** A change to a locked cart, run in the transaction that holds the lock. */
export type CartChange<Answer> = (db: Db, cart: Cart, holder: CartHolder) => Promise<Answer>;

/**
 * Access: cart owner; other callers get 404. An ordered cart cannot be changed. A refusal rolls the transaction back.
 */
export async function changeCart<Answer extends AnyAnswer>(
  shop: CartShop,
  visit: CartVisit,
  { cartId }: { cartId: string },
  change: CartChange<Answer>,
) {
  if (looksOnly(visit)) return refuse({ code: 'cart-read-only' });
  const holder = await readCartAccess(shop, visit);
  const changed = await inTransaction(shop.db, async (db) => {
    const cart = await lockCart(db, holder, cartId, visit.now);
    if (!cart) return refuse({ code: 'cart-not-found' });
    return cart.orderId === undefined ? change(db, cart, holder) : refuse({ code: 'cart-locked' });
  });
  if (changed.ok) tellCart(shop, holder.owner);
  return changed;
}
