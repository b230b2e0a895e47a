import { randomBytes } from 'node:crypto';
import { newId } from '#core/ids.ts';
import { ok, refuse } from '#core/result.ts';
import { isB2B } from '../../auth/is-b2b.ts';
import { tellCart } from '../../tell-pages.server.ts';
import type { Cart } from '../cart.ts';
import { remember } from '../current-cart.server.ts';
import { addItems, numbered, type WantedItem } from '../rows/add-items.ts';
import { insertCart } from '../store/cart-store.server.ts';
import { type CartShop, type CartVisit, readCartAccess } from './cart-access.server.ts';
import { emptyCart } from './empty-cart.ts';
import { looksOnly } from './looks-only.ts';

type Input = Pick<Cart, 'name' | 'description'> & { readonly wanted: readonly WantedItem[] };

/** Creates a cart with the given items and makes it the current one. `rowIds` has the row of each item, in order. */
export async function makeCart(shop: CartShop, visit: CartVisit, { name, description, wanted }: Input) {
  const { now, claims } = visit;
  if (looksOnly(visit)) return refuse({ code: 'cart-read-only' });
  const holder = await readCartAccess(shop, visit);
  const empty = emptyCart(newId(now, randomBytes), holder, now);
  const making = { cartId: empty.id, isBusiness: isB2B(claims), now, newId: () => newId(now, randomBytes) };
  const added = addItems([], wanted, making);
  if (!added.ok) return added;
  const { inserted, rowIds } = added.value;
  const cart = { ...empty, name, description, rows: numbered(inserted, []) };
  await insertCart(shop.db, cart);
  remember(shop, visit, holder, cart.id);
  tellCart(shop, holder.owner);
  return ok({ cart, rowIds });
}
