import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import * as z from 'zod';
import { languages } from '#core/locale.ts';
import { ok, refuse } from '#core/result.ts';
import { mayDo } from '../auth/may-do.ts';
import { allowRead } from '../auth/may-see.ts';
import { type BulkJob, isOver } from '../bulk-job/bulk-job.ts';
import { findJob, finishJob, insertJob, listAbandoned } from '../bulk-job/bulk-job-store.server.ts';
import { keepErrors, keepFeed, readTextLines } from '../bulk-job/feed-file.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import type { FeedShop } from './feeding.server.ts';
import { askerOf, readAsker } from './read-asker.server.ts';
import { failFeed, runFeed } from './run-feed.server.ts';

export const businessFeedJob = 'business-feed';

/** Payload of the job. */
export const requestedFeed = z.object({ feedId: z.uuid() });

const feedOptions = z.object({ asker: z.unknown(), language: z.enum(languages) });

const fileOf = (feedId: string) => `imports/${feedId}`;

type Input = { readonly feed: Readable; readonly source?: string | undefined };

/** Staff with the task customers, and programs that act for them. Stores the feed; a job applies it. */
export async function requestFeed(shop: Shop, visit: Visit, { feed, source }: Input) {
  const allowed = allowRead(visit, 'customers');
  if (!allowed.ok) return allowed;
  // What the lines change is recorded, not the sending: a feed that changes nothing leaves no entry.
  if (!mayDo(allowed.value, 'customers')) return refuse({ code: 'not-allowed' });
  const { customer_id: askedBy } = allowed.value;
  const feedId = randomUUID();
  const total = await keepFeed(shop, fileOf(feedId), feed);
  try {
    const options = { asker: askerOf(allowed.value), language: visit.language };
    const from = source?.slice(0, 200) || `customer ${askedBy}`;
    await insertJob(shop.db, { id: feedId, kind: businessFeedJob, source: from, askedBy, options, total }, visit.now);
    await shop.jobs.send(businessFeedJob, { feedId });
  } catch (error) {
    // The job could not be queued: the caller gets an error and must upload again.
    await shop.files.remove(fileOf(feedId));
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
  await shop.files.remove(fileOf(feedId));
}

/** Ends feeds that began before that time and have not ended. Returns how many. */
export async function endAbandonedFeeds(shop: JobShop, startedBefore: Date): Promise<number> {
  const abandoned = await listAbandoned(shop.db, businessFeedJob, startedBefore);
  for (const id of abandoned) {
    await failFeed(shop, id);
    await shop.files.remove(fileOf(id));
  }
  return abandoned.length;
}

async function run(shop: JobShop, job: BulkJob): Promise<void> {
  const { asker, language } = feedOptions.parse(job.options);
  const claims = await readAsker(shop, asker);
  if (!mayDo(claims, 'customers') || !claims) {
    const failure = 'the person who sent the feed may not change companies any more';
    await finishJob(shop.db, job.id, { state: 'failed', accepted: 0, refused: 0, failure }, shop.clock.now());
    return;
  }
  const open = async () => readTextLines(await shop.files.getStream(fileOf(job.id)));
  await runFeed(shop, { job, claims, language, open });
}
