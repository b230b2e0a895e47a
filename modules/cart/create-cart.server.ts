import { randomBytes } from 'node:crypto';
import { newId } from '#core/ids.ts';
import { ok } from '#core/result.ts';
import { type CartShop, type CartVisit, readCartAccess } from './access/cart-access.server.ts';
import { emptyCart } from './access/empty-cart.ts';
import { remember } from './current-cart.server.ts';
import { insertCart } from './store/cart-store.server.ts';

type Input = { readonly name?: string | undefined; readonly description?: string | undefined };

/** Everybody may, for themselves. It is their current cart from now on; what was current stays where it is. */
export async function createCart(shop: CartShop, visit: CartVisit, { name = '', description = '' }: Input) {
  const holder = await readCartAccess(shop, visit);
  const cart = { ...emptyCart(newId(visit.now, randomBytes), holder, visit.now), name, description };
  await insertCart(shop.db, cart);
  remember(shop, visit, holder, cart.id);
  return ok(cart);
}
