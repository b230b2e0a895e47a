import { type ColumnType, type Generated, sql } from 'kysely';
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
      /** Another number after each write. */
      revision: Generated<string | number>;
    };
  }
}

export type StoredDocument = Pick<NewDocument, 'language' | 'kind' | 'slug' | 'data'> & { readonly revision: string };

/** Documents of a market; its own replace those for all markets. */
export async function listDocuments(db: Db, marketId: number): Promise<StoredDocument[]> {
  const rows = await db
    .selectFrom('content_document')
    .distinctOn(['language', 'kind', 'slug'])
    .select(['language', 'kind', 'slug', 'data', 'revision'])
    .where((eb) => eb.or([eb('market_id', '=', marketId), eb('market_id', 'is', null)]))
    .orderBy('language')
    .orderBy('kind')
    .orderBy('slug')
    .orderBy('market_id', (order) => order.asc().nullsLast())
    .execute();
  // A bigint is a number in one database driver and a text in the other.
  return rows.map((row) => ({ ...row, revision: String(row.revision) }));
}

export type DocumentPlace = Omit<NewDocument, 'data'>;

export type PlacedDocument = NewDocument & { readonly revision: string; readonly changedAt: Date };

/** Documents of all markets, for editors. */
export async function listPlacedDocuments(db: Db): Promise<PlacedDocument[]> {
  const rows = await db.selectFrom('content_document').selectAll().orderBy('slug').orderBy('language').execute();
  return rows.map(({ market_id, language, kind, slug, data, changed_at, revision }) => ({
    marketId: market_id ?? undefined,
    language,
    kind,
    slug,
    data,
    changedAt: changed_at,
    revision: String(revision),
  }));
}

export async function findPlacedDocument(
  db: Db,
  { marketId, language, kind, slug }: DocumentPlace,
): Promise<{ readonly data: unknown; readonly revision: string; readonly changedAt: Date } | undefined> {
  const row = await db
    .selectFrom('content_document')
    .select(['data', 'revision', 'changed_at'])
    .where('market_id', marketId === undefined ? 'is' : '=', marketId ?? null)
    .where('language', '=', language)
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .executeTakeFirst();
  return row && { data: row.data, revision: String(row.revision), changedAt: row.changed_at };
}

export async function removeDocument(db: Db, { marketId, language, kind, slug }: DocumentPlace): Promise<void> {
  await db
    .deleteFrom('content_document')
    .where('market_id', marketId === undefined ? 'is' : '=', marketId ?? null)
    .where('language', '=', language)
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .execute();
}

/** Stored documents in the given places, in order; undefined for a missing document. */
export async function findDocuments(db: Db, places: readonly DocumentPlace[]): Promise<unknown[]> {
  const found: unknown[] = [];
  for (const place of places) found.push((await findPlacedDocument(db, place))?.data);
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
      conflict.columns(['market_id', 'language', 'kind', 'slug']).doUpdateSet((eb) => ({
        data: eb.ref('excluded.data'),
        changed_at: eb.ref('excluded.changed_at'),
        revision: sql<string>`nextval('content_revision')`,
      })),
    )
    .execute();
}
