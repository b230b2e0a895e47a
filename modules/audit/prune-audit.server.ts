import { monthsBefore } from '#core/dates.ts';
import { recordMonthsKept } from '#core/timings.ts';
import type { Db } from '#platform/db/db.server.ts';
import { removeEntriesBefore } from './audit-store.server.ts';

/** Entries older than 24 months, with the personal values beside them. The database refuses to delete younger ones. */
export function pruneAudit(db: Db, now: Date): Promise<number> {
  return removeEntriesBefore(db, monthsBefore(now, recordMonthsKept));
}
