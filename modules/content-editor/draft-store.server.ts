import type { Selectable } from 'kysely';
import type { Db, Tables } from '#platform/db/db.server.ts';
import type { DocumentPlace, Draft } from './draft.ts';
import './draft-tables.server.ts';

export type StoredDraft = Draft & { readonly id: string };

type Row = Selectable<Tables['content_draft']>;

const toDraft = (row: Row): StoredDraft => ({
  id: row.id,
  place: { marketId: row.market_id ?? undefined, language: row.language, kind: row.kind, slug: row.slug },
  data: row.data,
  version: row.version,
  isChanged: row.is_changed,
  liveRevision: row.live_revision === null ? undefined : String(row.live_revision),
  publishAt: row.publish_at ?? undefined,
  publishVersion: row.publish_version ?? undefined,
  stopped: row.stopped_at && row.stop_reason ? { at: row.stopped_at, reason: row.stop_reason } : undefined,
  archivedAt: row.archived_at ?? undefined,
  publishedAt: row.published_at ?? undefined,
  checkedAt: row.checked_at,
  changedAt: row.changed_at,
  authorId: row.author_id ?? undefined,
});

export async function findDraft(
  db: Db,
  { marketId, language, kind, slug }: DocumentPlace,
): Promise<StoredDraft | undefined> {
  const row = await db
    .selectFrom('content_draft')
    .selectAll()
    .where('market_id', marketId === undefined ? 'is' : '=', marketId ?? null)
    .where('language', '=', language)
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .executeTakeFirst();
  return row && toDraft(row);
}

export async function findDraftById(db: Db, id: string): Promise<StoredDraft | undefined> {
  const row = await db.selectFrom('content_draft').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toDraft(row);
}

export async function listDrafts(db: Db): Promise<StoredDraft[]> {
  return (await db.selectFrom('content_draft').selectAll().orderBy('slug').execute()).map(toDraft);
}

export async function listDueDrafts(db: Db, now: Date): Promise<StoredDraft[]> {
  const rows = await db
    .selectFrom('content_draft')
    .selectAll()
    .where('publish_at', '<=', now)
    .orderBy('publish_at')
    .execute();
  return rows.map(toDraft);
}

/** Writes the draft as a whole. Callers hold the place, so nobody else writes it meanwhile. */
export async function storeDraft(db: Db, { id, place, ...draft }: StoredDraft, now: Date): Promise<void> {
  const values = {
    data: JSON.stringify(draft.data),
    version: draft.version,
    live_revision: draft.liveRevision ?? null,
    is_changed: draft.isChanged,
    publish_at: draft.publishAt ?? null,
    publish_version: draft.publishVersion ?? null,
    stopped_at: draft.stopped?.at ?? null,
    stop_reason: draft.stopped?.reason ?? null,
    archived_at: draft.archivedAt ?? null,
    published_at: draft.publishedAt ?? null,
    checked_at: draft.checkedAt,
    author_id: draft.authorId ?? null,
    changed_at: draft.changedAt,
  };
  const { marketId, language, kind, slug } = place;
  await db
    .insertInto('content_draft')
    .values({ id, market_id: marketId ?? null, language, kind, slug, created_at: now, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
}

export async function removeDraft(db: Db, id: string): Promise<void> {
  await db.deleteFrom('content_draft').where('id', '=', id).execute();
}
