import type { Db } from '#platform/db/db.server.ts';
import type { FavouriteOwner } from './favourite-owner.ts';
import './favourite-tables.server.ts';

/** Access: internal. Owners of lists with products in these markets; no markets means all. */
export async function listOwners(db: Db, marketIds: readonly number[]): Promise<FavouriteOwner[]> {
  const rows = await db
    .selectFrom('favourite_list')
    .innerJoin('favourite_item', 'favourite_item.list_id', 'favourite_list.id')
    .select(['customer_id', 'market_id', 'company_id'])
    .distinct()
    .where('removed_at', 'is', null)
    .where('is_removed', '=', false)
    .$if(marketIds.length > 0, (lists) => lists.where('market_id', 'in', marketIds))
    .orderBy('customer_id')
    .execute();
  return rows.map((row) => ({
    customerId: row.customer_id,
    marketId: row.market_id,
    companyId: row.company_id ?? undefined,
  }));
}

/** Access: internal. The products of all lists of an owner, the latest first. */
export async function listFavouritesOf(db: Db, { customerId, marketId, companyId }: FavouriteOwner) {
  const rows = await db
    .selectFrom('favourite_item')
    .innerJoin('favourite_list', 'favourite_list.id', 'favourite_item.list_id')
    .select(['part_no', 'sku'])
    .where('customer_id', '=', customerId)
    .where('market_id', '=', marketId)
    .where('company_id', companyId === undefined ? 'is' : '=', companyId ?? null)
    .where('removed_at', 'is', null)
    .where('is_removed', '=', false)
    .orderBy('added_at', 'desc')
    .orderBy('part_no')
    .execute();
  return rows.map(({ part_no: partNo, sku }) => ({ partNo, sku }));
}
