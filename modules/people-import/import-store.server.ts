import { sql } from 'kysely';
import { isLanguage, type Language } from '#core/locale.ts';
import type { Db } from '#platform/db/db.server.ts';
import type { SheetColumn } from './import-columns.ts';
import type { Verdict } from './import-line.ts';
import './import-tables.server.ts';

/** A sheet of people that somebody uploaded. */
export type PeopleImport = {
  readonly id: string;
  readonly companyId: number;
  readonly askedBy: number | undefined;
  readonly fileName: string;
  readonly columns: readonly SheetColumn[];
  /** Names above columns that are not read. */
  readonly unread: readonly string[];
  readonly language: Language;
  readonly createdAt: Date;
  readonly appliedAt: Date | undefined;
};

export async function insertImport(db: Db, held: Omit<PeopleImport, 'appliedAt'>): Promise<void> {
  await db
    .insertInto('people_import')
    .values({
      id: held.id,
      company_id: held.companyId,
      asked_by: held.askedBy ?? null,
      file_name: held.fileName,
      columns: JSON.stringify(held.columns),
      unread: JSON.stringify(held.unread),
      language: held.language,
      created_at: held.createdAt,
    })
    .execute();
}

export async function findImport(db: Db, id: string): Promise<PeopleImport | undefined> {
  const row = await db.selectFrom('people_import').selectAll().where('id', '=', id).executeTakeFirst();
  return (
    row && {
      id,
      companyId: row.company_id,
      askedBy: row.asked_by ?? undefined,
      fileName: row.file_name,
      columns: row.columns,
      unread: row.unread,
      language: isLanguage(row.language) ? row.language : 'en',
      createdAt: row.created_at,
      appliedAt: row.applied_at ?? undefined,
    }
  );
}

/**
 * Locks the sheet until the end of the transaction, so that it is not corrected, applied and discarded at the same
 * time.
 */
export async function lockImport(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom('people_import').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  return row !== undefined;
}

export async function markApplied(db: Db, id: string, at: Date): Promise<void> {
  await db.updateTable('people_import').set({ applied_at: at }).where('id', '=', id).execute();
}

export async function removeImport(db: Db, id: string): Promise<void> {
  await db.deleteFrom('people_import').where('id', '=', id).execute();
}

export type VerdictCounts = Readonly<Record<Verdict, number>>;

export async function countVerdicts(db: Db, id: string): Promise<VerdictCounts> {
  const rows = await db
    .selectFrom('people_import_line')
    .select(['verdict', sql<number>`count(*)::int`.as('count')])
    .where('import_id', '=', id)
    .groupBy('verdict')
    .execute();
  const none = { new: 0, changed: 0, same: 0, offer: 0, attention: 0 };
  return { ...none, ...Object.fromEntries(rows.map(({ verdict, count }) => [verdict, count])) };
}

/** Nightly job. Returns the number of removed sheets. */
export async function removeImportsBefore(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('people_import')
    .where('created_at', '<', before)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
