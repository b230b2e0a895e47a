import { ok, refuse } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import { markChanged } from '#platform/snapshots/snapshot-store.server.ts';
import type { JobFailure } from '../bulk-job/bulk-job.ts';
import {
  finishJob,
  insertJob,
  type JobEnd,
  listAbandoned,
  noteProgress,
  startJob,
} from '../bulk-job/bulk-job-store.server.ts';
import { saveLineErrors } from '../bulk-job/line-error-store.server.ts';
import { isAway } from '../is-away.server.ts';
import type { Shop } from '../shop.server.ts';
import { catalogueTopic, stockTopic } from './catalogue-topics.ts';
import {
  applyFollowers,
  applyProducts,
  applyReferences,
  listStagedKinds,
  removeUnnamed,
  type Versions,
} from './feed/apply-staged.server.ts';
import {
  noteMissingRelations,
  refuseDanglingFollowers,
  refuseDanglingProducts,
} from './feed/staged-references.server.ts';
import { type LineComplaint, type StagedRow, toStagedRow } from './feed/staged-row.ts';
import { refuseDoubledSlugs } from './feed/staged-slugs.server.ts';
import type { FeedLine } from './feed-lines.server.ts';
import { joinGroups } from './group-store.server.ts';
import {
  countAnew,
  countStaged,
  countStagedAnew,
  dropRepeatedRows,
  removeStaged,
  stageRows,
} from './import-store.server.ts';

export const importKind = 'catalogue-import';

export type ImportOptions = {
  id: string;
  source: string;
  strict: boolean;
  full: boolean;
  lines: AsyncIterable<FeedLine>;
  onProgress?: (rows: number) => void;
};

const rowsPerBatch = 500;
const charactersPerBatch = 2_000_000;
/** From this number of rows on, database statistics are refreshed. */
const largeImport = 1000;
const abandonedAfterMs = 6 * 60 * 60 * 1000;

type ImportResult = { readonly accepted: number; readonly refused: number; readonly changed: readonly string[] };

type ImportShop = Pick<Shop, 'db' | 'clock' | 'snapshots'>;

/**
 * Imports a feed. Lines are checked and staged as they arrive, so memory use is constant; at the end they are applied
 * in one transaction. Readers see the old catalogue until then, also if the import fails.
 */
export async function importCatalogue(shop: ImportShop, options: ImportOptions) {
  const { db, clock } = shop;
  const { id, source, strict, full } = options;
  await endAbandonedCatalogue(shop, new Date(clock.now().getTime() - abandonedAfterMs), id);
  await insertJob(db, { id, kind: importKind, source, options: { strict, full } }, clock.now());
  await startJob(db, id, clock.now());
  await removeStaged(db, id);
  let entered: ImportResult;
  try {
    const staged = await stage(db, options);
    if (staged.isCancelled) return await giveUp(shop, id, staged.refused, 'cancelled');
    if (strict && staged.refused > 0) return await giveUp(shop, id, staged.refused, 'failed');
    const applied = await apply(shop, options, staged.refused);
    if (!applied.ok) return await giveUp(shop, id, applied.refused, applied.state);
    entered = applied;
  } catch (error) {
    // If the database is unavailable, the import is retried later.
    if (!isAway(error)) await finish(shop, id, { state: 'failed', accepted: 0, refused: 0, failure: String(error) });
    throw error;
  }
  // The import is committed from here on.
  if (entered.accepted >= largeImport) await countAnew(db);
  for (const topic of entered.changed) await shop.snapshots.announce(topic);
  return ok({ importId: id, accepted: entered.accepted, refused: entered.refused });
}

/** Ends imports that began before that time and have not ended, except this one; their lines were never applied. Returns how many. */
export async function endAbandonedCatalogue(
  shop: Pick<ImportShop, 'db' | 'clock'>,
  startedBefore: Date,
  except?: string,
): Promise<number> {
  const abandoned = (await listAbandoned(shop.db, importKind, startedBefore)).filter((id) => id !== except);
  const failure = 'abandoned' satisfies JobFailure;
  for (const id of abandoned) await finish(shop, id, { state: 'failed', accepted: 0, refused: 0, failure });
  return abandoned.length;
}

async function giveUp(shop: ImportShop, importId: string, refused: number, state: 'failed' | 'cancelled') {
  const failure = state === 'failed' ? 'a strict import takes all lines or none' : undefined;
  await finish(shop, importId, { state, accepted: 0, refused, failure });
  return refuse({ code: 'import-refused', importId, refused });
}

