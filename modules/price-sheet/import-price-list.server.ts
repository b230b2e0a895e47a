import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import * as z from 'zod';
import type { Currency } from '#core/money.ts';
import { ok, refuse } from '#core/result.ts';
import { isSpreadsheet, readCells, readText } from '#platform/sheets/read-cells.server.ts';
import { recordChange } from '../audit/record-change.server.ts';
import { claims } from '../auth/claims.ts';
import { allowChange } from '../auth/may-do.ts';
import { allowRead } from '../auth/may-see.ts';
import { askToCancel, findJob, finishJob, insertJob } from '../bulk-job/bulk-job-store.server.ts';
import { removeUpload, uploadOf } from '../bulk-job/feed-file.server.ts';
import { listLineErrors } from '../bulk-job/line-error-store.server.ts';
import { findPriceList } from '../catalogue/price-list-store.server.ts';
import { findCompanyNames } from '../company/company-search-store.server.ts';
import { isListOf } from '../company-admin/price-list-products.server.ts';
import { inTransaction } from '../in-transaction.server.ts';
import { splitCells } from '../instant-order/split-cells.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { readPriceRows } from './price-rows.ts';

export const priceImportJob = 'price-list-import';
const priceImportKind = 'price-list-import';

export const requestedPriceImport = z.object({ importId: z.uuid() });
export const priceImportOptions = z.object({
  priceList: z.string(),
  language: z.string(),
  /** The person who uploaded the file, for the audit of the changed prices. */
  asker: claims.optional(),
  /** The company on whose page the file was uploaded. */
  companyId: z.number().optional(),
});

const mostErrors = 1000;

type Input = {
  readonly code: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The company on whose page the import is made. */
  readonly companyId?: number;
};

/** For staff with the task customers. The file is parsed here, so that an unusable one is refused at once; a job writes the prices. */
export async function requestPriceImport(shop: Shop, visit: Visit, { code, bytes, companyId }: Input) {
  const allowed = allowChange(visit, 'customers');
  if (!allowed.ok) return allowed;
  const list = await findPriceList(shop.db, code);
  // Public prices come only from the feed.
  if (!list || list.type === 'None' || !(await isListOf(shop.db, companyId, code)))
    return refuse({ code: 'price-list-not-found', priceList: code });
  const sheet = await readPriceSheet(bytes, visit.language, list.currency as Currency);
  if (!sheet) return refuse({ code: 'order-file-unreadable' });
  if (sheet.kind === 'no-headings') return refuse({ code: 'price-sheet-headings' });
  const total = sheet.rows.length + sheet.errors.length;
  if (total === 0) return refuse({ code: 'order-file-empty' });
  const importId = randomUUID();
  const askedBy = allowed.value.customer_id;
  const company = companyId === undefined ? undefined : (await findCompanyNames(shop.db, [companyId])).get(companyId);
  const source = company ?? list.name;
  await shop.files.putStream(uploadOf(importId), Readable.from([bytes]), 'application/octet-stream');
  try {
    await shop.db.transaction().execute(async (db) => {
      const options = { priceList: code, language: visit.language, asker: claims.parse(allowed.value), companyId };
      const job = {
        id: importId,
        kind: priceImportKind,
        source,
        askedBy,
        options,
        total,
      } as const;
      await insertJob(db, job, visit.now);
      const after = { importId, rows: total };
      await recordChange(db, visit, {
        action: 'price-list.import-started',
        subject: code,
        madeFor: companyId,
        after,
      });
    });
    await shop.jobs.send(priceImportJob, { importId });
  } catch (error) {
    // The job could not be queued: the caller gets an error and must upload again.
    await removeUpload(shop, importId);
    await finishJob(shop.db, importId, { state: 'failed', accepted: 0, refused: 0 }, visit.now).catch(() => {});
    throw error;
  }
  return ok({ importId });
}

/** The rows of an .xlsx file or of delimited text; undefined for other files. */
export async function readPriceSheet(bytes: Uint8Array<ArrayBuffer>, language: Visit['language'], currency: Currency) {
  const cells = isSpreadsheet(bytes) ? await readCells(bytes, String) : textCells(bytes, language);
  return cells && readPriceRows(cells, currency);
}

function textCells(bytes: Uint8Array, language: Visit['language']) {
  const text = readText(bytes, language);
  return text === undefined ? undefined : splitCells(text);
}

export const readStored = async ({ files }: Pick<Shop, 'files'>, importId: string) =>
  new Uint8Array(await buffer(await files.getStream(uploadOf(importId))));

/** The progress of an import with its refused rows, for staff with the task customers. */
export async function readPriceImport(shop: Pick<Shop, 'db'>, visit: Visit, importId: string) {
  const allowed = allowRead(visit, 'customers');
  if (!allowed.ok) return allowed;
  const found = await findJob(shop.db, importId);
  if (found?.kind !== priceImportKind) return refuse({ code: 'import-not-found', importId });
  const { priceList, companyId } = priceImportOptions.parse(found.options);
  return ok({ ...found, priceList, companyId, errors: await listLineErrors(shop.db, importId, mostErrors) });
}

/** For staff with the task customers: the job stops between two batches. Prices that it wrote stay. */
export async function stopPriceImport(shop: Pick<Shop, 'db'>, visit: Visit, importId: string) {
  const allowed = allowChange(visit, 'customers');
  if (!allowed.ok) return allowed;
  const found = await readPriceImport(shop, visit, importId);
  if (!found.ok) return found;
  return inTransaction(shop.db, async (db) => {
    if (!(await askToCancel(db, importId, visit.now))) return refuse({ code: 'import-over', importId });
    const { priceList, companyId } = found.value;
    await recordChange(db, visit, {
      action: 'price-list.import-stopped',
      subject: priceList,
      madeFor: companyId,
      after: { importId },
    });
    return ok({ importId });
  });
}
