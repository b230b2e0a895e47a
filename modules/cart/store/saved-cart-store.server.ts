import type { SelectQueryBuilder } from 'kysely';
import type { Db, Tables } from '#platform/db/db.server.ts';
import { type CartAccess, canShare } from '../access/cart-owner.ts';
import { ownCarts } from './cart-store.server.ts';
import { cartsOfColleagues, ownerName } from './shared-cart-store.server.ts';

export type SavedCart = {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly modified: Date;
  /** How many rows, how many pieces. */
  readonly rows: number;
  readonly count: number;
  /** Whether colleagues see it; undefined where there are none to share it with. */
  readonly isShared: boolean | undefined;
  /** The colleague whose it is; undefined of one's own. */
  readonly ownerName: string | undefined;
};

/** One's own, then those of colleagues; the last changed first. */
export async function listSummaries(db: Db, access: CartAccess): Promise<SavedCart[]> {
  const own = await summaries(ownCarts(db, access)).execute();
  const shared = cartsOfColleagues(db, access);
  const others = shared
    ? await summaries(shared).groupBy('customer.id').select(ownerName.as('ownerName')).execute()
    : [];
  return [
    ...own.map((row) => ({ ...toSummary(row), ...(!canShare(access.owner) && { isShared: undefined }) })),
    ...others.map((row) => ({ ...toSummary(row), ownerName: row.ownerName })),
  ];
}

/** What was cleared is saved, too, with nothing in it: nobody looks for that. */
const summaries = <T extends 'cart' | 'customer' | 'customer_company'>(
  carts: SelectQueryBuilder<Tables, T | 'cart', object>,
) =>
  (carts as SelectQueryBuilder<Tables, 'cart' | 'customer', object>)
    .innerJoin('cart_row', 'cart_row.cart_id', 'cart.id')
    .where('cart.status', '=', 'saved')
    .where('cart.is_active', '=', false)
    .where('cart_row.removed_at', 'is', null)
    .where('cart_row.parent_id', 'is', null)
    .groupBy('cart.id')
    .select(['cart.id', 'cart.name', 'cart.description', 'cart.modified_at', 'cart.is_shared'])
    .select((eb) => [eb.fn.count<number>('cart_row.id').as('rows'), eb.fn.sum<string>('cart_row.quantity').as('count')])
    .orderBy('cart.modified_at', 'desc')
    .orderBy('cart.id', 'desc');

type Row = Awaited<ReturnType<ReturnType<typeof summaries>['execute']>>[number];

const toSummary = ({ id, name, description, modified_at: modified, rows, count, is_shared: isShared }: Row) => ({
  id,
  name,
  description,
  modified,
  rows,
  count: Number(count),
  isShared,
  ownerName: undefined,
});
