import { ok, refuse } from '#core/result.ts';
import { isOver } from '../bulk-job/bulk-job.ts';
import { askToCancel, findJob, finishJob, insertJob, reopenJob } from '../bulk-job/bulk-job-store.server.ts';
import { inTransaction } from '../in-transaction.server.ts';
import type { Shop } from '../shop.server.ts';
import { askerOf, peopleImportJob } from './apply-people.server.ts';
import { appliedVerdicts } from './import-line.ts';
import { countVerdicts, lockImport, markApplied, removeImport } from './import-store.server.ts';
import { countOpen, listLines } from './line-store.server.ts';
import { getPeopleImport, reachImport } from './people-imports.server.ts';
import type { Importing, ImportShop } from './stage-people.server.ts';

/**
 * Starts the job that applies all lines except those that need attention. It can be started again for the remaining
 * lines after it was stopped, after it failed, or after lines were corrected.
 */
export async function startPeopleImport(shop: ImportShop & Pick<Shop, 'jobs'>, visit: Importing, importId: string) {
  const reached = await reachImport(shop, visit, importId);
  if (!reached.ok) return reached;
  const { held, rights } = reached.value;
  const { claims } = rights.reach;
  const started = await inTransaction(shop.db, async (db) => {
    if (!(await lockImport(db, importId))) return refuse({ code: 'import-not-found', importId });
    const before = await findJob(db, importId);
    if (before && (!isOver(before) || (await countOpen(db, importId)) === 0))
      return refuse({ code: 'import-over', importId });
    await markApplied(db, importId, visit.now);
    const { new: added, changed, offer } = await countVerdicts(db, importId);
    const options = { asker: askerOf(claims) };
    const asked = { askedBy: claims.customer_id, total: added + changed + offer, options };
    const job = { id: importId, kind: peopleImportJob, source: held.fileName, ...asked } as const;
    if (!(await reopenJob(db, importId, asked, visit.now))) await insertJob(db, job, visit.now);
    return ok(undefined);
  });
  if (!started.ok) return started;
  try {
    await shop.jobs.send(peopleImportJob, { importId });
  } catch (error) {
    await finishJob(shop.db, importId, { state: 'failed', accepted: 0, refused: 0 }, visit.now).catch(() => {});
    throw error;
  }
  return getPeopleImport(shop, visit, importId);
}

/** Stops a job between two batches, or discards a sheet that was not applied. */
export async function stopPeopleImport(shop: ImportShop, visit: Importing, importId: string) {
  const reached = await reachImport(shop, visit, importId);
  if (!reached.ok) return reached;
  const { companyId } = reached.value.held;
  return inTransaction(shop.db, async (db) => {
    if (!(await lockImport(db, importId))) return refuse({ code: 'import-not-found', importId });
    const job = await findJob(db, importId);
    if (!job) await removeImport(db, importId);
    else if (isOver(job) || !(await askToCancel(db, importId, visit.now)))
      return refuse({ code: 'import-over', importId });
    return ok({ importId, companyId });
  });
}

/** The lines that were not applied, as a file to correct and upload again. */
export async function openRejected(shop: ImportShop, visit: Importing, importId: string) {
  const reached = await reachImport(shop, visit, importId);
  if (!reached.ok) return reached;
  const { held } = reached.value;
  const job = await findJob(shop.db, importId);
  return ok({ held, lines: rejectedOf(shop, held.id, job !== undefined && isOver(job)) });
}

const linesPerPart = 500;

async function* rejectedOf({ db }: ImportShop, importId: string, isJobOver: boolean) {
  // After a job that was stopped or failed, some remaining lines have no errors.
  const verdicts = isJobOver ? (['attention', ...appliedVerdicts] as const) : (['attention'] as const);
  for (let after = 0; ; ) {
    const part = await listLines(db, importId, { verdicts, after, most: linesPerPart, isOpen: true });
    yield* part;
    const last = part.at(-1);
    if (!last || part.length < linesPerPart) return;
    after = last.line;
  }
}
