import { type Language, languages } from '#core/locale.ts';
import type { Currency } from '#core/money.ts';
import { renewCatalogue } from '../assortment/catalogue-snapshot.server.ts';
import { type BulkJob, isOver } from '../bulk-job/bulk-job.ts';
import { findJob, finishJob, noteProgress, startJob } from '../bulk-job/bulk-job-store.server.ts';
import { saveLineErrors } from '../bulk-job/line-error-store.server.ts';
import { catalogueTopic } from '../catalogue/catalogue-topics.ts';
import { findColoursOf, findPriceList, writeListedPrices } from '../catalogue/price-list-store.server.ts';
import type { StoredPriceList } from '../catalogue/stored-reference.ts';
import type { MarketCode } from '../market/market.ts';
import type { Shop } from '../shop.server.ts';
import { fileOfImport, priceImportOptions, readPriceSheet, readStored } from './import-price-list.server.ts';
import { pricesOfRows, type RowError } from './price-rows.ts';

type JobShop = Pick<Shop, 'db' | 'clock' | 'snapshots' | 'files' | 'texts' | 'catalogueThread'>;

const rowsPerBatch = 500;

/** The job. What is right is written, what is not is told row by row; run again after a crash it begins anew. */
export async function runPriceImport(shop: JobShop, { importId }: { importId: string }): Promise<void> {
  const job = await findJob(shop.db, importId);
  if (job && !isOver(job)) await importRows(shop, job);
  await shop.files.remove(fileOfImport(importId));
}

async function importRows(shop: JobShop, job: BulkJob): Promise<void> {
  const { db, clock } = shop;
  const { priceList, language: written } = priceImportOptions.parse(job.options);
  const language = languages.find((one) => one === written) ?? 'en';
  const list = await findPriceList(db, priceList);
  await startJob(db, job.id, clock.now());
  const sheet = list && (await readPriceSheet(await readStored(shop, job.id), language, list.currency as Currency));
  if (!list || sheet?.kind !== 'rows') {
    // The list was removed since.
    await finishJob(db, job.id, { state: 'failed', accepted: 0, refused: 0 }, clock.now());
    return;
  }
  const errors: RowError[] = [...sheet.errors];
  const priced = new Set<string>();
  for (let at = 0; at < sheet.rows.length; at += rowsPerBatch) {
    const rows = sheet.rows.slice(at, at + rowsPerBatch);
    errors.push(...(await writeBatch(shop, list, rows, priced)));
    await noteProgress(db, job.id, Math.min(at + rowsPerBatch, sheet.rows.length));
  }
  await saveLineErrors(db, job.id, errors.sort((a, b) => a.line - b.line).map(inWords(shop, language)));
  const accepted = sheet.rows.length + sheet.errors.length - errors.length;
  await finishJob(db, job.id, { state: 'done', accepted, refused: errors.length }, clock.now());
  await shop.snapshots.announce(catalogueTopic);
  await renewCatalogue(shop, list.market as MarketCode);
}

type Rows = Parameters<typeof pricesOfRows>[0];

async function writeBatch({ db }: JobShop, list: StoredPriceList, rows: Rows, priced: Set<string>) {
  return db.transaction().execute(async (db) => {
    const coloursOf = await findColoursOf(
      db,
      rows.map(({ number }) => number),
    );
    const { prices, errors } = pricesOfRows(rows, coloursOf, priced);
    await writeListedPrices(db, list, prices);
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
