import type { Db } from '#platform/db/db.server.ts';
import { removeEntriesBefore } from './audit-store.server.ts';

const monthsKept = 24;

/** Entries older than 24 months, with the personal values beside them. The database refuses to delete younger ones. */
export function pruneAudit(db: Db, now: Date): Promise<number> {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - monthsKept);
  return removeEntriesBefore(db, before);
}
