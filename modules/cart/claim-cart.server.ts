import type { Db } from '#platform/db/db.server.ts';
import './store/cart-tables.server.ts';

/** Longer than sending an order can take, so that a claim left by a crashed process expires. */
const claimMs = 150_000;

type Claim = { readonly cartId: string; readonly key: string; readonly now: Date };

/**
 * Reserves a cart for the request that turns it into an order. The same key may claim again, because it is a retry of
 * the same request; the lock in `turnIntoOrder` lets only one of them pass. The caller must have looked the cart up for
 * its owner.
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

/** Releases the claim after a refusal, so that the buyer can correct the order and send it again with any key. */
export async function unclaimCart(db: Db, { cartId, key }: Omit<Claim, 'now'>): Promise<void> {
  await db
    .updateTable('cart')
    .set({ sending_key: null, sending_until: null })
    .where('id', '=', cartId)
    .where('sending_key', '=', key)
    .where('order_id', 'is', null)
    .execute();
}

type OrderRequest = { readonly cartId: string; readonly version: number; readonly orderId: string };

/**
 * Call it first in the transaction of the order: only one request passes, and only with the checked version of the
 * cart.
 */
export async function turnIntoOrder(db: Db, { cartId, version, orderId }: OrderRequest): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('cart')
    .set({ order_id: orderId, is_active: false })
    .where('id', '=', cartId)
    .where('version', '=', version)
    .where('order_id', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Reopens the cart of a cancelled order under a new version, so that the buyer can order it again. */
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
