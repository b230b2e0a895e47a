import { type Language, languages } from '#core/locale.ts';
import type { Currency } from '#core/money.ts';
import { renewCatalogue } from '../assortment/catalogue-snapshot.server.ts';
import { holdSubject } from '../audit/hold-subject.server.ts';
import { recordChange } from '../audit/record-change.server.ts';
import { roles } from '../auth/roles.ts';
import { hasTask } from '../auth/tasks-of-staff.server.ts';
import { type BulkJob, isOver, type JobFailure } from '../bulk-job/bulk-job.ts';
import { findJob, finishJob, listAbandoned, noteProgress, startJob } from '../bulk-job/bulk-job-store.server.ts';
import { uploadOf } from '../bulk-job/feed-file.server.ts';
import { saveLineErrors } from '../bulk-job/line-error-store.server.ts';
import { catalogueTopic } from '../catalogue/catalogue-topics.ts';
import { findColoursOf, findPriceList, writeListedPrices } from '../catalogue/price-list-store.server.ts';
import type { StoredPriceList } from '../catalogue/stored-reference.ts';
import { isListOf, recordedPrices } from '../company-admin/price-list-products.server.ts';
import { isAway } from '../is-away.server.ts';
import type { MarketCode } from '../market/market.ts';
import { findActiveRole } from '../people/account-store.server.ts';
import type { Shop } from '../shop.server.ts';
import { priceImportJob, priceImportOptions, readPriceSheet, readStored } from './import-price-list.server.ts';
import { pricesOfRows, type RowError } from './price-rows.ts';

type JobShop = Pick<Shop, 'db' | 'clock' | 'snapshots' | 'files' | 'texts' | 'catalogueThread'>;

const rowsPerBatch = 500;

/**
 * The import job. Writes valid rows and reports the others row by row; after a crash it starts again from the beginning. While the database
 * is unavailable it stays open and is retried; any other failure ends it.
 */
export async function runPriceImport(shop: JobShop, { importId }: { importId: string }): Promise<void> {
  const job = await findJob(shop.db, importId);
  try {
    if (job && !isOver(job)) await importRows(shop, job);
  } catch (error) {
    if (isAway(error)) throw error;
    // Batches that were written before stay, and so do their counts.
    const { accepted = 0, refused = 0 } = (await findJob(shop.db, importId)) ?? {};
    const end = { state: 'failed', accepted, refused, failure: String(error) } as const;
    await finishJob(shop.db, importId, end, shop.clock.now());
    await shop.files.remove(uploadOf(importId));
    throw error;
  }
  await shop.files.remove(uploadOf(importId));
}

/** Ends imports that began before that time and have not ended. Prices that they wrote stay. Returns how many. */
export async function endAbandonedPriceImports(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  startedBefore: Date,
): Promise<number> {
  const abandoned = await listAbandoned(db, priceImportJob, startedBefore);
  for (const id of abandoned) {
    const { accepted = 0, refused = 0 } = (await findJob(db, id)) ?? {};
    const failure = 'abandoned' satisfies JobFailure;
    await finishJob(db, id, { state: 'failed', accepted, refused, failure }, clock.now());
  }
  return abandoned.length;
}

async function importRows(shop: JobShop, job: BulkJob): Promise<void> {
  const { db, clock } = shop;
  const { priceList, language: written, asker, companyId } = priceImportOptions.parse(job.options);
  const language = languages.find((one) => one === written) ?? 'en';
  const list = await findPriceList(db, priceList);
  await startJob(db, job.id, clock.now());
  // The task or the account may have been removed since the upload.
  if (asker && !(await isStillStaff(shop, asker.customer_id))) {
    const end = { state: 'failed', accepted: 0, refused: 0, failure: 'not-allowed' satisfies JobFailure } as const;
    await finishJob(db, job.id, end, clock.now());
    return;
  }
  const sheet = list && (await readPriceSheet(await readStored(shop, job.id), language, list.currency as Currency));
  if (!list || sheet?.kind !== 'rows') {
    // The list was removed since the upload.
    await finishJob(db, job.id, { state: 'failed', accepted: 0, refused: 0 }, clock.now());
    return;
  }
  let refused = sheet.errors.length;
  const say = inWords(shop, language);
  await saveLineErrors(db, job.id, sheet.errors.map(say));
  const priced = new Set<string>();
  const by: Recorder = asker ? { claims: asker, now: clock.now() } : { isOperator: true, now: clock.now() };
  // The company may have lost the list since.
  const madeFor = (await isListOf(db, companyId, list.code)) ? companyId : undefined;
  let done = 0;
  const countsOf = () => ({ accepted: done + sheet.errors.length - refused, refused });
  let isStopped = (await noteProgress(db, job.id, done, countsOf())).mustStop;
  while (!isStopped && done < sheet.rows.length) {
    const rows = sheet.rows.slice(done, done + rowsPerBatch);
    const errors = await writeBatch(shop, { list, by, madeFor }, rows, priced);
    await saveLineErrors(db, job.id, errors.map(say));
    refused += errors.length;
    done += rows.length;
    isStopped = (await noteProgress(db, job.id, done, countsOf())).mustStop && done < sheet.rows.length;
  }
  // Announced before the job ends, so that the page then shows the new prices.
  await shop.snapshots.announce(catalogueTopic);
  await renewCatalogue(shop, list.market as MarketCode);
  const state = isStopped ? 'cancelled' : 'done';
  await finishJob(db, job.id, { state, ...countsOf() }, clock.now());
}

const isStillStaff = async ({ db, snapshots }: JobShop, customerId: number): Promise<boolean> =>
  (await findActiveRole(db, customerId)) === roles.internal && (await hasTask(snapshots, customerId, 'customers'));

type Rows = Parameters<typeof pricesOfRows>[0];

type Recorder = Parameters<typeof recordChange>[1];
type Target = { readonly list: StoredPriceList; readonly by: Recorder; readonly madeFor: number | undefined };

async function writeBatch({ db }: JobShop, { list, by, madeFor }: Target, rows: Rows, priced: Set<string>) {
  return db.transaction().execute(async (db) => {
    const coloursOf = await findColoursOf(
      db,
      rows.map(({ number }) => number),
    );
    const { prices, errors } = pricesOfRows(rows, coloursOf, priced);
    await holdSubject(db, 'price-list.product-added', list.code);
    const before = new Map(
      (
        await recordedPrices(
          db,
          list,
          prices.map(({ partNo }) => partNo),
        )
      ).map((price) => [price.partNo, price]),
    );
    const written = await writeListedPrices(db, list, prices);
    if (written.length > 0)
      await recordChange(db, by, {
        action: 'price-list.product-added',
        subject: list.code,
        madeFor,
        before: { prices: written.flatMap((partNo) => before.get(partNo) ?? []) },
        after: { added: written, prices: await recordedPrices(db, list, written) },
      });
    return errors;
  });
}

const inWords =
  ({ texts }: Pick<Shop, 'texts'>, language: Language) =>
  ({ line, field, problem }: RowError) => ({
    line,
    field,
    reason: texts.say(language, 'company-admin', `sheet.problem.${problem}`) ?? problem,
  });
