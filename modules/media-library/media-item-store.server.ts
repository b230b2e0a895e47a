import { type Selectable, sql } from 'kysely';
import { type KeyPage, type PartAsked, toKeyPage } from '#core/key-page.ts';
import { likePattern } from '#core/like-pattern.ts';
import type { Language } from '#core/locale.ts';
import type { Db, Tables } from '#platform/db/db.server.ts';
import { keyPageOf } from '#platform/db/key-page.server.ts';
import type { MediaItem, MediaKind } from './media-item.ts';
import './media-library-tables.server.ts';

const toItem = (row: Selectable<Tables['media_item']>): MediaItem => ({
  id: row.id,
  path: row.path,
  name: row.name,
  folder: row.folder,
  kind: row.kind,
  contentType: row.content_type,
  bytes: Number(row.bytes),
  width: row.width ?? undefined,
  height: row.height ?? undefined,
  focal: { x: row.focal_x, y: row.focal_y },
  alts: row.alts,
  isDecorative: row.is_decorative,
  version: row.version,
  createdAt: row.created_at,
  changedAt: row.changed_at,
});

const toRow = (item: MediaItem) => ({
  name: item.name,
  folder: item.folder,
  content_type: item.contentType,
  bytes: item.bytes,
  width: item.width ?? null,
  height: item.height ?? null,
  focal_x: item.focal.x,
  focal_y: item.focal.y,
  alts: JSON.stringify(item.alts),
  is_decorative: item.isDecorative,
  version: item.version,
  changed_at: item.changedAt,
});

export async function insertItem(db: Db, item: MediaItem): Promise<void> {
  const { id, path, kind, createdAt } = item;
  await db
    .insertInto('media_item')
    .values({ ...toRow(item), id, path, kind, created_at: createdAt })
    .execute();
}

export async function updateItem(db: Db, item: MediaItem): Promise<void> {
  await db.updateTable('media_item').set(toRow(item)).where('id', '=', item.id).execute();
}

export async function deleteItem(db: Db, id: string): Promise<void> {
  await db.deleteFrom('media_item').where('id', '=', id).execute();
}

export async function findItem(db: Db, id: string): Promise<MediaItem | undefined> {
  const row = await db.selectFrom('media_item').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toItem(row);
}

export async function findItemsAt(db: Db, paths: readonly string[]): Promise<MediaItem[]> {
  if (paths.length === 0) return [];
  const rows = await db.selectFrom('media_item').selectAll().where('path', 'in', paths).execute();
  return rows.map(toItem);
}

/** Locks the item until the transaction ends. */
export async function lockItem(db: Db, id: string): Promise<MediaItem | undefined> {
  const row = await db.selectFrom('media_item').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  return row && toItem(row);
}

export async function listFolders(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('media_item').select('folder').distinct().orderBy('folder').execute();
  return rows.map(({ folder }) => folder);
}

export type MediaSought = {
  readonly search: string;
  readonly folder?: string | undefined;
  readonly kind?: MediaKind | undefined;
  /** Only items that pages in this language may use. */
  readonly language?: Language | undefined;
  readonly part: PartAsked;
};

/** One page of the library, by date. */
export async function pageItems(db: Db, sought: MediaSought): Promise<KeyPage<MediaItem>> {
  const { search, folder, kind, language, part } = sought;
  const page = keyPageOf({ by: sql`created_at`, kind: 'time' }, { key: sql`id`, kind: 'uuid' }, part);
  const rows = await db
    .selectFrom('media_item')
    .selectAll()
    .select([page.value.as('place_value')])
    .where(page.condition)
    .$if(search !== '', (query) =>
      query.where(sql<boolean>`concat_ws(' ', name, folder, alts::text) ilike ${likePattern(search)}`),
    )
    .$if(folder !== undefined, (query) => query.where('folder', '=', folder ?? ''))
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'picture'))
    .$if(language !== undefined, (query) =>
      query.where(
        sql<boolean>`(kind = 'document' or is_decorative or trim(coalesce(alts ->> ${language ?? 'en'}, '')) <> '')`,
      ),
    )
    .orderBy(page.order)
    .limit(page.limit)
    .execute();
  return toKeyPage(
    rows.map((row) => ({ ...toItem(row), place: { value: row.place_value, key: row.id } })),
    part,
  );
}
