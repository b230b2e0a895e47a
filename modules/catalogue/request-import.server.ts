import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import * as z from 'zod';
import { ok, refuse } from '#core/result.ts';
import { recordChange } from '../audit/record-change.server.ts';
import { allowChange } from '../auth/may-do.ts';
import { allowRead } from '../auth/may-see.ts';
import { type BulkJob, isOver } from '../bulk-job/bulk-job.ts';
import { askToCancel, findJob, finishJob, insertJob } from '../bulk-job/bulk-job-store.server.ts';
import { keepErrors, keepFeed, removeUpload, uploadOf } from '../bulk-job/feed-file.server.ts';
import { listLineErrors } from '../bulk-job/line-error-store.server.ts';
import { isAway } from '../is-away.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { type FeedFormat, readFeed } from './feed-lines.server.ts';
import { importCatalogue, importKind } from './import-catalogue.server.ts';

export const importJob = 'catalogue-import';

/** Payload of the job. */
export const requestedImport = z.object({ importId: z.uuid(), format: z.enum(['ndjson', 'csv']) });

type Input = { feed: Readable; format: FeedFormat; strict: boolean; full: boolean };

const mostComplaints = 1000;

const importOptions = z.object({ strict: z.boolean(), full: z.boolean() });

/** Stores the feed and starts a job, because an import may take longer than a request. */
export async function requestImport(shop: Shop, visit: Visit, { feed, format, strict, full }: Input) {
  const allowed = allowChange(visit, 'catalogue');
  if (!allowed.ok) return allowed;
  const importId = randomUUID();
  const total = await keepFeed(shop, uploadOf(importId), feed);
  const askedBy = allowed.value.customer_id;
  try {
    await shop.db.transaction().execute(async (db) => {
      const job = { id: importId, kind: importKind, source: 'API', askedBy, options: { strict, full }, total } as const;
      await insertJob(db, job, visit.now);
      const after = { format, strict, full };
      await recordChange(db, visit, { action: 'catalogue.import-started', subject: importId, after });
    });
    await shop.jobs.send(importJob, { importId, format });
  } catch (error) {
    // The job could not be queued: the caller gets an error and must upload again.
    await removeUpload(shop, importId);
    await finishJob(shop.db, importId, { state: 'failed', accepted: 0, refused: 0 }, visit.now).catch(() => {});
    throw error;
  }
  return ok({ importId });
}

type JobShop = Pick<Shop, 'db' | 'clock' | 'snapshots' | 'files'>;

/** The job. If it runs again after a crash and the import has ended, it does nothing. */
export async function runRequestedImport(
  shop: JobShop,
  { importId, format }: z.output<typeof requestedImport>,
): Promise<void> {
  const requested = await findJob(shop.db, importId);
  if (!requested) return;
  if (!isOver(requested)) await runImport(shop, requested, format);
  // Finishes a run that was interrupted after the import ended.
  if (requested.resultFile === undefined) await keepErrors(shop, importId);
  await shop.files.remove(uploadOf(importId));
}

async function runImport(shop: JobShop, { id, source, options }: BulkJob, format: FeedFormat): Promise<void> {
  const feed = await shop.files.getStream(uploadOf(id));
  try {
    await importCatalogue(shop, { id, source, ...importOptions.parse(options), lines: readFeed(feed, format) });
  } catch (error) {
    // The retry needs the feed again.
    if (!isAway(error)) await shop.files.remove(uploadOf(id));
    throw error;
  } finally {
    feed.destroy();
  }
}

export async function getImport(shop: Shop, visit: Visit, importId: string) {
  const allowed = allowRead(visit, 'catalogue');
  if (!allowed.ok) return allowed;
  const found = await findJob(shop.db, importId);
  if (found?.kind !== importKind) return refuse({ code: 'import-not-found', importId });
  return ok({ ...found, complaints: await listLineErrors(shop.db, importId, mostComplaints) });
}

/** The file with refused lines. */
export async function openRefusedLines(shop: Shop, visit: Visit, importId: string) {
  const found = await getImport(shop, visit, importId);
  if (!found.ok) return found;
  const { resultFile } = found.value;
  return resultFile === undefined
    ? refuse({ code: 'import-not-found', importId })
    : ok(await shop.files.getStream(resultFile));
}

/** Stops between two batches; lines that were not applied are discarded. */
export async function cancelImport(shop: Shop, visit: Visit, importId: string) {
  const allowed = allowChange(visit, 'catalogue');
  if (!allowed.ok) return allowed;
  const found = await findJob(shop.db, importId);
  if (found?.kind !== importKind) return refuse({ code: 'import-not-found', importId });
  const isStopped = await shop.db.transaction().execute(async (db) => {
    if (!(await askToCancel(db, importId, visit.now))) return false;
    await recordChange(db, visit, { action: 'catalogue.import-stopped', subject: importId });
    return true;
  });
  return isStopped ? getImport(shop, visit, importId) : refuse({ code: 'import-over', importId });
}
