import type { Db } from '#platform/db/db.server.ts';
import '../fulfilment-tables.server.ts';
import type { ImportPart } from '../import-refusals.ts';

export async function listImportRefusals(db: Db): Promise<ImportPart[]> {
  const rows = await db.selectFrom('simulated_import_refusal').select('part').orderBy('part').execute();
  return rows.map(({ part }) => part);
}

export async function insertImportRefusal(db: Db, part: ImportPart, now: Date): Promise<void> {
  await db
    .insertInto('simulated_import_refusal')
    .values({ part, entered_at: now })
    .onConflict((same) => same.doNothing())
    .execute();
}

/** Returns whether it existed: of two concurrent calls, only one gets it. */
export async function deleteImportRefusal(db: Db, part: ImportPart): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('simulated_import_refusal')
    .where('part', '=', part)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
