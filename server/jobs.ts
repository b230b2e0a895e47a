import { routeHref } from '#app/addresses/page-addresses.ts';
import { removeLinksBefore } from '#modules/account/link-token.server.ts';
import { forgetOldApprovals } from '#modules/approval/approvals-of-person.server.ts';
import { approvalMailJobs } from '#modules/approval-mail/approval-mail-jobs.server.ts';
import { removeDecisionLinksBefore } from '#modules/approval-mail/decision-link-store.server.ts';
import { pruneAudit } from '#modules/audit/prune-audit.server.ts';
import { removeSessionsBefore } from '#modules/auth/session-store.server.ts';
import { removeJobsBefore } from '#modules/bulk-job/jobs-of-person.server.ts';
import { removeOrphanFiles } from '#modules/bulk-job/remove-orphan-files.server.ts';
import {
  businessFeedJob,
  endAbandonedFeeds,
  requestedFeed,
  runRequestedFeed,
} from '#modules/business-feed/request-feed.server.ts';
import { pruneCarts } from '#modules/cart/prune-carts.server.ts';
import { endAbandonedCatalogue } from '#modules/catalogue/import-catalogue.server.ts';
import { forgetRemovals } from '#modules/catalogue/removal-store.server.ts';
import { importJob, requestedImport, runRequestedImport } from '#modules/catalogue/request-import.server.ts';
import { checkoutJobs } from '#modules/checkout/checkout-jobs.server.ts';
import { pruneApplications } from '#modules/company-application/prune-applications.server.ts';
import { pruneMessages } from '#modules/contact/prune-messages.server.ts';
import { contentEditorJobs } from '#modules/content-editor/publish-due.server.ts';
import { forgetOldDeputies } from '#modules/deputy/deputies-of-person.server.ts';
import { favouriteCampaignJobs } from '#modules/favourite-campaign/favourite-campaign-jobs.server.ts';
import { fulfilmentJobs } from '#modules/fulfilment/fulfilment-jobs.server.ts';
import { removeScansBefore } from '#modules/garment/scan-store.server.ts';
import { keptSince } from '#modules/garment/scans-kept.ts';
import { importNoticeJobs } from '#modules/import-notice/import-notice-jobs.server.ts';
import { removeCountsBefore } from '#modules/insights/count-store.server.ts';
import { forgetOldTickets } from '#modules/limit-ticket/ticket-store.server.ts';
import { newsletterJobs } from '#modules/newsletter/newsletter-jobs.server.ts';
import { mailingJobs } from '#modules/newsletter/sync-mailing.server.ts';
import { noticeDigestJobs } from '#modules/notice-digest/notice-digest-jobs.server.ts';
import { removeNoticesBefore } from '#modules/notices/notice-store.server.ts';
import { pendingOrderJobs } from '#modules/pending-order/pending-order-jobs.server.ts';
import { removeOffersBefore } from '#modules/people/offer-store.server.ts';
import {
  applyPeople,
  endAbandonedImports,
  peopleImportJob,
  requestedPeople,
} from '#modules/people-import/apply-people.server.ts';
import { removeImportsBefore } from '#modules/people-import/import-store.server.ts';
import { priceImportJob, requestedPriceImport } from '#modules/price-sheet/import-price-list.server.ts';
import { endAbandonedPriceImports, runPriceImport } from '#modules/price-sheet/run-price-import.server.ts';
import { forgetReturnedForms, removePunchoutBefore } from '#modules/punchout/punchout-of-person.server.ts';
import { removeTrialSecretsBefore } from '#modules/punchout/trial-credential.server.ts';
import { removeDocumentsBefore } from '#modules/punchout-log/document-store.server.ts';
import { removeAnswersBefore } from '#modules/punchout-order/procurement-order-store.server.ts';
import { punchoutOrderJobs } from '#modules/punchout-order/send-messages.server.ts';
import { removeTrialsBefore } from '#modules/punchout-trial/trial-store.server.ts';
import { removeMissingBefore } from '#modules/redirect/missing-store.server.ts';
import { restockJobs } from '#modules/restock/restock-jobs.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import { removeProofsBefore } from '#modules/tracking/save-consent.server.ts';
import { removeSocialEventsBefore } from '#modules/tracking/track-social.server.ts';
import { webhookJobs } from '#modules/webhook/webhook-jobs.server.ts';
import { removeDeliveredBefore } from '#platform/events/outbox-store.server.ts';
import { forgetRequestsBefore } from '#platform/http/idempotency-store.server.ts';
import type { Job } from '#platform/jobs/jobs.server.ts';

const day = 24 * 60 * 60 * 1000;
/** A reader that has missed more deletions than this reads the whole catalogue again, which takes seconds. */
const removalsKept = 20_000;

