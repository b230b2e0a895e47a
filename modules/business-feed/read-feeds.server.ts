import type { PartAsked } from '#core/key-page.ts';
import { ok, refuse } from '#core/result.ts';
import { recordChange } from '../audit/record-change.server.ts';
import { allowChange } from '../auth/may-do.ts';
import { allowRead } from '../auth/may-see.ts';
import { askToCancel, findJob } from '../bulk-job/bulk-job-store.server.ts';
import { listLineErrors } from '../bulk-job/line-error-store.server.ts';
import { pageJobs } from '../bulk-job/page-jobs.server.ts';
import { inTransaction } from '../in-transaction.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { findFeedCounts } from './line-store.server.ts';
import { businessFeedJob } from './request-feed.server.ts';

type Asking = Pick<Visit, 'claims' | 'now'>;

const mostErrors = 1000;

/** Access: staff with the task customers, here and below. The latest feed first. */
export async function listFeeds(
  { db }: Pick<Shop, 'db'>,
  visit: Asking,
  asked: { readonly onlyRefused: boolean; readonly part: PartAsked },
) {
  const allowed = allowRead(visit, 'customers');
  return allowed.ok ? ok(await pageJobs(db, { ...asked, kind: businessFeedJob })) : allowed;
}

/** The progress of a feed, the outcomes of its lines, and why some were refused. */
export async function getFeed({ db }: Pick<Shop, 'db'>, visit: Asking, feedId: string) {
  const allowed = allowRead(visit, 'customers');
  if (!allowed.ok) return allowed;
  const job = await findJob(db, feedId);
  if (job?.kind !== businessFeedJob) return refuse({ code: 'import-not-found', importId: feedId });
  const counts = (await findFeedCounts(db, feedId)) ?? { added: 0, changed: 0, same: 0, offered: 0 };
  return ok({ ...job, counts, errors: await listLineErrors(db, feedId, mostErrors) });
}

/** Stops between two batches. What was applied before stays, and the same feed can be sent again. */
export async function stopFeed({ db }: Pick<Shop, 'db'>, visit: Asking, feedId: string) {
  const allowed = allowChange(visit, 'customers');
  if (!allowed.ok) return allowed;
  const job = await findJob(db, feedId);
  if (job?.kind !== businessFeedJob) return refuse({ code: 'import-not-found', importId: feedId });
  const stopped = await inTransaction(db, async (db) => {
    if (!(await askToCancel(db, feedId, visit.now))) return refuse({ code: 'import-over', importId: feedId });
    await recordChange(db, visit, { action: 'business-feed.stopped', subject: feedId });
    return ok(undefined);
  });
  return stopped.ok ? getFeed({ db }, visit, feedId) : stopped;
}

/** The file with refused lines. */
export async function openRefused(shop: Pick<Shop, 'db' | 'files'>, visit: Asking, feedId: string) {
  const found = await getFeed(shop, visit, feedId);
  if (!found.ok) return found;
  const { resultFile } = found.value;
  return resultFile === undefined
    ? refuse({ code: 'import-not-found', importId: feedId })
    : ok(await shop.files.getStream(resultFile));
}
