import { type SelectQueryBuilder, sql } from 'kysely';
import type { Unit } from '#core/units.ts';
import type { Db, Tables } from '#platform/db/db.server.ts';
import { type CartAccess, canShare } from '../access/cart-owner.ts';
import { countItems } from '../rows/count-items.ts';
import { ownCarts } from './cart-store.server.ts';
import { cartsOfColleagues } from './shared-cart-store.server.ts';

export type SavedCart = {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly modified: Date;
  readonly rows: number;
  readonly count: number;
  /** Whether colleagues can see the cart; undefined if the owner has no colleagues. */
  readonly isShared: boolean | undefined;
  /** The colleague who owns the cart; undefined for the visitor's own carts. */
  readonly ownerName: string | undefined;
};

/** Lists the visitor's own carts, then those of colleagues, each with the most recently changed first. */
export async function listSummaries(db: Db, access: CartAccess, unitOf: (sku: string) => Unit): Promise<SavedCart[]> {
  const own = await summaries(ownCarts(db, access)).execute();
  const shared = cartsOfColleagues(db, access);
  const others = shared
    ? await summaries(shared).groupBy('colleague.name').select('colleague.name as ownerName').execute()
    : [];
  return [
    ...own.map((row) => ({ ...toSummary(row, unitOf), ...(!canShare(access.owner) && { isShared: undefined }) })),
    ...others.map((row) => ({ ...toSummary(row, unitOf), ownerName: row.ownerName })),
  ];
}

/** Leaves out cleared carts, which are stored as saved carts without rows. */
const summaries = <T extends 'cart' | 'colleague'>(carts: SelectQueryBuilder<Tables, T | 'cart', object>) =>
  (carts as SelectQueryBuilder<Tables, 'cart' | 'colleague', object>)
    .innerJoin('cart_row', 'cart_row.cart_id', 'cart.id')
    .where('cart.status', '=', 'saved')
    .where('cart.is_active', '=', false)
    .where('cart_row.removed_at', 'is', null)
    .where('cart_row.parent_id', 'is', null)
    .groupBy('cart.id')
    .select(['cart.id', 'cart.name', 'cart.description', 'cart.modified_at', 'cart.is_shared'])
    .select(sql<Goods[]>`jsonb_agg(jsonb_build_object('sku', cart_row.sku, 'quantity', cart_row.quantity))`.as('goods'))
    .orderBy('cart.modified_at', 'desc')
    .orderBy('cart.id', 'desc');

/** A row of a cart that is not a service. */
type Goods = { readonly sku: string; readonly quantity: number };

type Row = Awaited<ReturnType<ReturnType<typeof summaries>['execute']>>[number];

const toSummary = (
  { id, name, description, modified_at: modified, goods, is_shared: isShared }: Row,
  unitOf: (sku: string) => Unit,
) => ({
  id,
  name,
  description,
  modified,
  rows: goods.length,
  count: countItems(goods.map(({ sku, quantity }) => ({ quantity, parentId: undefined, soldBy: unitOf(sku) }))),
  isShared,
  ownerName: undefined,
});
