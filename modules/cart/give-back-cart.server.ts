import type { Db } from '#platform/db/db.server.ts';
import './store/cart-tables.server.ts';

type ReturnedCart = {
  readonly cartId: string;
  readonly orderId: string;
  readonly name: string;
  readonly description: string;
  readonly now: Date;
};

/** The order was not approved: whose cart it was finds it among the saved ones. False where the cart is gone. */
export async function giveBackCart(
  db: Db,
  { cartId, orderId, name, description, now }: ReturnedCart,
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
