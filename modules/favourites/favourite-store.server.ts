import { type Selectable, sql } from 'kysely';
import type { Db, Tables } from '#platform/db/db.server.ts';
import type { FavouriteOwner } from './favourite-owner.ts';
import './favourite-tables.server.ts';
import { lockPerson } from '../people/lock-person.server.ts';
import '../people/people-tables.server.ts';
import { defaultList, type Favourite, type FavouriteChange, type FavouriteList } from './favourites.ts';

const itemCount = sql<number>`(
  select count(*)::int from favourite_item where list_id = favourite_list.id and not favourite_item.is_removed
)`.as('item_count');

type Row = Selectable<Tables['favourite_list']> & { item_count: number };

type StoredList = FavouriteList & { readonly id: string; readonly isRemoved: boolean };

const toList = (row: Row): StoredList => ({
  id: row.id,
  name: row.name,
  isDefault: row.is_default,
  itemCount: row.item_count,
  modified: row.modified_at,
  shareToken: row.share_token ?? undefined,
  isRemoved: row.removed_at !== null,
});

function listsOf(db: Db, { marketId, customerId, companyId }: FavouriteOwner) {
  return db
    .selectFrom('favourite_list')
    .selectAll('favourite_list')
    .select(itemCount)
    .where('customer_id', '=', customerId)
    .where('market_id', '=', marketId)
    .where('company_id', companyId === undefined ? 'is' : '=', companyId ?? null);
}

/** The default list first, then by name. */
export async function listLists(db: Db, owner: FavouriteOwner): Promise<StoredList[]> {
  const rows = await listsOf(db, owner)
    .where('removed_at', 'is', null)
    .orderBy('is_default', 'desc')
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();
  return rows.map(toList);
}

type ListOptions = { readonly isRemoved?: boolean };

export async function findList(db: Db, owner: FavouriteOwner, listId: string, { isRemoved = false }: ListOptions = {}) {
  const row = await listsOf(db, owner)
    .$call((lists) => (listId === defaultList ? lists.where('is_default', '=', true) : lists.where('id', '=', listId)))
    .$if(!isRemoved, (lists) => lists.where('removed_at', 'is', null))
    .executeTakeFirst();
  return row && toList(row);
}

/** Locks the owner, so that changes are serial and the limits can be checked. */
export async function lockOwner(db: Db, { customerId }: FavouriteOwner): Promise<void> {
  await lockPerson(db, customerId);
}

type NewList = { readonly id: string; readonly name: string; readonly isDefault: boolean; readonly now: Date };

export async function insertList(db: Db, owner: FavouriteOwner, { id, name, isDefault, now }: NewList): Promise<void> {
  await db
    .insertInto('favourite_list')
    .values({
      id,
      market_id: owner.marketId,
      customer_id: owner.customerId,
      company_id: owner.companyId ?? null,
      is_default: isDefault,
      name,
      share_token: null,
      created_at: now,
      modified_at: now,
      removed_at: null,
    })
    .execute();
}

type ListChanges = Partial<Pick<Tables['favourite_list'], 'name' | 'share_token' | 'removed_at' | 'modified_at'>>;

export async function updateList(db: Db, id: string, changes: ListChanges): Promise<void> {
  await db.updateTable('favourite_list').set(changes).where('id', '=', id).execute();
}

/** Deletes lists removed before the given time; they can no longer be restored. */
export async function pruneLists(db: Db, { customerId }: FavouriteOwner, before: Date): Promise<void> {
  await db
    .deleteFrom('favourite_list')
    .where('customer_id', '=', customerId)
    .where('removed_at', '<', before)
    .execute();
}

/** Items of a list, the most recently added first. */
export async function listItems(db: Db, listId: string): Promise<Favourite[]> {
  const changes = await listChanges(db, listId);
  return changes
    .filter(({ isRemoved }) => !isRemoved)
    .map(({ partNo, sku, at, addedAt }) => ({ partNo, sku, at, addedAt }));
}

/** Items of a list, and those removed from it. */
export async function listChanges(db: Db, listId: string): Promise<FavouriteChange[]> {
  const rows = await db
    .selectFrom('favourite_item')
    .selectAll()
    .where('list_id', '=', listId)
    .orderBy('added_at', 'desc')
    .orderBy('part_no')
    .execute();
  return rows.map((row) => ({
    partNo: row.part_no,
    sku: row.sku,
    at: row.changed_at.getTime(),
    addedAt: row.added_at.getTime(),
    isRemoved: row.is_removed,
  }));
}

/** The caller must hold the lock and have merged the changes. */
export async function saveChanges(db: Db, listId: string, changes: readonly FavouriteChange[]): Promise<void> {
  if (changes.length === 0) return;
  await db
    .insertInto('favourite_item')
    .values(
      changes.map(({ partNo, sku, at, addedAt, isRemoved }) => ({
        list_id: listId,
        part_no: partNo,
        sku,
        added_at: new Date(addedAt),
        changed_at: new Date(at),
        is_removed: isRemoved,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['list_id', 'part_no']).doUpdateSet((eb) => ({
        sku: eb.ref('excluded.sku'),
        added_at: eb.ref('excluded.added_at'),
        changed_at: eb.ref('excluded.changed_at'),
        is_removed: eb.ref('excluded.is_removed'),
      })),
    )
    .execute();
}

/** Keeps only the most recent removals. */
export async function forgetRemoved(db: Db, listId: string, most: number): Promise<void> {
  await db
    .deleteFrom('favourite_item')
    .where('list_id', '=', listId)
    .where('part_no', 'in', (eb) =>
      eb
        .selectFrom('favourite_item')
        .select('part_no')
        .where('list_id', '=', listId)
        .where('is_removed', '=', true)
        .orderBy('changed_at', 'desc')
        .orderBy('part_no')
        .offset(most),
    )
    .execute();
}

/** A list that a colleague shares, while the colleague is a member of the company. */
export async function findSharedList(db: Db, token: string, at: { marketId: number; companyId: number }) {
  const row = await db
    .selectFrom('favourite_list')
    .innerJoin('colleague', (join) =>
      join
        .onRef('colleague.customer_id', '=', 'favourite_list.customer_id')
        .onRef('colleague.company_id', '=', 'favourite_list.company_id'),
    )
    .selectAll('favourite_list')
    .select(itemCount)
    .select('colleague.name as owner_name')
    .where('favourite_list.share_token', '=', token)
    .where('favourite_list.market_id', '=', at.marketId)
    .where('favourite_list.company_id', '=', at.companyId)
    .where('favourite_list.removed_at', 'is', null)
    .executeTakeFirst();
  return row && { ...toList(row), ownerName: row.owner_name };
}
