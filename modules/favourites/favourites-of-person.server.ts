import type { Db } from '#platform/db/db.server.ts';
import './favourite-tables.server.ts';

/** Access: internal, for a person's data export. Returns the lists of all markets and companies. */
export async function readFavouritesOf(db: Db, customerId: number) {
  const lists = await db
    .selectFrom('favourite_list')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('is_default', 'desc')
    .orderBy('id')
    .execute();
  const items = await db
    .selectFrom('favourite_item')
    .innerJoin('favourite_list', 'favourite_list.id', 'favourite_item.list_id')
    .selectAll('favourite_item')
    .where('customer_id', '=', customerId)
    .orderBy('part_no')
    .execute();
  return lists.map((list) => ({
    marketId: list.market_id,
    companyId: list.company_id ?? undefined,
    name: list.name,
    isShared: list.share_token !== null,
    createdAt: list.created_at,
    removedAt: list.removed_at ?? undefined,
    items: items
      .filter(({ list_id }) => list_id === list.id)
      .map(({ part_no, sku, added_at, changed_at, is_removed }) => ({
        partNo: part_no,
        sku,
        addedAt: added_at,
        changedAt: changed_at,
        isRemoved: is_removed,
      })),
  }));
}

/** Access: internal, when an account is deleted. Idempotent. */
export async function removeFavouritesOf(db: Db, customerId: number): Promise<void> {
  await db.deleteFrom('favourite_list').where('customer_id', '=', customerId).execute();
}
