import { randomBytes } from 'node:crypto';
import { newId } from '#core/ids.ts';
import { ok } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import { readOffers } from '../../assortment/read-offers.server.ts';
import type { Shop } from '../../shop.server.ts';
import type { Visit } from '../../visit.ts';
import type { Cart } from '../cart.ts';
import { codeAfter } from '../cart-metadata.ts';
import { checkRoom } from '../most-rows.ts';
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

/** Reads the pack sizes of articles for this buyer. Call it before the transaction, because it reads snapshots. */
export async function readFactors(shop: Shop, visit: Visit): Promise<Copy['factorOf']> {
  const offers = await readOffers(shop, visit, [], { mode: 'excl' });
  return (sku) => offers.get(sku).multiplyFactor;
}

/** Copies the rows of one cart into another, locked cart. The source cart is unchanged. */
export async function appendCart(db: Db, cart: Cart, copy: Copy) {
  const copied = await copyRows(db, cart, copy);
  if (!copied.ok) return copied;
  await updateCart(db, cart.id, { metadata: codeAfter(cart, copy.from, 'append') });
  return ok<string[]>([]);
}

/** Returns the ids of the replaced rows, which can be restored. */
export async function replaceCart(db: Db, cart: Cart, copy: Copy) {
  const ids = cart.rows.map(({ id }) => id);
  const removed = await removeRows(db, cart.id, ids, copy.now);
  const copied = await copyRows(db, { ...cart, rows: [] }, copy);
  if (!copied.ok) return copied;
  await updateCart(db, cart.id, { metadata: codeAfter(cart, copy.from, 'replace') });
  return ok(removed);
}

async function copyRows(db: Db, cart: Cart, { from, matches, factorOf, now }: Copy) {
  const taken = await listRowNumbers(db, cart.id);
  const into = { cartId: cart.id, now, newId: () => newId(now, randomBytes), factorOf, taken };
  const { changed, added } = mergeRows(cart.rows, from.rows, matches, into);
  const room = checkRoom(cart.rows.length + added.length);
  if (!room.ok) return room;
  await updateRows(db, changed, now);
  await insertRows(db, added);
  return ok(undefined);
}
