import type { Db } from '#platform/db/db.server.ts';
import { type CartAccess, canShare } from '../access/cart-owner.ts';
import type { Cart } from '../cart.ts';
import { isCartId, toCart } from './cart-store.server.ts';
import { rowsAsJson, toRow } from './row-store.server.ts';
import '../../people/people-tables.server.ts';

/** Saved carts that colleagues share, while they are members of the company. */
export function cartsOfColleagues(db: Db, { marketId, owner }: CartAccess) {
  if (!canShare(owner)) return undefined;
  return db
    .selectFrom('cart')
    .innerJoin('colleague', (join) =>
      join
        .onRef('colleague.customer_id', '=', 'cart.customer_id')
        .onRef('colleague.company_id', '=', 'cart.company_id'),
    )
    .where('cart.market_id', '=', marketId)
    .where('cart.company_id', '=', owner.companyId)
    .where('cart.customer_id', '!=', owner.customerId)
    .where('cart.punch_out_session', 'is', null)
    .where('cart.status', '=', 'saved')
    .where('cart.is_active', '=', false)
    .where('cart.is_shared', '=', true);
}

export async function findCartOfColleague(db: Db, access: CartAccess, id: string): Promise<Cart | undefined> {
  if (!isCartId(id)) return undefined;
  const row = await cartsOfColleagues(db, access)
    ?.where('cart.id', '=', id)
    .selectAll('cart')
    .select(rowsAsJson.as('rows'))
    .executeTakeFirst();
  return row && toCart(row, row.rows.map(toRow));
}

/** The caller must hold the lock on the cart. */
export async function updateSharing(db: Db, id: string, isShared: boolean): Promise<void> {
  await db.updateTable('cart').set({ is_shared: isShared }).where('id', '=', id).execute();
}
