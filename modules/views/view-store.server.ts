import { sql } from 'kysely';
import type { Db } from '#platform/db/db.server.ts';
import type { SavedView } from './view.ts';
import type { ViewScope } from './view-scope.ts';
import './view-tables.server.ts';

/** The visitor's own views of a list and the shared ones, by name. */
export async function findViews(db: Db, list: string, { ownerId, companyId }: ViewScope): Promise<SavedView[]> {
  const rows = await db
    .selectFrom('saved_view')
    .selectAll()
    .where('list', '=', list)
    .where(sql<boolean>`company_id is not distinct from ${companyId ?? null}::int`)
    .where((eb) => eb.or([eb('owner_id', '=', ownerId), eb('is_shared', '=', true)]))
    .orderBy('name')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    list: row.list,
    name: row.name,
    query: row.query,
    isShared: row.is_shared,
    isOwn: row.owner_id === ownerId,
  }));
}

type NewRow = ViewScope & Omit<SavedView, 'isOwn'> & { readonly createdAt: Date };

export async function insertView(db: Db, view: NewRow): Promise<void> {
  await db
    .insertInto('saved_view')
    .values({
      id: view.id,
      list: view.list,
      company_id: view.companyId ?? null,
      owner_id: view.ownerId,
      name: view.name,
      query: view.query,
      is_shared: view.isShared,
      created_at: view.createdAt,
    })
    .execute();
}

type Own = { readonly id: string; readonly ownerId: number };

/** Returns whether the owner has such a view. */
export async function updateView(
  db: Db,
  { id, ownerId }: Own,
  { name, isShared }: Pick<SavedView, 'name' | 'isShared'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('saved_view')
    .set({ name, is_shared: isShared })
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function deleteView(db: Db, { id, ownerId }: Own): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('saved_view')
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
