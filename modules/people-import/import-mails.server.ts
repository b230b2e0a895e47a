import type { ShopEvent, Subscriber } from '#platform/events/event.ts';
import { findAddressee } from '../account/addressee.server.ts';
import { shopLink } from '../account/shop-link.server.ts';
import { findJob } from '../bulk-job/bulk-job-store.server.ts';
import type { HrefOf } from '../href-of.ts';
import { sendLetter } from '../notifications/send-letter.server.ts';
import type { Shop } from '../shop.server.ts';
import { peopleImportEnded, peopleImportEndedPayload } from './import-events.ts';
import { findImport } from './import-store.server.ts';

type MailShop = Pick<Shop, 'db' | 'clock' | 'env' | 'mail' | 'texts' | 'live'>;

/** Notifies the person who started an import of its result, because a large sheet takes longer than people wait. */
export function importMails(shop: MailShop, hrefOf: HrefOf): Subscriber[] {
  return [{ name: 'mail-import-ended', to: peopleImportEnded, handle: (event) => mailEnded(shop, hrefOf, event) }];
}

async function mailEnded(shop: MailShop, hrefOf: HrefOf, { eventId, payload }: ShopEvent): Promise<void> {
  const { importId } = peopleImportEndedPayload.parse(payload);
  const [sheet, job] = [await findImport(shop.db, importId), await findJob(shop.db, importId)];
  // Discarded since, or the person's account is deleted.
  if (!sheet || !job || sheet.askedBy === undefined) return;
  const asker = await findAddressee(shop, sheet.askedBy, sheet.language);
  if (!asker) return;
  const { customerId, to, market, language } = asker;
  const params = { importId };
  const [page, facts] = ['companyImportSheet', { fileName: sheet.fileName }];
  await sendLetter(shop, {
    kind: job.state === 'done' ? 'import-finished' : 'import-stopped',
    eventId,
    to,
    language,
    url: shopLink(shop, market, hrefOf(page, language, params)),
    facts: { ...facts, accepted: String(job.accepted), refused: String(job.refused) },
    reader: { customerId, companyId: sheet.companyId, facts, page, params },
  });
}
