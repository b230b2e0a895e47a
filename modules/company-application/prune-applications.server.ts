import { monthsBefore } from '#core/dates.ts';
import type { Db } from '#platform/db/db.server.ts';
import { removeApplicationsBefore } from './application-store.server.ts';

/** Months after the decision: long enough for a company to ask for the reason. */
const decidedMonths = 6;
const waitingMonths = 12;

/** Nightly job: removes applications that are no longer needed. */
export const pruneApplications = (db: Db, now: Date): Promise<number> =>
  removeApplicationsBefore(db, monthsBefore(now, decidedMonths), monthsBefore(now, waitingMonths));
