import { randomBytes } from 'node:crypto';
import { newId } from '#core/ids.ts';
import { ok, refuse } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import { inTransaction } from '../in-transaction.server.ts';
import type { Shop } from '../shop.server.ts';
import { tellCart } from '../tell-pages.server.ts';
import type { Visit } from '../visit.ts';
import { readCartAccess } from './access/cart-access.server.ts';
import { type CartAccess, isOfSession } from './access/cart-owner.ts';
import { emptyCart } from './access/empty-cart.ts';
import { looksOnly } from './access/looks-only.ts';
import type { Cart } from './cart.ts';
import { checkHeldCode } from './codes/check-held-code.server.ts';
import { checkRoom } from './most-rows.ts';
import { numbered } from './rows/add-items.ts';
import { insertCart, lockCart } from './store/cart-store.server.ts';
import { findRowPlace, listRowNumbers, moveRowsTo } from './store/row-places-store.server.ts';

type Input = { readonly rowIds: readonly string[]; readonly toCartId?: string | undefined };

/** Access: owner of both carts. Without `toCartId`, the rows become a saved cart, which requires sign-in. */
export async function moveRows(shop: Shop, visit: Visit, { rowIds, toCartId }: Input) {
  if (looksOnly(visit)) return refuse({ code: 'cart-read-only' });
  const access = await readCartAccess(shop, visit);
  if (toCartId === undefined && access.owner.kind === 'public') return refuse({ code: 'not-signed-in' });
  if (toCartId === undefined && isOfSession(access.owner)) return refuse({ code: 'cart-of-session' });
  const [first] = rowIds;
  const place = first === undefined ? undefined : await findRowPlace(shop.db, first);
  if (!place) return refuse({ code: 'row-not-found' });
  let before: Cart | undefined;
  const moved = await inTransaction(shop.db, async (db) => {
    const ids = [place.cartId, ...(toCartId === undefined ? [] : [toCartId])];
    const carts = await lockCarts(db, access, ids, visit.now);
    const from = carts.get(place.cartId);
    before = from;
    if (!from) return refuse({ code: 'row-not-found' });
    if ([...carts.values()].some(({ orderId }) => orderId !== undefined)) return refuse({ code: 'cart-locked' });
    // A service goes where its garment goes, and never alone.
    const moving = from.rows.filter(({ id, parentId }) => rowIds.includes(parentId ?? id));
    if (moving.length === 0) return refuse({ code: 'row-not-found' });
    const to = toCartId === undefined ? await insertSavedCart(db, access, visit.now) : carts.get(toCartId);
    if (!to || to.id === from.id) return refuse({ code: 'cart-not-found' });
    const room = checkRoom(to.rows.length + moving.length);
    if (!room.ok) return room;
    await moveRowsTo(db, to.id, numbered(moving, await listRowNumbers(db, to.id)), visit.now);
    return ok({ cartId: to.id, rowIds: moving.map(({ id }) => id) });
  });
  if (!moved.ok) return moved;
  tellCart(shop, access.owner);
  if (before) await checkHeldCode(shop, visit, before);
  return moved;
}

/** Locks in a fixed order, so that two requests moving rows in opposite directions cannot deadlock. */
async function lockCarts(db: Db, access: CartAccess, ids: readonly string[], now: Date): Promise<Map<string, Cart>> {
  const carts = new Map<string, Cart>();
  for (const id of [...new Set(ids)].sort()) {
    const cart = await lockCart(db, access, id, now);
    if (cart) carts.set(id, cart);
  }
  return carts;
}

async function insertSavedCart(db: Db, access: CartAccess, now: Date): Promise<Cart> {
  const cart: Cart = { ...emptyCart(newId(now, randomBytes), access, now), status: 'saved', isActive: false };
  await insertCart(db, cart);
  return cart;
}