async function finish(
  { db, clock }: Pick<ImportShop, 'db' | 'clock'>,
  importId: string,
  end: JobEnd,
): Promise<boolean> {
  const isChanged = await finishJob(db, importId, end, clock.now());
  await removeStaged(db, importId);
  return isChanged;
}

/** Checks for cancellation between two batches. */
async function stage(db: Db, { id, lines, onProgress }: ImportOptions) {
  let rows: (StagedRow & { line: number })[] = [];
  let complaints: LineComplaint[] = [];
  let characters = 0;
  let read = 0;
  let refused = 0;
  let isCancelled = false;
  const flush = async () => {
    if (rows.length > 0) await stageRows(db, id, rows);
    await saveLineErrors(db, id, complaints);
    ({ mustStop: isCancelled } = await noteProgress(db, id, read));
    rows = [];
    complaints = [];
    characters = 0;
    onProgress?.(read);
  };
  for await (const { line, parsed, length } of lines) {
    read += 1;
    const row = parsed.ok ? toStagedRow(parsed.value) : parsed;
    if (row.ok) rows.push({ ...row.value, line });
    else {
      refused += 1;
      complaints.push(...row.refusal.complaints.map((complaint) => ({ ...complaint, line })));
    }
    characters += length;
    if (rows.length + complaints.length >= rowsPerBatch || characters >= charactersPerBatch) await flush();
    if (isCancelled) break;
  }
  if (!isCancelled) await flush();
  if (read > rowsPerBatch) await countStagedAnew(db);
  return { refused, isCancelled };
}

/** A line may still be refused here: for a broken reference or a slug that is taken. */
async function apply({ db, clock }: ImportShop, { id, strict, full }: ImportOptions, refusedBefore: number) {
  const complaints: LineComplaint[] = [];
  const refused = () => refusedBefore + new Set(complaints.map(({ line }) => line)).size;
  try {
    const { accepted, changed } = await db.transaction().execute(async (db) => {
      // Take versions first, so that concurrent imports get them in the order in which they become visible.
      const kinds = await listStagedKinds(db, id);
      const { changed, versions } = await markTopics(db, kinds);
      await dropRepeatedRows(db, id);
      for (const kind of ['category', 'group'] as const)
        complaints.push(...(await refuseDoubledSlugs(db, id, kind, full)));
      await applyReferences(db, id);
      complaints.push(...(await refuseDanglingProducts(db, id)));
      complaints.push(...(await refuseDoubledSlugs(db, id, 'product', full)));
      await applyProducts(db, id, versions);
      if (kinds.has('product')) await joinGroups(db, versions.catalogue);
      complaints.push(...(await refuseDanglingFollowers(db, id)));
      if (strict && refused() > 0) throw new StrictRefusal();
      await applyFollowers(db, id, versions);
      // With refused lines, nothing is deleted: a refused line may name an existing row.
      if (full && refused() === 0) await removeUnnamed(db, id, kinds, versions);
      const accepted = await countStaged(db, id);
      // This locks the import's row: a later request to cancel is refused because the import has ended.
      if ((await noteProgress(db, id, accepted + refused())).mustStop) throw new Cancelled();
      await saveLineErrors(db, id, [...complaints, ...(await noteMissingRelations(db, id))]);
      const end = { state: 'done', accepted, refused: refused() } as const;
      if (!(await finish({ db, clock }, id, end))) throw new Cancelled();
      return { accepted, changed };
    });
    return { ok: true as const, accepted, refused: refused(), changed };
  } catch (error) {
    const state = error instanceof Cancelled ? 'cancelled' : 'failed';
    if (state === 'failed' && !(error instanceof StrictRefusal)) throw error;
    await saveLineErrors(db, id, complaints);
    return { ok: false as const, refused: refused(), state } as const;
  }
}

/** Stock changes often and reviews are in no snapshot, so neither invalidates the catalogue snapshots. */
async function markTopics(db: Db, kinds: ReadonlySet<string>) {
  const hasCatalogue = [...kinds].some((kind) => kind !== 'stock' && kind !== 'review');
  // A product that loses a colour also loses its stock.
  const hasStock = kinds.has('stock') || kinds.has('product');
  const versions: Versions = {
    catalogue: hasCatalogue ? await markChanged(db, catalogueTopic) : 0,
    stock: hasStock ? await markChanged(db, stockTopic) : 0,
  };
  return { versions, changed: [...(hasCatalogue ? [catalogueTopic] : []), ...(hasStock ? [stockTopic] : [])] };
}

/** Thrown inside the transaction to roll back a strict import. */
class StrictRefusal extends Error {}

/** Thrown inside the transaction to roll back an import that was cancelled, or that housekeeping has ended. */
class Cancelled extends Error {}
