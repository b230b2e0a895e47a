import { ok, refuse } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import { mayDo } from '../auth/may-do.ts';
import { isOver } from '../bulk-job/bulk-job.ts';
import { askToCancel, findJob, finishJob, insertJob } from '../bulk-job/bulk-job-store.server.ts';
import { inTransaction, tryOut } from '../in-transaction.server.ts';
import type { Shop } from '../shop.server.ts';
import { askerOf, peopleImportJob } from './apply-people.server.ts';
import { type Cells, cleanCell } from './import-columns.ts';
import { countVerdicts, findImport, markApplied, type PeopleImport, removeImport } from './import-store.server.ts';
import { cellWords } from './import-words.server.ts';
import { findLine, listDoublesOf, listLines } from './line-store.server.ts';
import { readImportRights, readSizesByGroup } from './read-import-rights.server.ts';
import { countStrangers, type Importing, type ImportShop, judgeAndSave } from './stage-people.server.ts';

/** The lines that are shown to be corrected. */
const mostShown = 100;

/** Whoever uploaded the sheet, while they administer the company, and staff with the task customers. */
async function reachImport(shop: ImportShop, visit: Importing, importId: string) {
  if (!visit.claims) return refuse({ code: 'not-signed-in' });
  const held = await findImport(shop.db, importId);
  const rights = held && (await readImportRights(shop, visit, held.companyId));
  const isOwn = held?.askedBy === visit.claims.customer_id || mayDo(visit.claims, 'customers');
  if (rights && !rights.ok && rights.refusal.code !== 'company-not-found') return rights;
  if (!held || !rights?.ok || !isOwn) return refuse({ code: 'import-not-found', importId });
  return ok({ held, rights: rights.value });
}

/** What applying the sheet does, the lines that need attention, and how far it is. */
export async function getPeopleImport(shop: ImportShop, visit: Importing, importId: string) {
  const reached = await reachImport(shop, visit, importId);
  return reached.ok ? ok(await describe(shop, reached.value.held)) : reached;
}

async function describe({ db }: ImportShop, held: PeopleImport) {
  const asked = { verdicts: ['attention'] as const, after: 0, most: mostShown };
  const attention = await listLines(db, held.id, asked);
  return { ...held, counts: await countVerdicts(db, held.id), attention, job: await findJob(db, held.id) };
}

type Correction = { readonly importId: string; readonly line: number; readonly cells: Cells };

/** A line is written anew and judged again, with those that were refused because of it. Columns that are not named stay. */
export async function correctLine(shop: ImportShop, visit: Importing, { importId, line, cells }: Correction) {
  const reached = await reachImport(shop, visit, importId);
  if (!reached.ok) return reached;
  const { held, rights } = reached.value;
  if (held.appliedAt) return refuse({ code: 'import-over', importId });
  const sizes = await readSizesByGroup(shop);
  const judges = { importId, rights, words: cellWords(shop.texts), sizes };
  const known = new Set<string>(held.columns);
  const correct = async (db: Db) => {
    const before = await findLine(db, importId, line);
    if (!before) return refuse({ code: 'import-not-found', importId });
    const typed = Object.entries(cells).flatMap(([column, text]) =>
      known.has(column) ? [[column, cleanCell(text)] as const] : [],
    );
    const doubles = await listDoublesOf(db, importId, line);
    const strangers = await judgeAndSave(db, judges, [
      { line, cells: { ...before.cells, ...Object.fromEntries(typed) } },
    ]);
    return ok(strangers + (await judgeAndSave(db, judges, doubles)));
  };
  // Tried out first: a line whose attempt is refused must not keep what it would tell, and the refusal must not undo the count.
  const tried = await tryOut(shop.db, correct);
  if (!tried.ok) return tried;
  const wait = await countStrangers(shop, visit, tried.value);
  if (wait) return wait;
  const corrected = await inTransaction(shop.db, correct);
  return corrected.ok ? ok(await describe(shop, held)) : corrected;
}

/** Starts the job that applies all lines but those that need attention. A sheet is applied once. */
export async function startPeopleImport(shop: ImportShop & Pick<Shop, 'jobs'>, visit: Importing, importId: string) {
  const reached = await reachImport(shop, visit, importId);
  if (!reached.ok) return reached;
  const { held, rights } = reached.value;
  const { claims } = rights.reach;
  const started = await inTransaction(shop.db, async (db) => {
    if (!(await markApplied(db, importId, visit.now))) return refuse({ code: 'import-over', importId });
    const { new: added, changed, offer } = await countVerdicts(db, importId);
    const asked = { askedBy: claims.customer_id, source: held.fileName, total: added + changed + offer };
    const job = { id: importId, kind: peopleImportJob, options: { asker: askerOf(claims) }, ...asked } as const;
    await insertJob(db, job, visit.now);
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

/** Stops a job between two batches, or throws away a sheet that was not applied. */
export async function stopPeopleImport(shop: ImportShop, visit: Importing, importId: string) {
  const reached = await reachImport(shop, visit, importId);
  if (!reached.ok) return reached;
  const job = await findJob(shop.db, importId);
  if (!job) await removeImport(shop.db, importId);
  else if (isOver(job) || !(await askToCancel(shop.db, importId, visit.now)))
    return refuse({ code: 'import-over', importId });
  return ok({ importId, companyId: reached.value.held.companyId });
}

/** The lines that were not applied, for a file to be corrected and uploaded again. */
export async function openRejected(shop: ImportShop, visit: Importing, importId: string) {
  const reached = await reachImport(shop, visit, importId);
  if (!reached.ok) return reached;
  const { held } = reached.value;
  return ok({ held, lines: rejectedOf(shop, held.id) });
}

const linesPerPart = 500;

async function* rejectedOf({ db }: ImportShop, importId: string) {
  for (let after = 0; ; ) {
    const part = await listLines(db, importId, { verdicts: ['attention'], after, most: linesPerPart });
    yield* part;
    const last = part.at(-1);
    if (!last || part.length < linesPerPart) return;
    after = last.line;
  }
}
