import type { ColumnType } from 'kysely';
import type { Language } from '#core/locale.ts';
import type { Db } from '#platform/db/db.server.ts';

export type DocumentKind = 'general' | 'page' | 'dealer-page';

export type NewDocument = {
  /** If undefined, the document applies to all markets. */
  marketId: number | undefined;
  language: Language;
  kind: DocumentKind;
  slug: string;
  data: unknown;
};

declare module '#platform/db/db.server.ts' {
  interface Tables {
    content_document: {
      market_id: number | null;
      language: Language;
      kind: DocumentKind;
      slug: string;
      data: ColumnType<unknown, string, string>;
      changed_at: Date;
    };
  }
}

/** Documents of a market; its own replace those for all markets. */
export async function listDocuments(db: Db, marketId: number) {
  return db
    .selectFrom('content_document')
    .distinctOn(['language', 'kind', 'slug'])
    .select(['language', 'kind', 'slug', 'data'])
    .where((eb) => eb.or([eb('market_id', '=', marketId), eb('market_id', 'is', null)]))
    .orderBy('language')
    .orderBy('kind')
    .orderBy('slug')
    .orderBy('market_id', (order) => order.asc().nullsLast())
    .execute();
}

/** Stored documents in the given places, in order; undefined for a missing document. */
export async function findDocuments(db: Db, places: readonly Omit<NewDocument, 'data'>[]): Promise<unknown[]> {
  const found: unknown[] = [];
  for (const { marketId, language, kind, slug } of places) {
    const row = await db
      .selectFrom('content_document')
      .select('data')
      .where('market_id', marketId === undefined ? 'is' : '=', marketId ?? null)
      .where('language', '=', language)
      .where('kind', '=', kind)
      .where('slug', '=', slug)
      .executeTakeFirst();
    found.push(row?.data);
  }
  return found;
}

export async function saveDocuments(db: Db, documents: readonly NewDocument[], now: Date): Promise<void> {
  if (documents.length === 0) return;
  await db
    .insertInto('content_document')
    .values(
      documents.map(({ marketId, language, kind, slug, data }) => ({
        market_id: marketId ?? null,
        language,
        kind,
        slug,
        data: JSON.stringify(data),
        changed_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['market_id', 'language', 'kind', 'slug'])
        .doUpdateSet((eb) => ({ data: eb.ref('excluded.data'), changed_at: eb.ref('excluded.changed_at') })),
    )
    .execute();
}
