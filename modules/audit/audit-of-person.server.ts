import type { Db } from '#platform/db/db.server.ts';
import { erasePersonal, findEntriesOf } from './audit-store.server.ts';

/** For the export of a person's own data, without values about other people that the person did not write. */
export async function readAuditOf(db: Db, customerId: number): Promise<unknown> {
  const entries = await findEntriesOf(db, customerId);
  return entries.map(({ at, action, subjectKind, subjectId, before, after }) => ({
    at,
    action,
    subjectKind,
    subjectId,
    before,
    after,
  }));
}

/** Erases the values about the person, and what the person wrote about colleagues; the entries stay. */
export const eraseAuditOf = (db: Db, customerId: number): Promise<void> => erasePersonal(db, customerId);
