import type { Db } from '#platform/db/db.server.ts';
import type { CartAccess } from '../access/cart-owner.ts';
import { ownCarts } from './cart-store.server.ts';

export type SavedCart = {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly modified: Date;
  /** How many rows, how many pieces. */
  readonly rows: number;
  readonly count: number;
};

/** What was cleared is saved, too, with nothing in it: nobody looks for that. */
export async function listSummaries(db: Db, access: CartAccess): Promise<SavedCart[]> {
  const rows = await ownCarts(db, access)
    .innerJoin('cart_row', 'cart_row.cart_id', 'cart.id')
    .where('cart.status', '=', 'saved')
    .where('cart.is_active', '=', false)
    .where('cart_row.removed_at', 'is', null)
    .where('cart_row.parent_id', 'is', null)
    .groupBy('cart.id')
    .select(['cart.id', 'cart.name', 'cart.description', 'cart.modified_at'])
    .select((eb) => [eb.fn.count<number>('cart_row.id').as('rows'), eb.fn.sum<string>('cart_row.quantity').as('count')])
    .orderBy('cart.modified_at', 'desc')
    .orderBy('cart.id', 'desc')
    .execute();
  return rows.map(({ modified_at: modified, count, ...row }) => ({ ...row, modified, count: Number(count) }));
}
