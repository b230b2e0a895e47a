import { refuse } from '#core/result.ts';
import type { Claims } from '../auth/claims.ts';
import type { BulkJob, JobFailure, LineError } from '../bulk-job/bulk-job.ts';
import { finishJob, type JobEnd, noteProgress, startJob } from '../bulk-job/bulk-job-store.server.ts';
import { countRefusedLines } from '../bulk-job/line-error-store.server.ts';
import { afterCollisions } from '../in-transaction.server.ts';
import { isAway } from '../is-away.server.ts';
import { applyLine } from './apply/apply-line.server.ts';
import { laterRankOf } from './business-line.ts';
import type { Feeding, FeedShop } from './feeding.server.ts';
import { reasonsOf } from './line-reasons.ts';
import {
  closeFeed,
  countOutcomes,
  type LineEnd,
  listOpenLines,
  openFeed,
  postponeLine,
  removeLines,
  type StagedLine,
} from './line-store.server.ts';
import type { Applied } from './outcome.ts';
import { type Staging, saveEnds, stageFeed } from './stage-feed.server.ts';

type Run = Staging & {
  readonly job: Pick<BulkJob, 'id' | 'state'>;
  readonly claims: Claims;
  readonly onProgress?: (lines: number) => void;
};

const linesPerBatch = 50;

/**
 * Applies a feed. All lines are read and stored first, in batches; then they are applied in an order in which each
 * finds the lines that it refers to. A feed can continue after a crash, because applying a line twice changes nothing.
 */
export async function runFeed(shop: FeedShop, run: Run): Promise<JobEnd['state']> {
  const { db, clock } = shop;
  const { id, state } = run.job;
  try {
    const isStaged = await openFeed(db, id);
    if (!isStaged || state !== 'running') await startJob(db, id, clock.now());
    if (!isStaged) await stageFeed(shop, run);
    const isCancelled = await applyAll(shop, run);
    return await finish(shop, id, isCancelled ? 'cancelled' : 'done');
  } catch (error) {
    // If the database is unavailable, the feed goes on later.
    if (!isAway(error)) await finish(shop, id, 'failed', String(error));
    throw error;
  }
}

async function applyAll(shop: FeedShop, { job: { id }, claims, language, onProgress }: Run): Promise<boolean> {
  const { db, texts, clock } = shop;
  const counts = await countOutcomes(db, id);
  // Lines that could not be read have no outcome, only a reason.
  const unreadable = (await countRefusedLines(db, id)) - counts.refused;
  let done = Object.values(counts).reduce((sum, lines) => sum + lines, unreadable);
  await noteProgress(db, id, done);
  for (;;) {
    const batch = await listOpenLines(db, id, linesPerBatch);
    if (batch.length === 0) return false;
    const ends: LineEnd[] = [];
    const errors: LineError[] = [];
    for (const staged of batch) {
      const feeding: Feeding = { shop, claims, now: clock.now() };
      const applied = await tryLine(feeding, staged);
      if (applied.ok && applied.value === 'later') {
        await postponeLine(db, id, staged.line, laterRankOf(staged.data));
        continue;
      }
      ends.push({ line: staged.line, outcome: applied.ok && applied.value !== 'later' ? applied.value : 'refused' });
      if (!applied.ok) errors.push(...reasonsOf({ texts, language }, staged.line, applied.refusal));
    }
    await db.transaction().execute((db) => saveEnds(db, id, { ends, errors }));
    done += ends.length;
    onProgress?.(done);
    if ((await noteProgress(db, id, done)).mustStop) return true;
  }
}

/** A line that fails is refused, and the feed goes on with the next. */
async function tryLine(feeding: Feeding, staged: StagedLine): Promise<Applied> {
  try {
    return await afterCollisions(() => applyLine(feeding, staged));
  } catch (error) {
    if (isAway(error)) throw error;
    feeding.shop.log.error({ err: error, line: staged.line }, 'a line of a business feed failed');
    return refuse({ code: 'business-line-failed' });
  }
}

/** Ends a feed whose process died and was not started again. Deletes what its lines say about people. */
export const failFeed = (shop: FeedShop, id: string) => finish(shop, id, 'failed', 'abandoned' satisfies JobFailure);

/** Ends a feed whose sender has lost the task meanwhile. */
export const refuseFeed = (shop: FeedShop, id: string) =>
  finish(shop, id, 'failed', 'not-allowed' satisfies JobFailure);

/** A feed that housekeeping has marked as failed keeps its counts; lines that its process stored later are deleted. */
async function finish(
  { db, clock }: FeedShop,
  id: string,
  state: JobEnd['state'],
  failure?: string,
): Promise<JobEnd['state']> {
  return db.transaction().execute(async (db) => {
    const counts = await countOutcomes(db, id);
    const { added, changed, same, offered } = counts;
    const refused = await countRefusedLines(db, id);
    const end = { state, accepted: added + changed + same + offered, refused, failure };
    const isChanged = await finishJob(db, id, end, clock.now());
    if (isChanged) await closeFeed(db, id, counts);
    else await removeLines(db, id);
    return isChanged ? state : 'failed';
  });
}
