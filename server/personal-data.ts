import { readAllowancesOf } from '#modules/allowance/allowance-store.server.ts';
import { readApprovalsOf } from '#modules/approval/approvals-of-person.server.ts';
import { readLinksOf } from '#modules/approval-mail/decision-link-store.server.ts';
import { readRuleChangesOf } from '#modules/approval-rules/rules-of-person.server.ts';
import { readAuditOf } from '#modules/audit/audit-of-person.server.ts';
import { readJobsOf } from '#modules/bulk-job/jobs-of-person.server.ts';
import { readKeysOf } from '#modules/business-feed/key-store.server.ts';
import { readCartsOf } from '#modules/cart/carts-of-person.server.ts';
import { readApplicationsOf } from '#modules/company-application/application-store.server.ts';
import { readContactOf } from '#modules/contact/contact-of-person.server.ts';
import { readDraftsOf } from '#modules/content-editor/drafts-of-person.server.ts';
import { readDeputiesOf } from '#modules/deputy/deputies-of-person.server.ts';
import { readFavouritesOf } from '#modules/favourites/favourites-of-person.server.ts';
import { readReturnsOf } from '#modules/fulfilment/returns-of-person.server.ts';
import { readGarmentsOf } from '#modules/garment/garment-store.server.ts';
import { readWearersOf } from '#modules/laundry/wearers-of-person.server.ts';
import { readTicketsOf } from '#modules/limit-ticket/ticket-store.server.ts';
import { readLogosOf } from '#modules/logo/logo-store.server.ts';
import { readNewsletterOf } from '#modules/newsletter/newsletter-of-person.server.ts';
import { readNoticesOf } from '#modules/notices/notices-of-person.server.ts';
import { readGarmentTextsOf, readOrdersOf } from '#modules/order/orders-of-person.server.ts';
import { readMessagesOf } from '#modules/order-message/message-store.server.ts';
import { readPastLimitsOf } from '#modules/people/fact-store.server.ts';
import { readOffersOf } from '#modules/people/offer-store.server.ts';
import { readSizesOf } from '#modules/people/sizes-of-person.server.ts';
import { readLinesAbout } from '#modules/people-import/line-store.server.ts';
import type { PersonalData } from '#modules/personal-data.ts';
import { readProofsOf } from '#modules/proof-sheet/proof-store.server.ts';
import { readPunchoutOf } from '#modules/punchout/punchout-of-person.server.ts';
import { readDocumentsOf } from '#modules/punchout-log/document-store.server.ts';
import { readWishesOf } from '#modules/restock/wishes-of-person.server.ts';
import { readReviewsOf } from '#modules/review/reviews-of-person.server.ts';
import { readViewsOf } from '#modules/views/views-of-person.server.ts';

/**
 * Modules with personal data, in addition to those that `account` knows. `subscriptions.ts` handles the deletion of
 * accounts.
 */
export const personalData: readonly PersonalData[] = [
  { part: 'bulkJobs', readOf: readJobsOf },
  { part: 'businessKeys', readOf: readKeysOf },
  { part: 'companyApplications', readOf: readApplicationsOf },
  { part: 'carts', readOf: readCartsOf },
  { part: 'contactMessages', readOf: readContactOf },
  { part: 'sizes', readOf: readSizesOf },
  { part: 'formerAmountLimits', readOf: readPastLimitsOf },
  { part: 'membershipOffers', readOf: readOffersOf },
  { part: 'linesOfPeopleImports', readOf: readLinesAbout },
  { part: 'orders', readOf: readOrdersOf },
  { part: 'garmentTexts', readOf: readGarmentTextsOf },
  { part: 'garments', readOf: readGarmentsOf },
  { part: 'proofs', readOf: readProofsOf },
  { part: 'orderApprovals', readOf: readApprovalsOf },
  { part: 'approvalRules', readOf: readRuleChangesOf },
  { part: 'allowances', readOf: readAllowancesOf },
  { part: 'approvalDeputies', readOf: readDeputiesOf },
  { part: 'procurementDocuments', readOf: readDocumentsOf },
  { part: 'procurementSessions', readOf: readPunchoutOf },
  { part: 'decisionLinks', readOf: readLinksOf },
  { part: 'limitTickets', readOf: readTicketsOf },
  { part: 'logos', readOf: readLogosOf },
  { part: 'orderMessages', readOf: readMessagesOf },
  { part: 'orderReturns', readOf: readReturnsOf },
  { part: 'favourites', readOf: readFavouritesOf },
  { part: 'laundryWearers', readOf: readWearersOf },
  { part: 'reviews', readOf: readReviewsOf },
  { part: 'newsletter', readOf: readNewsletterOf },
  { part: 'notices', readOf: readNoticesOf },
  { part: 'restockWishes', readOf: readWishesOf },
  { part: 'contentVersions', readOf: readDraftsOf },
  { part: 'changes', readOf: readAuditOf },
  { part: 'savedViews', readOf: readViewsOf },
];
