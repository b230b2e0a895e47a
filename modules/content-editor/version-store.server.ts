import type { Db } from '#platform/db/db.server.ts';
import type { VersionReason } from './draft.ts';
import './draft-tables.server.ts';

export type KeptVersion = {
  readonly version: number;
  readonly reason: VersionReason;
  readonly authorId: number | undefined;
  readonly madeAt: Date;
};

type NewVersion = KeptVersion & { readonly draftId: string; readonly data: unknown };

/** Autosaves of one person within this time are one version. */
const togetherMs = 10 * 60_000;
const mostVersions = 100;

/** Adds a version. An autosave replaces the same person's autosave of a moment ago. */
export async function keepVersion(db: Db, { draftId, data, ...kept }: NewVersion): Promise<void> {
  if (kept.reason === 'saved') {
    const [last] = await listVersions(db, draftId, 1);
    const isSameSitting =
      last?.reason === 'saved' &&
      last.authorId === kept.authorId &&
      kept.madeAt.getTime() - last.madeAt.getTime() < togetherMs;
    if (isSameSitting) await removeVersion(db, draftId, last.version);
  }
  await db
    .insertInto('content_version')
    .values({
      draft_id: draftId,
      version: kept.version,
      data: JSON.stringify(data),
      reason: kept.reason,
      author_id: kept.authorId ?? null,
      made_at: kept.madeAt,
    })
    .execute();
  await db
    .deleteFrom('content_version')
    .where('draft_id', '=', draftId)
    .where('reason', '=', 'saved')
    .where('version', '<=', (eb) =>
      eb
        .selectFrom('content_version')
        .select('version')
        .where('draft_id', '=', draftId)
        .orderBy('version', 'desc')
        .offset(mostVersions)
        .limit(1),
    )
    .execute();
}

async function removeVersion(db: Db, draftId: string, version: number): Promise<void> {
  await db.deleteFrom('content_version').where('draft_id', '=', draftId).where('version', '=', version).execute();
}

/** The latest first. */
export async function listVersions(db: Db, draftId: string, most = mostVersions): Promise<KeptVersion[]> {
  const rows = await db
    .selectFrom('content_version')
    .select(['version', 'reason', 'author_id', 'made_at'])
    .where('draft_id', '=', draftId)
    .orderBy('version', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ version, reason, author_id, made_at }) => ({
    version,
    reason,
    authorId: author_id ?? undefined,
    madeAt: made_at,
  }));
}

export async function findVersion(db: Db, draftId: string, version: number): Promise<unknown> {
  const row = await db
    .selectFrom('content_version')
    .select('data')
    .where('draft_id', '=', draftId)
    .where('version', '=', version)
    .executeTakeFirst();
  return row?.data;
}
