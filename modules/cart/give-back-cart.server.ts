import type { Db } from '#platform/db/db.server.ts';
import './store/cart-tables.server.ts';

type RejectedCart = {
  readonly cartId: string;
  readonly orderId: string;
  readonly name: string;
  readonly description: string;
  readonly now: Date;
};

/**
 * After an approver rejects the order, its cart becomes one of the buyer's saved carts. Returns false if the cart no
 * longer exists.
 */
export async function giveBackCart(
  db: Db,
  { cartId, orderId, name, description, now }: RejectedCart,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('cart')
    .set((eb) => ({
      order_id: null,
      sending_key: null,
      sending_until: null,
      status: 'saved' as const,
      is_active: false,
      name,
      description,
      modified_at: now,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', cartId)
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
