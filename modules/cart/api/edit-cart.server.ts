import { randomBytes } from 'node:crypto';
import { newId } from '#core/ids.ts';
import { ok, refuse } from '#core/result.ts';
import type { CartShop, CartVisit } from '../access/cart-access.server.ts';
import { isOfSession } from '../access/cart-owner.ts';
import { changeCart } from '../access/change-cart.server.ts';
import type { Cart } from '../cart.ts';
import { type CartMetadataKey, withEntry, withoutEntry } from '../cart-metadata.ts';
import { deleteCart, updateCart } from '../store/cart-store.server.ts';

type CartRef = { readonly id: string };
type CartTexts = { readonly name?: string | undefined; readonly description?: string | undefined };

/** Access: cart owner, here and for the functions below. */
export async function renameCart(shop: CartShop, visit: CartVisit, { id, ...words }: CartRef & CartTexts) {
  return changeCart(shop, visit, { cartId: id }, async (db, cart) => {
    const name = words.name ?? cart.name;
    const description = words.description ?? cart.description;
    await updateCart(db, id, { name, description });
    return ok({ ...cart, name, description });
  });
}

export async function removeCart(shop: CartShop, visit: CartVisit, { id }: CartRef) {
  return changeCart(shop, visit, { cartId: id }, async (db, cart, holder) => {
    await deleteCart(db, holder, id);
    return ok(cart);
  });
}

type Entry = { readonly key: CartMetadataKey; readonly value: string };

/** Only signed-in visitors may save a cart: an anonymous visitor could not find it again. */
export async function saveCartEntry(shop: CartShop, visit: CartVisit, { id, key, value }: CartRef & Entry) {
  return changeCart(shop, visit, { cartId: id }, async (db, cart) => {
    const changed = withEntry(cart, key, value, () => newId(visit.now, randomBytes));
    if (!changed.ok) return changed;
    const after = { ...cart, ...changed.value };
    if (!visit.claims && laysAside(changed.value)) return refuse({ code: 'not-signed-in' });
    if (after.status === 'saved' && isOfSession(cart.owner)) return refuse({ code: 'cart-of-session' });
    await updateCart(db, id, changed.value);
    return ok(after);
  });
}

const laysAside = ({ status, isActive }: Partial<Cart>) => status === 'saved' || isActive === false;

export async function removeCartEntry(
  shop: CartShop,
  visit: CartVisit,
  { id, entryId }: CartRef & { entryId: string },
) {
  return changeCart(shop, visit, { cartId: id }, async (db, cart) => {
    const changed = withoutEntry(cart, entryId);
    if (!changed.ok) return changed;
    await updateCart(db, id, changed.value);
    return ok({ ...cart, ...changed.value });
  });
}
