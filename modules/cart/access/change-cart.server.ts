import { type Result, refuse } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import type { Refusal } from '../../refusals.ts';
import type { Cart } from '../cart.ts';
import { lockCart } from '../store/cart-store.server.ts';
import { type CartHolder, type CartShop, type CartVisit, readCartAccess } from './cart-access.server.ts';

/** The change of a locked cart, in its transaction. */
export type CartChange<Answer> = (db: Db, cart: Cart, holder: CartHolder) => Promise<Answer>;
export type AnyAnswer = Result<unknown, Refusal>;

/** Whoever's cart it is may; to everybody else it is not there. What has become an order stays as it is. A refusal leaves no trace of the attempt. */
export async function changeCart<Answer extends AnyAnswer>(
  shop: CartShop,
  visit: CartVisit,
  { cartId }: { cartId: string },
  change: CartChange<Answer>,
) {
  const holder = await readCartAccess(shop, visit);
  return inTransaction(shop.db, async (db) => {
    const cart = await lockCart(db, holder, cartId, visit.now);
    if (!cart) return refuse({ code: 'cart-not-found' });
    return cart.orderId === undefined ? change(db, cart, holder) : refuse({ code: 'cart-locked' });
  });
}

class Refused extends Error {
  readonly result: unknown;
  constructor(result: unknown) {
    super('refused');
    this.result = result;
  }
}

/** A refusal rolls back as a failure does, but is returned. */
export async function inTransaction<Answer extends AnyAnswer>(
  db: Db,
  run: (db: Db) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await db.transaction().execute(async (db) => {
      const answer = await run(db);
      if (!answer.ok) throw new Refused(answer);
      return answer;
    });
  } catch (error) {
    if (error instanceof Refused) return error.result as Answer;
    throw error;
  }
}
