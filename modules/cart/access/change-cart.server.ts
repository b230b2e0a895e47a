import { refuse } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import { type AnyAnswer, inTransaction } from '../../in-transaction.server.ts';
import type { Cart } from '../cart.ts';
import { lockCart } from '../store/cart-store.server.ts';
import { type CartHolder, type CartShop, type CartVisit, readCartAccess } from './cart-access.server.ts';

/** The change of a locked cart, in its transaction. */
export type CartChange<Answer> = (db: Db, cart: Cart, holder: CartHolder) => Promise<Answer>;

/** Whoever's cart it is may; to everybody else it is not there, and what has become an order stays as it is. A refusal leaves no trace. */
export async function changeCart<Answer extends AnyAnswer>(
  shop: CartShop,
  visit: CartVisit,
  { cartId }: { cartId: string },
  change: CartChange<Answer>,
) {
  const holder = await readCartAccess(shop, visit);
  return inTransaction(shop.db, async (db) => {
    const cart = await lockCart(db, holder, cartId, visit.now);
    if (!cart) return refuse({ code: 'cart-not-found' });
    return cart.orderId === undefined ? change(db, cart, holder) : refuse({ code: 'cart-locked' });
  });
}
