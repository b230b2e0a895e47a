import { type Result, refuse } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import type { Refusal } from '../refusals.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import type { Cart } from './cart.ts';
import { readCartAccess } from './cart-access.server.ts';
import { lockCart } from './cart-store.server.ts';

/** All in one transaction, and nothing at all when it is refused. */
export async function inTransaction<R extends Result<unknown, Refusal>>(
  { db }: Pick<Shop, 'db'>,
  work: (db: Db) => Promise<R>,
): Promise<R> {
  const transaction = await db.startTransaction().execute();
  try {
    const result = await work(transaction);
    await (result.ok ? transaction.commit() : transaction.rollback()).execute();
    return result;
  } catch (error) {
    await transaction.rollback().execute();
    throw error;
  }
}

/**
 * Whose cart it is may change it; to everybody else it is not there. Its line is taken first, so that changes come one after
 * another. Nothing may be read from snapshots inside, which ask the database beside the transaction.
 */
export async function changeCart<R extends Result<unknown, Refusal>>(
  shop: Shop,
  visit: Visit,
  cartId: string,
  change: (db: Db, cart: Cart) => Promise<R>,
) {
  const access = await readCartAccess(shop, visit);
  return inTransaction(shop, async (db) => {
    const cart = await lockCart(db, access, cartId, visit.now);
    return cart ? change(db, cart) : refuse({ code: 'cart-not-found' });
  });
}
