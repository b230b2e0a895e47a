import { ok, refuse } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import { markChanged } from '#platform/snapshots/snapshot-store.server.ts';
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
/** From so many rows on the tables are counted anew. */
const largeImport = 1000;
const abandonedAfterMs = 6 * 60 * 60 * 1000;

type Entered = { readonly accepted: number; readonly refused: number; readonly changed: readonly string[] };

type ImportShop = Pick<Shop, 'db' | 'clock' | 'snapshots'>;

/**
 * Brings a feed into the catalogue. Lines are checked and staged as they come, so memory stays flat; when all have
 * been read they enter the catalogue in one transaction. Whoever looks meanwhile, and whatever breaks, sees the old one.
 */
export async function importCatalogue(shop: ImportShop, options: ImportOptions) {
  const { db, clock } = shop;
  const { id, source, strict, full } = options;
  await failAbandoned(shop, id);
  await insertJob(db, { id, kind: importKind, source, options: { strict, full } }, clock.now());
  await startJob(db, id, clock.now());
  await removeStaged(db, id);
  let entered: Entered;
  try {
    const staged = await stage(db, options);
    if (staged.isCancelled) return await giveUp(shop, id, staged.refused, 'cancelled');
    if (strict && staged.refused > 0) return await giveUp(shop, id, staged.refused, 'failed');
    const applied = await apply(shop, options, staged.refused);
    if (!applied.ok) return await giveUp(shop, id, applied.refused, applied.state);
    entered = applied;
  } catch (error) {
    // It is tried again once the database is back.
    if (!isAway(error)) await finish(shop, id, { state: 'failed', accepted: 0, refused: 0, failure: String(error) });
    throw error;
  }
  // From here on it is in the catalogue, whatever happens.
  if (entered.accepted >= largeImport) await countAnew(db);
  for (const topic of entered.changed) await shop.snapshots.announce(topic);
  return ok({ importId: id, accepted: entered.accepted, refused: entered.refused });
}

/** What a process that died has left behind; its lines never reached the catalogue. */
async function failAbandoned(shop: ImportShop, own: string): Promise<void> {
  const startedBefore = new Date(shop.clock.now().getTime() - abandonedAfterMs);
  const failure = 'the process ended before the import did';
  for (const id of await listAbandoned(shop.db, importKind, startedBefore))
    if (id !== own) await finish(shop, id, { state: 'failed', accepted: 0, refused: 0, failure });
}

async function giveUp(shop: ImportShop, importId: string, refused: number, state: 'failed' | 'cancelled') {
  const failure = state === 'failed' ? 'a strict import takes all lines or none' : undefined;
  await finish(shop, importId, { state, accepted: 0, refused, failure });
  return refuse({ code: 'import-refused', importId, refused });
}

async function finish({ db, clock }: Pick<ImportShop, 'db' | 'clock'>, importId: string, end: JobEnd): Promise<void> {
  await finishJob(db, importId, end, clock.now());
  await removeStaged(db, importId);
}

/** Somebody who asks it to stop is heard between two batches. */
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
    ({ isCancelAsked: isCancelled } = await noteProgress(db, id, read));
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

/** A line may be refused here too: for what it points at, or for a slug that is another's. */
async function apply({ db, clock }: ImportShop, { id, strict, full }: ImportOptions, refusedBefore: number) {
  const complaints: LineComplaint[] = [];
  const refused = () => refusedBefore + new Set(complaints.map(({ line }) => line)).size;
  try {
    const { accepted, changed } = await db.transaction().execute(async (db) => {
      // First of all: imports that run at the same time get their versions in the order in which they are seen.
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
      // A refused line names something after all: nothing is removed for not being named by it.
      if (full && refused() === 0) await removeUnnamed(db, id, kinds, versions);
      const accepted = await countStaged(db, id);
      // The row is held from here on: who asks later to stop it is told that it is over.
      if ((await noteProgress(db, id, accepted + refused())).isCancelAsked) throw new Cancelled();
      await saveLineErrors(db, id, [...complaints, ...(await noteMissingRelations(db, id))]);
      await finish({ db, clock }, id, { state: 'done', accepted, refused: refused() });
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

/** Stock changes many times a day and reviews stand in no snapshot: neither makes the rest of the catalogue old. */
async function markTopics(db: Db, kinds: ReadonlySet<string>) {
  const hasCatalogue = [...kinds].some((kind) => kind !== 'stock' && kind !== 'review');
  // A product that loses a colour loses the stock of it, too.
  const hasStock = kinds.has('stock') || kinds.has('product');
  const versions: Versions = {
    catalogue: hasCatalogue ? await markChanged(db, catalogueTopic) : 0,
    stock: hasStock ? await markChanged(db, stockTopic) : 0,
  };
  return { versions, changed: [...(hasCatalogue ? [catalogueTopic] : []), ...(hasStock ? [stockTopic] : [])] };
}

/** Thrown inside the transaction, so that nothing of a strict import stays behind. */
class StrictRefusal extends Error {}

/** Thrown inside the transaction, so that nothing of an import that was stopped stays behind. */
class Cancelled extends Error {}
