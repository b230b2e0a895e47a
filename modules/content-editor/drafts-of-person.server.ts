import type { Db } from '#platform/db/db.server.ts';
import './draft-tables.server.ts';

/** Access: internal, for a person's data export. The versions of content that the person wrote. */
export async function readDraftsOf(db: Db, customerId: number) {
  const rows = await db
    .selectFrom('content_version as version')
    .innerJoin('content_draft as draft', 'draft.id', 'version.draft_id')
    .select(['draft.language', 'draft.slug', 'version.version', 'version.made_at'])
    .where('version.author_id', '=', customerId)
    .orderBy('version.made_at')
    .execute();
  return rows.map(({ language, slug, version, made_at }) => ({ language, slug, version, madeAt: made_at }));
}

/** Access: internal, when an account is deleted. The texts belong to the shop and stay, without their author. Idempotent. */
export async function forgetAuthorOf(db: Db, customerId: number): Promise<void> {
  await db.updateTable('content_draft').set({ author_id: null }).where('author_id', '=', customerId).execute();
  await db.updateTable('content_version').set({ author_id: null }).where('author_id', '=', customerId).execute();
}
