import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import * as z from 'zod';
import { ok, refuse } from '#core/result.ts';
import { recordChange } from '../audit/record-change.server.ts';
import { allowChange } from '../auth/may-do.ts';
import { allowRead } from '../auth/may-see.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { type FeedFormat, readFeed } from './feed-lines.server.ts';
import { importCatalogue } from './import-catalogue.server.ts';
import { findImport, listComplaints, saveImport } from './import-store.server.ts';

export const importJob = 'catalogue-import';

/** What the job is told. */
export const requestedImport = z.object({ importId: z.uuid(), format: z.enum(['ndjson', 'csv']) });

type Input = { feed: Readable; format: FeedFormat; strict: boolean; full: boolean };

const fileOf = (importId: string) => `imports/${importId}`;
const mostComplaints = 1000;

/** Keeps the feed and leaves the work to a job: an import may take longer than a request. */
export async function requestImport(shop: Shop, visit: Visit, { feed, format, strict, full }: Input) {
  const allowed = allowChange(visit, 'catalogue');
  if (!allowed.ok) return allowed;
  const importId = randomUUID();
  await keepFeed(shop, importId, feed);
  const source = `customer ${allowed.value.customer_id}`;
  await shop.db.transaction().execute(async (db) => {
    await saveImport(db, { id: importId, source, strict, full }, 'waiting', visit.now);
    const after = { format, strict, full };
    await recordChange(db, visit, { action: 'catalogue.import-started', subject: importId, after });
  });
  await shop.jobs.send(importJob, { importId, format });
  return ok({ importId });
}

/** An upload that breaks off leaves no half file behind. */
async function keepFeed({ files }: Pick<Shop, 'files'>, importId: string, feed: Readable): Promise<void> {
  try {
    await files.putStream(fileOf(importId), feed, 'application/octet-stream');
  } catch (error) {
    await files.remove(fileOf(importId)).catch(() => {});
    throw error;
  }
}

/** The job itself. A second run of one that is done already, after a crash, finds nothing to do. */
export async function runRequestedImport(
  shop: Pick<Shop, 'db' | 'clock' | 'snapshots' | 'files'>,
  { importId, format }: z.output<typeof requestedImport>,
): Promise<void> {
  const requested = await findImport(shop.db, importId);
  if (!requested || requested.status === 'done' || requested.status === 'failed') return;
  const feed = await shop.files.getStream(fileOf(importId));
  const { source, strict, is_full: full } = requested;
  try {
    await importCatalogue(shop, { id: importId, source, strict, full, lines: readFeed(feed, format) });
  } finally {
    await shop.files.remove(fileOf(importId));
  }
}

export async function getImport(shop: Shop, visit: Visit, importId: string) {
  const allowed = allowRead(visit, 'catalogue');
  if (!allowed.ok) return allowed;
  const found = await findImport(shop.db, importId);
  if (!found) return refuse({ code: 'import-not-found', importId });
  return ok({ ...found, complaints: await listComplaints(shop.db, importId, mostComplaints) });
}
