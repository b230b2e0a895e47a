import { monthsBefore } from '#core/dates.ts';
import type { Db } from '#platform/db/db.server.ts';
import { endedMonths, waitingMonths } from './contact-message.ts';
import { removeMessagesBefore } from './contact-store.server.ts';

/** Nightly job: removes messages that are no longer needed, with their answers. */
export const pruneMessages = (db: Db, now: Date): Promise<number> =>
  removeMessagesBefore(db, monthsBefore(now, endedMonths), monthsBefore(now, waitingMonths));
