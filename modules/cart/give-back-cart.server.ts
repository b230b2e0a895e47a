import { randomBytes } from 'node:crypto';
import { newId } from '#core/ids.ts';
import { ok, type Result, refuse } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import { emptyCart } from './access/empty-cart.ts';
import type { Cart, CartRow } from './cart.ts';
import { insertCart } from './store/cart-store.server.ts';
import { removeRows, updateRows } from './store/row-store.server.ts';
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

type RejectedRows = Omit<RejectedCart, 'cartId'> & {
  /** Version 0: the cart itself was deleted. */
  readonly cart: Cart;
  /** The rows that stay in the cart of the order, as they are now. */
  readonly kept: readonly CartRow[];
  readonly rejected: readonly CartRow[];
};

/**
 * In the transaction that changes a waiting order: its cart keeps the remaining rows, and the rejected ones become a
 * saved cart of the buyer. Returns the id of that cart. Refused if the cart is not the one that was decided on.
 */
export async function giveBackRows(
  db: Db,
  { cart, orderId, kept, rejected, name, description, now }: RejectedRows,
): Promise<Result<string | undefined, { code: 'cart-changed' }>> {
  const isSame = kept.length === cart.rows.length && kept.every((row) => cart.rows.includes(row));
  if (cart.version > 0 && !isSame && !(await keepRows(db, { cart, orderId, kept, now })))
    return refuse({ code: 'cart-changed' });
  if (rejected.length === 0) return ok(undefined);
  const { marketId, owner } = cart;
  const saved = emptyCart(newId(now, randomBytes), { marketId, owner, publicCartId: undefined }, now);
  const ids = new Map(rejected.map(({ id }) => [id, newId(now, randomBytes)]));
  const rows = rejected.map((row) => ({
    ...row,
    id: ids.get(row.id) ?? row.id,
    cartId: saved.id,
    parentId: row.parentId && ids.get(row.parentId),
    version: 1,
    created: now,
    modified: now,
  }));
  await insertCart(db, { ...saved, name, description, status: 'saved', isActive: false, rows });
  return ok(saved.id);
}

type KeptRows = Pick<RejectedRows, 'cart' | 'orderId' | 'kept' | 'now'>;

async function keepRows(db: Db, { cart, orderId, kept, now }: KeptRows): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('cart')
    .set((eb) => ({ modified_at: now, version: eb('version', '+', 1) }))
    .where('id', '=', cart.id)
    .where('order_id', '=', orderId)
    .where('version', '=', cart.version)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  const before = new Map(cart.rows.map((row) => [row.id, row]));
  const stays = new Set(kept.map(({ id }) => id));
  const gone = cart.rows.flatMap(({ id }) => (stays.has(id) ? [] : [id]));
  await removeRows(db, cart.id, gone, now);
  await updateRows(
    db,
    kept.filter((row) => before.get(row.id) !== row),
    now,
  );
  return true;
}
