import type { Db } from '#platform/db/db.server.ts';
import type { Cart } from '../cart.ts';
import { lockActiveCarts, updateCart } from '../store/cart-store.server.ts';
import type { CartAccess } from './cart-owner.ts';
import type { Choice } from './choose-cart.ts';

/**
 * After sign-in, a consumer takes over the public cart as it is, and the empty cart is set aside. If two requests do
 * this at once, the second changes nothing. Call it in a transaction.
 */
export async function takeOver(db: Db, access: CartAccess, choice: Choice, now: Date): Promise<Cart | undefined> {
  const ids = [choice.cart?.id, choice.open?.id].filter((id) => id !== undefined);
  const locked = await lockActiveCarts(db, access, ids, now);
  const own = locked.get(choice.cart?.id ?? '');
  const open = locked.get(choice.open?.id ?? '');
  if (!open || (own && own.rows.length > 0)) return own;
  if (own) await updateCart(db, own.id, { isActive: false });
  if (open.owner.kind === 'public') await updateCart(db, open.id, { owner: access.owner });
  return { ...open, owner: access.owner };
}
