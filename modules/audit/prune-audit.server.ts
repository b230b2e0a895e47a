import { monthsBefore } from '#core/dates.ts';
import { recordMonthsKept } from '#core/timings.ts';
import type { Db } from '#platform/db/db.server.ts';
import { removeEntriesBefore } from './audit-store.server.ts';

/** Removes entries older than 24 months, with their personal values. The database refuses to delete younger ones. */
export function pruneAudit(db: Db, now: Date): Promise<number> {
  return removeEntriesBefore(db, monthsBefore(now, recordMonthsKept));
}
