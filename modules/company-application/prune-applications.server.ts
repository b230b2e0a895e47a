import { monthsBefore } from '#core/dates.ts';
import type { Db } from '#platform/db/db.server.ts';
import { removeApplicationsBefore } from './application-store.server.ts';

/** Months after the decision: long enough for a company to ask why. */
const decidedMonths = 6;
const waitingMonths = 12;

/** At night: what was applied for is not kept longer than it is needed. */
export const pruneApplications = (db: Db, now: Date): Promise<number> =>
  removeApplicationsBefore(db, monthsBefore(now, decidedMonths), monthsBefore(now, waitingMonths));
