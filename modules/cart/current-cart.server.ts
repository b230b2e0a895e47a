import { randomBytes } from 'node:crypto';
import { newId } from '#core/ids.ts';
import { refuse } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import { type AnyAnswer, inTransaction } from '../in-transaction.server.ts';
import { tellCart } from '../tell-pages.server.ts';
import { type CartHolder, type CartShop, type CartVisit, readCartAccess } from './access/cart-access.server.ts';
import { dropCartCookie, readCartCookie, writeCartCookie } from './access/cart-cookie.server.ts';
import { cookieNameOf, publicCookie } from './access/cart-owner.ts';
import type { CartChange } from './access/change-cart.server.ts';
import { type Choice, chooseCart } from './access/choose-cart.ts';
import { emptyCart } from './access/empty-cart.ts';
import { looksOnly } from './access/looks-only.ts';
import { takeOver } from './access/take-over.server.ts';
import type { Cart } from './cart.ts';
import { insertCart, listCandidates, lockActiveCart, lockOwner } from './store/cart-store.server.ts';

export type CurrentCart = Omit<Choice, 'takesOver'> & { readonly holder: CartHolder };

/**
 * Access: everybody, to their own cart. Reading creates no cart, but a consumer may take over the cart filled before
 * signing in.
 */
export async function readCurrentCart(shop: CartShop, visit: CartVisit): Promise<CurrentCart> {
  const holder = await readCartAccess(shop, visit);
  const choice = await choose(shop.db, shop, visit, holder);
  const { cart, open } = choice.takesOver
    ? await shop.db.transaction().execute((db) => takeOverOnce(db, shop, visit, holder))
    : choice;
  const isNamed = readCartCookie(shop, visit, cookieNameOf(holder.owner)) === cart?.id;
  if (choice.takesOver) tellCart(shop, holder.owner);
  if (cart && !isNamed) remember(shop, visit, holder, cart.id);
  return { holder, cart, open };
}

/**
 * Changes the current cart in one transaction. With `creates`, a missing cart is created. A refusal rolls everything
 * back, including a new cart.
 */
export async function changeCurrentCart<Answer extends AnyAnswer>(
  shop: CartShop,
  visit: CartVisit,
  { creates }: { creates: boolean },
  change: CartChange<Answer>,
) {
  if (looksOnly(visit)) return refuse({ code: 'cart-read-only' });
  const holder = await readCartAccess(shop, visit);
  let current: Cart | undefined;
  const changed = await inTransaction(shop.db, async (db) => {
    current = await lockCurrent(db, shop, visit, holder);
    if (!current && creates) current = await create(db, shop, visit, holder);
    return current ? change(db, current, holder) : refuse({ code: 'cart-not-found' });
  });
  if (changed.ok && current) {
    remember(shop, visit, holder, current.id);
    tellCart(shop, holder.owner);
  }
  return changed;
}

/**
 * Sets the owner's cookie to the current cart and renews its lifetime. A public cart that was taken over loses its
 * cookie.
 */
export function remember(shop: CartShop, visit: CartVisit, holder: CartHolder, cartId: string): void {
  const name = cookieNameOf(holder.owner);
  writeCartCookie(shop, visit, name, cartId);
  if (name !== publicCookie && holder.publicCartId === cartId) dropCartCookie(visit, publicCookie);
}

async function choose(db: Db, shop: CartShop, visit: CartVisit, holder: CartHolder): Promise<Choice> {
  const ownId = readCartCookie(shop, visit, cookieNameOf(holder.owner));
  const mayHaveOne = holder.owner.kind !== 'public' || ownId !== undefined;
  return chooseCart(holder, mayHaveOne ? await listCandidates(db, holder, ownId) : [], ownId);
}

async function lockCurrent(db: Db, shop: CartShop, visit: CartVisit, holder: CartHolder): Promise<Cart | undefined> {
  const ownId = readCartCookie(shop, visit, cookieNameOf(holder.owner));
  const isPlain = holder.owner.kind === 'public' || holder.publicCartId === undefined;
  // In most requests the cookie names the current cart, so this lock saves a lookup.
  const named = isPlain && ownId !== undefined ? await lockActiveCart(db, holder, ownId, visit.now) : undefined;
  if (named || holder.owner.kind === 'public') return named;
  return lockChosen(db, shop, visit, holder);
}

/** Another request may save or merge the cart between choosing and locking it; in that case choose again. */
async function lockChosen(db: Db, shop: CartShop, visit: CartVisit, holder: CartHolder): Promise<Cart | undefined> {
  const choice = await choose(db, shop, visit, holder);
  const { cart, takesOver } = choice.takesOver ? await takeOverOnce(db, shop, visit, holder) : choice;
  if (!cart || takesOver) return cart;
  const locked = await lockActiveCart(db, holder, cart.id, visit.now);
  return locked ?? lockChosen(db, shop, visit, holder);
}

/** Two devices may sign in at once, each with a cart: the second waits for the first and then chooses again. */
async function takeOverOnce(db: Db, shop: CartShop, visit: CartVisit, holder: CartHolder): Promise<Choice> {
  await lockOwner(db, holder.owner);
  const choice = await choose(db, shop, visit, holder);
  if (!choice.takesOver) return choice;
  return { cart: await takeOver(db, holder, choice, visit.now), open: undefined, takesOver: true };
}

/** Two concurrent first adds of a person create one cart: the second waits for the first and then looks again. */
async function create(db: Db, shop: CartShop, visit: CartVisit, holder: CartHolder): Promise<Cart> {
  await lockOwner(db, holder.owner);
  const meanwhile = holder.owner.kind === 'public' ? undefined : await lockChosen(db, shop, visit, holder);
  if (meanwhile) return meanwhile;
  const cart = emptyCart(newId(visit.now, randomBytes), holder, visit.now);
  await insertCart(db, cart);
  return cart;
}
