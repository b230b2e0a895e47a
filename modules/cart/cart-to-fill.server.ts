import { randomBytes } from 'node:crypto';
import { newId } from '#core/ids.ts';
import type { Db } from '#platform/db/db.server.ts';
import type { Cart } from './cart.ts';
import { type CartShop, type CartVisit } from './cart-access.server.ts';
import { readCartCookie } from './cart-cookie.server.ts';
import { type CartAccess, cookieNameOf, isSameOwner } from './cart-owner.ts';
import { listCandidates, lockCart } from './cart-store.server.ts';
import { lockCustomer } from './row-places-store.server.ts';

/**
 * The cart that is filled, with its line taken: the one of the cookie, else the active one that was changed last. When there is
 * none it is made up here, and whoever fills it saves it.
 */
export async function lockCartToFill(
  db: Db,
  shop: CartShop,
  visit: CartVisit,
  access: CartAccess,
): Promise<{ cart: Cart; isNew: boolean }> {
  const named = readCartCookie(shop, visit, cookieNameOf(access.owner));
  const ofCookie = named === undefined ? undefined : await lockCart(db, access, named, visit.now);
  if (ofCookie?.isActive) return { cart: ofCookie, isNew: false };
  if (access.owner.kind === 'public') return { cart: newCart(access, visit.now), isNew: true };
  // Two first adds of one person at once make one cart.
  await lockCustomer(db, access.owner.customerId);
  const latest = (await listCandidates(db, access, undefined)).find(
    (cart) => cart.isActive && isSameOwner(cart.owner, access.owner),
  );
  const cart = latest && (await lockCart(db, access, latest.id, visit.now));
  return cart ? { cart, isNew: false } : { cart: newCart(access, visit.now), isNew: true };
}

function newCart({ marketId, owner }: CartAccess, now: Date): Cart {
  return {
    id: newId(now, randomBytes),
    marketId,
    owner,
    name: '',
    description: '',
    status: 'Default',
    isActive: true,
    metadata: [],
    version: 1,
    created: now,
    modified: now,
    rows: [],
  };
}
