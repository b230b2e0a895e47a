import { randomBytes } from 'node:crypto';
import { newId } from '#core/ids.ts';
import { ok } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import { isB2B } from '../auth/is-b2b.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { readCartCookie } from './access/cart-cookie.server.ts';
import { cookieNameOf, ownerOf, publicCookie } from './access/cart-owner.ts';
import { makeCart } from './access/make-cart.server.ts';
import type { Cart, CartRow } from './cart.ts';
import { addItems, numbered, type WantedItem } from './rows/add-items.ts';
import { changeCurrentRows, changeRows } from './rows/change-rows.server.ts';
import { type ItemToAdd, readWantedItems } from './rows/wanted-items.server.ts';
import { listRowNumbers } from './store/row-places-store.server.ts';
import { insertRows, updateRows } from './store/row-store.server.ts';

export type { ItemToAdd } from './rows/wanted-items.server.ts';
export { readFormerServices } from './services/former-services.server.ts';

type Input = {
  /** Defaults to the current cart. */
  readonly cartId?: string | undefined;
  readonly items: readonly ItemToAdd[];
};

/** Access: everybody, to their own cart. Items that are not sold to the visitor are refused. Adds all items or none. */
export async function addToCart(shop: Shop, visit: Visit, { cartId, items }: Input) {
  const wanted = await readWantedItems(shop, visit, items);
  if (!wanted.ok) return wanted;
  const add = (db: Db, cart: Cart) => addTo(db, visit, cart, wanted.value);
  if (cartId !== undefined) {
    const added = await changeRows(shop, visit, { cartId }, add);
    // If the visitor's own cart was deleted, create a new one; for any other cart id answer 404.
    const isGone = !added.ok && added.refusal.code === 'cart-not-found' && isOwnCookie(shop, visit, cartId);
    if (!isGone) return added;
  }
  return hasNone(shop, visit) ? fillNewCart(shop, visit, wanted.value) : changeCurrentRows(shop, visit, add);
}

/** A visitor without a cookie has no cart to look up, and no other request can refer to the cart that is created. */
const hasNone = (shop: Shop, visit: Visit) =>
  visit.claims === undefined && readCartCookie(shop, visit, publicCookie) === undefined;

async function fillNewCart(shop: Shop, visit: Visit, wanted: readonly WantedItem[]) {
  const made = await makeCart(shop, visit, { name: '', description: '', wanted });
  if (!made.ok) return made;
  const { cart, rowIds } = made.value;
  return ok(answerOf(cart.id, wanted, rowIds, cart.rows));
}

function isOwnCookie(shop: Shop, visit: Visit, cartId: string): boolean {
  // Punch-out sessions use the same cookie name, so they need no separate check.
  return readCartCookie(shop, visit, cookieNameOf(ownerOf(visit.claims))) === cartId;
}

async function addTo(db: Db, { now, claims }: Visit, cart: Cart, wanted: readonly WantedItem[]) {
  const making = { cartId: cart.id, isBusiness: isB2B(claims), now, newId: () => newId(now, randomBytes) };
  const added = addItems(cart.rows, wanted, making);
  if (!added.ok) return added;
  const { changed, inserted, rowIds } = added.value;
  // A cart that was just created has no rows, not even removed ones.
  const isNew = cart.version === 1;
  const taken = isNew || inserted.length === 0 ? [] : await listRowNumbers(db, cart.id);
  const rows = numbered(inserted, taken);
  await updateRows(db, changed, now);
  await insertRows(db, rows);
  const current = changed.map((row) => ({ ...row, version: row.version + 1, modified: now }));
  const after = new Map([...cart.rows, ...current, ...rows].map((row) => [row.id, row]));
  return ok(answerOf(cart.id, wanted, rowIds, [...after.values()]));
}

function answerOf(cartId: string, wanted: readonly WantedItem[], rowIds: readonly string[], after: readonly CartRow[]) {
  const isMeant = new Set(rowIds);
  return {
    cartId,
    added: wanted.map(({ sku, quantity }, at) => ({ rowId: rowIds[at] ?? '', sku, quantity })),
    rows: after.filter(({ id }) => isMeant.has(id)),
  };
}
