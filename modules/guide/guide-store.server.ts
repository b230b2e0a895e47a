import { type JSONColumnType, sql } from 'kysely';
import type { Db } from '#platform/db/db.server.ts';
import type { Guide } from './guide.ts';

declare module '#platform/db/db.server.ts' {
  interface Tables {
    guide: { slug: string; data: JSONColumnType<Guide>; version: number; changed_at: Date };
  }
}

export type KeptGuide = { readonly slug: string; readonly guide: Guide; readonly version: number };

export async function findGuide(db: Db, slug: string): Promise<KeptGuide | undefined> {
  const row = await db.selectFrom('guide').select(['data', 'version']).where('slug', '=', slug).executeTakeFirst();
  return row && { slug, guide: row.data, version: row.version };
}

/** All guides, by slug: there are a handful. */
export async function listGuides(db: Db): Promise<(KeptGuide & { readonly changedAt: Date })[]> {
  const rows = await db.selectFrom('guide').selectAll().orderBy('slug').execute();
  return rows.map(({ slug, data, version, changed_at }) => ({ slug, guide: data, version, changedAt: changed_at }));
}

export async function saveGuide(
  db: Db,
  { slug, guide, now }: { readonly slug: string; readonly guide: Guide; readonly now: Date },
): Promise<void> {
  const data = JSON.stringify(guide);
  await db
    .insertInto('guide')
    .values({ slug, data, version: 1, changed_at: now })
    .onConflict((conflict) =>
      conflict.column('slug').doUpdateSet({ data, version: sql<number>`guide.version + 1`, changed_at: now }),
    )
    .execute();
}
