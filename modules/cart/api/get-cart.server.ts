import { ok, refuse } from '#core/result.ts';
import { type CartShop, type CartVisit, readCartAccess } from '../access/cart-access.server.ts';
import type { CartStatus } from '../cart.ts';
import { findCart, listCarts as listStored } from '../store/cart-store.server.ts';

/** Access: cart owner. */
export async function getCart(shop: CartShop, visit: CartVisit, { id }: { id: string }) {
  const cart = await findCart(shop.db, await readCartAccess(shop, visit), id);
  return cart ? ok(cart) : refuse({ code: 'cart-not-found' });
}

export type CartQuery = {
  readonly status?: CartStatus | undefined;
  readonly isActive?: boolean | undefined;
  readonly entries?: Readonly<Record<string, string>>;
};

/** Access: everybody. Lists the caller's own carts, the most recently changed first. */
export async function listCarts(shop: CartShop, visit: CartVisit, query: CartQuery) {
  return ok(await listStored(shop.db, await readCartAccess(shop, visit), query));
}
