import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import * as z from 'zod';
import { languages } from '#core/locale.ts';
import { ok } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import { recordChange } from '../audit/record-change.server.ts';
import type { Claims } from '../auth/claims.ts';
import { allowChange, mayDo } from '../auth/may-do.ts';
import { type BulkJob, isOver } from '../bulk-job/bulk-job.ts';
import { findJob, finishJob, insertJob, listAbandoned } from '../bulk-job/bulk-job-store.server.ts';
import { keepErrors, keepFeed, removeUpload, uploadOf } from '../bulk-job/feed-file.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { type FeedFormat, feedFormats } from './feed-format.ts';
import type { FeedShop } from './feeding.server.ts';
import { askerOf, readAsker } from './read-asker.server.ts';
import { readFeedLines } from './read-feed-lines.server.ts';
import { failFeed, refuseFeed, runFeed } from './run-feed.server.ts';

export const businessFeedJob = 'business-feed';

/** Payload of the job. */
export const requestedFeed = z.object({ feedId: z.uuid() });

const feedOptions = z.object({
  asker: z.unknown(),
  language: z.enum(languages),
  format: z.enum(feedFormats).default('ndjson'),
});

type Input = { readonly feed: Readable; readonly format: FeedFormat; readonly source?: string | undefined };

type Sender = { readonly claims: Claims; readonly now: Date };
type NewFeed = {
  readonly id: string;
  readonly source: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly total?: number;
};

/** The job of a feed, with an entry in the record that says who sent it. What its lines change has entries of its own. */
export async function insertFeed(
  db: Db,
  { claims, now }: Sender,
  { id, source, options, total }: NewFeed,
): Promise<void> {
  await db.transaction().execute(async (db) => {
    const job = { id, kind: businessFeedJob, source, askedBy: claims.customer_id, options, total } as const;
    await insertJob(db, job, now);
    await recordChange(db, { claims, now }, { action: 'business-feed.started', subject: id, after: { lines: total } });
  });
}

/** Staff with the task customers, and programs that act for them. Stores the feed; a job applies it. */
export async function requestFeed(shop: Shop, visit: Visit, { feed, format, source }: Input) {
  const allowed = allowChange(visit, 'customers');
  if (!allowed.ok) return allowed;
  const feedId = randomUUID();
  const lines = await keepFeed(shop, uploadOf(feedId), feed);
  // The first line of a CSV file names the columns.
  const total = format === 'csv' ? Math.max(0, lines - 1) : lines;
  try {
    const options = { asker: askerOf(allowed.value), language: visit.language, format };
    // Without a file name it came through the API.
    const from = source?.slice(0, 200) || 'API';
    await insertFeed(shop.db, { claims: allowed.value, now: visit.now }, { id: feedId, source: from, options, total });
    await shop.jobs.send(businessFeedJob, { feedId });
  } catch (error) {
    // The job could not be queued: the caller gets an error and must upload again.
    await removeUpload(shop, feedId);
    await finishJob(shop.db, feedId, { state: 'failed', accepted: 0, refused: 0 }, visit.now).catch(() => {});
    throw error;
  }
  return ok({ feedId });
}

type JobShop = FeedShop & Pick<Shop, 'files'>;

/** The job. A feed that has ended is left alone; one that was interrupted goes on. */
export async function runRequestedFeed(shop: JobShop, feedId: string): Promise<void> {
  const job = await findJob(shop.db, feedId);
  if (job?.kind !== businessFeedJob) return;
  if (!isOver(job)) await run(shop, job);
  if (job.resultFile === undefined) await keepErrors(shop, feedId);
  await shop.files.remove(uploadOf(feedId));
}

/**
 * Ends feeds that began before that time and have not ended. The file goes first: where that fails, the feed stays for the next run.
 * Returns how many ended.
 */
export async function endAbandonedFeeds(shop: JobShop, startedBefore: Date): Promise<number> {
  const abandoned = await listAbandoned(shop.db, businessFeedJob, startedBefore);
  let ended = 0;
  for (const id of abandoned) {
    if (!(await removeUpload(shop, id))) continue;
    await failFeed(shop, id);
    ended += 1;
  }
  return ended;
}

async function run(shop: JobShop, job: BulkJob): Promise<void> {
  const { asker, language, format } = feedOptions.parse(job.options);
  const claims = await readAsker(shop, asker);
  if (!mayDo(claims, 'customers') || !claims) {
    await refuseFeed(shop, job.id);
    return;
  }
  const open = async () => readFeedLines(await shop.files.getStream(uploadOf(job.id)), format);
  await runFeed(shop, { job, claims, language, open });
}
