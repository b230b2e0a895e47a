import { randomBytes } from 'node:crypto';
import { newId } from '#core/ids.ts';
import type { Db } from '#platform/db/db.server.ts';
import { emptyCart } from './access/empty-cart.ts';
import type { Cart, CartRow } from './cart.ts';
import { insertCart } from './store/cart-store.server.ts';

type Laid = Pick<Cart, 'marketId' | 'owner' | 'name' | 'description'> & {
  readonly at: Date;
  readonly items: readonly Pick<CartRow, 'sku' | 'name' | 'quantity'>[];
};

const rowStep = 100;

/** Inserts a saved cart without the checks of the use cases, for imports. */
export async function insertSavedCart(db: Db, { name, description, at, items, ...whose }: Laid): Promise<void> {
  const made = emptyCart(newId(at, randomBytes), { ...whose, publicCartId: undefined }, at);
  const rows = items.map((item, index) => ({
    ...item,
    id: newId(at, randomBytes),
    cartId: made.id,
    parentId: undefined,
    rowNumber: (index + 1) * rowStep,
    schema: undefined,
    metadata: [],
    version: 1,
    created: at,
    modified: at,
  }));
  await insertCart(db, { ...made, name, description, status: 'saved', isActive: false, rows });
}
