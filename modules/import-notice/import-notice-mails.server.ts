import * as z from 'zod';
import type { ShopEvent, Subscriber } from '#platform/events/event.ts';
import { findAddressee } from '../account/addressee.server.ts';
import { shopLink } from '../account/shop-link.server.ts';
import type { BulkJob } from '../bulk-job/bulk-job.ts';
import { findJob } from '../bulk-job/bulk-job-store.server.ts';
import { findAskerOf } from '../bulk-job/ended-jobs.server.ts';
import type { HrefOf } from '../href-of.ts';
import { sendLetter } from '../notifications/send-letter.server.ts';
import type { Shop } from '../shop.server.ts';
import { importEnded, importEndedPayload } from './import-notice-events.ts';

type MailShop = Pick<Shop, 'db' | 'clock' | 'env' | 'mail' | 'texts' | 'live'>;

/** Tells the person who started an import how it ended. */
export function importNoticeMails(shop: MailShop, hrefOf: HrefOf): Subscriber[] {
  return [{ name: 'mail-import-notice', to: importEnded, handle: (event) => mailEnded(shop, hrefOf, event) }];
}

async function mailEnded(shop: MailShop, hrefOf: HrefOf, { eventId, payload }: ShopEvent): Promise<void> {
  const { jobId } = importEndedPayload.parse(payload);
  const job = await findJob(shop.db, jobId);
  if (!job || !isNews(job)) return;
  const customerId = await findAskerOf(shop.db, jobId);
  const asker = customerId === undefined ? undefined : await findAddressee(shop, customerId);
  if (!asker) return;
  const { to, market, language } = asker;
  const { page, params, query } = pageOf(job);
  const facts = { fileName: job.source };
  await sendLetter(shop, {
    kind: job.state === 'done' ? 'import-finished' : 'import-stopped',
    eventId,
    to,
    language,
    url: shopLink(shop, market, hrefOf(page, language, params), query),
    facts: { ...facts, accepted: String(job.accepted), refused: String(job.refused) },
    reader: { customerId: asker.customerId, facts, page, params },
  });
}

/**
 * A feed that a program sends each hour causes a notice only if something was refused. A feed of the command line has
 * no sender, and its result was printed.
 */
function isNews({ kind, source, state, refused, options }: BulkJob): boolean {
  if (kind === 'business-feed' && options.asker === undefined) return false;
  return source !== 'API' || state !== 'done' || refused > 0;
}

const priceList = z.object({ priceList: z.string(), companyId: z.number().optional() });

type Page = { page: string; params: Record<string, string>; query?: Record<string, string> };

/** The page that shows the import. Lists of prices have one only at the company on whose page the sheet was uploaded. */
function pageOf({ id, kind, options }: BulkJob): Page {
  if (kind === 'catalogue-import') return { page: 'staffImport', params: { id } };
  if (kind === 'business-feed') return { page: 'staffBusinessFeed', params: { id } };
  const { priceList: list, companyId } = priceList.parse(options);
  if (companyId === undefined) return { page: 'notices', params: {} };
  return { page: 'editPriceLists', params: { customer_id: String(companyId) }, query: { list, job: id } };
}
