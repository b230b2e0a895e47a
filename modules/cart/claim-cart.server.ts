import type { Db } from '#platform/db/db.server.ts';
import './store/cart-tables.server.ts';

/** Longer than sending may take: whoever died on the way stands in nobody's way after it. */
const claimMs = 150_000;

type Claim = { readonly cartId: string; readonly key: string; readonly now: Date };

/**
 * Says who is about to turn a cart into an order. The same key may claim again: it is the same wish, and the lock of
 * `turnIntoOrder` lets only one through. Of a cart that was looked up for its owner before.
 */
export async function claimCart(db: Db, { cartId, key, now }: Claim): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('cart')
    .set({ sending_key: key, sending_until: new Date(now.getTime() + claimMs) })
    .where('id', '=', cartId)
    .where('order_id', 'is', null)
    .where((eb) => eb.or([eb('sending_key', 'is', null), eb('sending_key', '=', key), eb('sending_until', '<', now)]))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** After a refusal: the buyer may correct what was wrong and send again, under whichever key. */
export async function unclaimCart(db: Db, { cartId, key }: Omit<Claim, 'now'>): Promise<void> {
  await db
    .updateTable('cart')
    .set({ sending_key: null, sending_until: null })
    .where('id', '=', cartId)
    .where('sending_key', '=', key)
    .where('order_id', 'is', null)
    .execute();
}

type Turning = { readonly cartId: string; readonly version: number; readonly orderId: string };

/** In the transaction of the order, first of all: only one gets through, and only with the cart that was checked. */
export async function turnIntoOrder(db: Db, { cartId, version, orderId }: Turning): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('cart')
    .set({ order_id: orderId, is_active: false })
    .where('id', '=', cartId)
    .where('version', '=', version)
    .where('order_id', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** The order came to nothing: its buyer has the cart again, as a new version, so that it can be sent anew. */
export async function reopenCart(
  db: Db,
  { cartId, orderId, now }: { cartId: string; orderId: string; now: Date },
): Promise<void> {
  await db
    .updateTable('cart')
    .set((eb) => ({
      order_id: null,
      sending_key: null,
      sending_until: null,
      is_active: true,
      modified_at: now,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', cartId)
    .where('order_id', '=', orderId)
    .execute();
}
