import { randomBytes } from 'node:crypto';
import { newId } from '#core/ids.ts';
import { ok, refuse } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import type { CartHolder, CartShop, CartVisit } from './access/cart-access.server.ts';
import { isOfSession } from './access/cart-owner.ts';
import { emptyCart } from './access/empty-cart.ts';
import { changeCurrentCart, remember } from './current-cart.server.ts';
import { insertCart, updateCart } from './store/cart-store.server.ts';

type Input = { readonly name: string; readonly description: string };

/** Access: signed-in visitors, except in punch-out sessions: others could not find the saved cart again. */
export async function saveCart(shop: CartShop, visit: CartVisit, { name, description }: Input) {
  if (!visit.claims) return refuse({ code: 'not-signed-in' });
  const saved = await changeCurrentCart(shop, visit, { creates: false }, async (db, cart, holder) => {
    if (isOfSession(holder.owner)) return refuse({ code: 'cart-of-session' });
    if (cart.rows.length === 0) return refuse({ code: 'cart-empty' });
    await updateCart(db, cart.id, { name, description, status: 'saved', isActive: false });
    return ok({ savedId: cart.id, holder, cartId: await startAnew(db, holder, visit.now) });
  });
  if (!saved.ok) return saved;
  const { savedId, cartId, holder } = saved.value;
  remember(shop, visit, holder, cartId);
  return ok({ savedId, cartId });
}

/** Creates the empty cart that replaces a saved or cleared one. */
export async function startAnew(db: Db, holder: CartHolder, now: Date): Promise<string> {
  const id = newId(now, randomBytes);
  await insertCart(db, emptyCart(id, holder, now));
  return id;
}