/** Scheduled jobs. */
export function jobs(shop: Omit<Shop, 'jobs'>): Job[] {
  const { db, clock, log } = shop;
  return [
    ...checkoutJobs(shop),
    ...fulfilmentJobs(shop),
    ...webhookJobs(shop),
    ...punchoutOrderJobs(shop),
    ...restockJobs(shop),
    ...importNoticeJobs(shop),
    ...favouriteCampaignJobs(shop),
    ...noticeDigestJobs(shop),
    ...newsletterJobs(shop),
    ...mailingJobs(shop),
    ...contentEditorJobs(shop),
    ...pendingOrderJobs(shop),
    ...approvalMailJobs(shop, routeHref),
    {
      name: importJob,
      mayTakeSeconds: 6 * 60 * 60,
      run: (data) => runRequestedImport(shop, requestedImport.parse(data)),
    },
    {
      name: priceImportJob,
      mayTakeSeconds: 60 * 60,
      run: (data) => runPriceImport(shop, requestedPriceImport.parse(data)),
    },
    {
      name: peopleImportJob,
      mayTakeSeconds: 60 * 60,
      run: (data) => applyPeople(shop, requestedPeople.parse(data).importId),
    },
    {
      name: businessFeedJob,
      mayTakeSeconds: 6 * 60 * 60,
      run: (data) => runRequestedFeed(shop, requestedFeed.parse(data).feedId),
    },
    {
      name: 'housekeeping',
      cron: '17 3 * * *',
      run: async () => {
        const now = clock.now().getTime();
        const events = await removeDeliveredBefore(db, new Date(now - 30 * day));
        await forgetRequestsBefore(db, new Date(now - 2 * day));
        for (const kind of ['product', 'stock'] as const) await forgetRemovals(db, kind, removalsKept);
        const sessions = await removeSessionsBefore(db, new Date(now - 2 * day));
        await removeLinksBefore(db, new Date(now - 2 * day));
        await removeDecisionLinksBefore(db, new Date(now - 30 * day));
        await removePunchoutBefore(db, new Date(now - 90 * day));
        await removeDocumentsBefore(db, new Date(now - 90 * day));
        await removeTrialsBefore(db, new Date(now - 2 * day));
        await removeTrialSecretsBefore(db, clock.now());
        await forgetReturnedForms(db, clock.now());
        await removeAnswersBefore(db, new Date(now - 400 * day));
        const { carts, rows } = await pruneCarts(db, clock.now());
        const offers = await removeOffersBefore(db, new Date(now - 90 * day));
        const aDayAgo = new Date(now - day);
        const abandoned = await endAbandoned(shop, aDayAgo);
        const peopleImports = await removeImportsBefore(db, new Date(now - 30 * day));
        await forgetOldApprovals(db, clock.now());
        await forgetOldTickets(db, clock.now());
        await forgetOldDeputies(db, clock.now());
        const scans = await removeScansBefore(db, keptSince(shop.env, clock.now()));
        const changes = await pruneAudit(db, clock.now());
        const consents = await removeProofsBefore(db, new Date(now - 3 * 365 * day));
        await removeSocialEventsBefore(db, new Date(now - 30 * day));
        await removeNoticesBefore(db, new Date(now - 180 * day));
        await removeCountsBefore(db, new Date(now - 760 * day));
        await removeMissingBefore(db, new Date(now - 90 * day));
        const applications = await pruneApplications(db, clock.now());
        const contactMessages = await pruneMessages(db, clock.now());
        // Last, so that the rest of the database is cleaned even if the file storage is unavailable.
        const bulkJobs = await removeOldJobs(shop, new Date(now - 180 * day));
        const uploads = (await shop.files.removeOlder('incoming', aDayAgo)) + (await removeOrphanFiles(shop, aDayAgo));
        const kept = { events, sessions, bulkJobs, uploads, carts, rows, offers };
        const removed = { ...kept, abandoned, peopleImports, scans, changes, consents, applications, contactMessages };
        log.info(
          removed,
          'old events, remembered answers, sessions, visits of procurement systems, links, jobs, broken uploads, carts, offers of a membership, sheets of people, approvals, scans of garments, audit entries, proofs of consent, applications of companies and messages of the contact form were removed',
        );
      },
    },
  ];
}

/** Jobs of all kinds whose process or queue ended before they did. Their uploads go with the files that no job needs. */
async function endAbandoned(shop: Omit<Shop, 'jobs'>, startedBefore: Date): Promise<number> {
  let ended = 0;
  for (const end of [endAbandonedFeeds, endAbandonedImports, endAbandonedCatalogue, endAbandonedPriceImports])
    ended += await end(shop, startedBefore);
  return ended;
}

/** A file that cannot be removed is logged, and its job is retried the next night. */
async function removeOldJobs({ db, files, log }: Pick<Shop, 'db' | 'files' | 'log'>, finishedBefore: Date) {
  const removeFile = (file: string) => files.remove(file);
  const { removed, failed } = await removeJobsBefore(db, { finishedBefore, removeFile });
  for (const { file, error } of failed) log.error({ err: error, file }, 'a file of an old job could not be removed');
  return removed;
}
