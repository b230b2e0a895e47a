import type { Db } from '#platform/db/db.server.ts';
import { erasePersonal, findEntriesOf } from './audit-store.server.ts';

/** For the export of one's own data. What an entry says about somebody else stays out of it. */
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

/** The entries stay; the values about the person go. */
export const eraseAuditOf = (db: Db, customerId: number): Promise<void> => erasePersonal(db, customerId);
