import { randomBytes } from 'node:crypto';
import { newId } from '#core/ids.ts';
import type { Db } from '#platform/db/db.server.ts';
import { readOffers } from '../../assortment/read-offers.server.ts';
import type { Shop } from '../../shop.server.ts';
import type { Visit } from '../../visit.ts';
import type { Cart } from '../cart.ts';
import { codeAfter } from '../cart-metadata.ts';
import { updateCart } from '../store/cart-store.server.ts';
import { listRowNumbers } from '../store/row-places-store.server.ts';
import { insertRows, removeRows, updateRows } from '../store/row-store.server.ts';
import { type Matching, mergeRows } from './merge-rows.ts';

type Copy = {
  readonly from: Cart;
  readonly matches: Matching;
  readonly factorOf: (sku: string) => number;
  readonly now: Date;
};

/** In how large packs articles are sold to this buyer. To be read before the transaction: it needs snapshots. */
export async function readFactors(shop: Shop, visit: Visit): Promise<Copy['factorOf']> {
  const offers = await readOffers(shop, visit, [], { mode: 'excl' });
  return (sku) => offers.get(sku).multiplyFactor;
}

/** Puts what is in one cart into another, locked one as well. The first stays as it was. */
export async function appendCart(db: Db, cart: Cart, copy: Copy): Promise<void> {
  await copyRows(db, cart, copy);
  await updateCart(db, cart.id, { metadata: codeAfter(cart, copy.from, 'append') });
}

/** The rows that were there can be restored; their ids are answered. */
export async function replaceCart(db: Db, cart: Cart, copy: Copy): Promise<string[]> {
  const ids = cart.rows.map(({ id }) => id);
  const removed = await removeRows(db, cart.id, ids, copy.now);
  await copyRows(db, { ...cart, rows: [] }, copy);
  await updateCart(db, cart.id, { metadata: codeAfter(cart, copy.from, 'replace') });
  return removed;
}

async function copyRows(db: Db, cart: Cart, { from, matches, factorOf, now }: Copy): Promise<void> {
  const taken = await listRowNumbers(db, cart.id);
  const into = { cartId: cart.id, now, newId: () => newId(now, randomBytes), factorOf, taken };
  const { changed, added } = mergeRows(cart.rows, from.rows, matches, into);
  await updateRows(db, changed, now);
  await insertRows(db, added);
}
