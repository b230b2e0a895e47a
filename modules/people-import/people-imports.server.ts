import { ok, refuse } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import { mayDo } from '../auth/may-do.ts';
import { isOver } from '../bulk-job/bulk-job.ts';
import { findJob } from '../bulk-job/bulk-job-store.server.ts';
import { inTransaction, tryOut } from '../in-transaction.server.ts';
import { type Cells, cleanCell } from './import-columns.ts';
import { countVerdicts, findImport, lockImport, type PeopleImport } from './import-store.server.ts';
import { cellWords } from './import-words.server.ts';
import { countOpen, findLine, listDoublesOf, listLines } from './line-store.server.ts';
import { readImportRights, readSizesByGroup } from './read-import-rights.server.ts';
import { countStrangers, type Importing, type ImportShop, judgeAndSave } from './stage-people.server.ts';

/** Maximum number of lines that are shown for correction. */
const mostShown = 100;

/** Access: the person who uploaded the sheet, while they administer the company, and staff with the task customers. */
export async function reachImport(shop: ImportShop, visit: Importing, importId: string) {
  if (!visit.claims) return refuse({ code: 'not-signed-in' });
  const held = await findImport(shop.db, importId);
  const rights = held && (await readImportRights(shop, visit, held.companyId));
  const isOwn = held?.askedBy === visit.claims.customer_id || mayDo(visit.claims, 'customers');
  if (rights && !rights.ok && rights.refusal.code !== 'company-not-found') return rights;
  if (!held || !rights?.ok || !isOwn) return refuse({ code: 'import-not-found', importId });
  return ok({ held, rights: rights.value });
}

/** The effects of applying the sheet, the lines that need attention, and the progress. */
export async function getPeopleImport(shop: ImportShop, visit: Importing, importId: string) {
  const reached = await reachImport(shop, visit, importId);
  return reached.ok ? ok(await describe(shop, reached.value.held)) : reached;
}

async function describe({ db }: ImportShop, held: PeopleImport) {
  const asked = { verdicts: ['attention'] as const, after: 0, most: mostShown };
  const attention = await listLines(db, held.id, asked);
  const counts = await countVerdicts(db, held.id);
  return { ...held, counts, attention, open: await countOpen(db, held.id), job: await findJob(db, held.id) };
}

type Correction = { readonly importId: string; readonly line: number; readonly cells: Cells };

/**
 * Replaces values of a line and checks it again, together with the lines that were refused because of it. Columns that
 * are not named stay unchanged. Possible for lines that were not applied, while no job runs.
 */
export async function correctLine(shop: ImportShop, visit: Importing, { importId, line, cells }: Correction) {
  const reached = await reachImport(shop, visit, importId);
  if (!reached.ok) return reached;
  const { held, rights } = reached.value;
  const sizes = await readSizesByGroup(shop);
  const judges = { importId, rights, words: cellWords(shop.texts), sizes };
  const known = new Set<string>(held.columns);
  const correct = async (db: Db) => {
    const before = (await lockImport(db, importId)) ? await findLine(db, importId, line) : undefined;
    if (!before) return refuse({ code: 'import-not-found', importId });
    const job = await findJob(db, importId);
    if (before.isDone || (job && !isOver(job))) return refuse({ code: 'import-over', importId });
    const typed = Object.entries(cells).flatMap(([column, text]) =>
      known.has(column) ? [[column, cleanCell(text)] as const] : [],
    );
    const doubles = await listDoublesOf(db, importId, line);
    const strangers = await judgeAndSave(db, judges, [
      { line, cells: { ...before.cells, ...Object.fromEntries(typed) } },
    ]);
    return ok(strangers + (await judgeAndSave(db, judges, doubles)));
  };
  // Runs in a rolled-back attempt first: a refused line must not store what it would reveal, and the refusal must not
  // roll back the count.
  const tried = await tryOut(shop.db, correct);
  if (!tried.ok) return tried;
  const wait = await countStrangers(shop, visit, tried.value);
  if (wait) return wait;
  const corrected = await inTransaction(shop.db, correct);
  return corrected.ok ? ok(await describe(shop, held)) : corrected;
}
