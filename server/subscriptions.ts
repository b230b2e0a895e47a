import { routeHref } from '#app/addresses/page-addresses.ts';
import { customerDeleted, customerDeletedPayload } from '#modules/account/account-events.ts';
import { accountMails } from '#modules/account/account-mails.server.ts';
import { forgetAllowancesOf } from '#modules/allowance/allowance-store.server.ts';
import { forgetApprovalsOf } from '#modules/approval/approvals-of-person.server.ts';
import { approvalMailSubscriptions } from '#modules/approval-mail/approval-mail-subscriptions.server.ts';
import { removeDecisionLinksOf } from '#modules/approval-mail/decision-link-store.server.ts';
import { forgetRulePerson } from '#modules/approval-rules/rules-of-person.server.ts';
import { eraseAuditOf } from '#modules/audit/audit-of-person.server.ts';
import { forgetAskerOf } from '#modules/bulk-job/jobs-of-person.server.ts';
import { forgetKeysOf } from '#modules/business-feed/key-store.server.ts';
import { cartMails } from '#modules/cart/cart-mails.server.ts';
import { removeCartsOf } from '#modules/cart/carts-of-person.server.ts';
import { checkoutSubscriptions } from '#modules/checkout/checkout-subscriptions.server.ts';
import { applicationMails } from '#modules/company-application/application-mails.server.ts';
import { removeApplicationsOf } from '#modules/company-application/application-store.server.ts';
import { contactMails } from '#modules/contact/contact-mails.server.ts';
import { removeContactOf } from '#modules/contact/contact-of-person.server.ts';
import { forgetAuthorOf } from '#modules/content-editor/drafts-of-person.server.ts';
import { scheduleMails } from '#modules/content-editor/schedule-mails.server.ts';
import { removeDeputiesOf } from '#modules/deputy/deputies-of-person.server.ts';
import { documentSubscriptions } from '#modules/document/document-subscriptions.server.ts';
import { invoiceAttachments } from '#modules/document/invoice-attachment.server.ts';
import { eInvoiceAttachments, eInvoiceSubscriptions } from '#modules/e-invoice/e-invoice-subscriptions.server.ts';
import { favouriteCampaignMails } from '#modules/favourite-campaign/favourite-campaign-mails.server.ts';
import { removeFavouritesOf } from '#modules/favourites/favourites-of-person.server.ts';
import { fulfilmentSubscriptions } from '#modules/fulfilment/fulfilment-subscriptions.server.ts';
import { forgetReturnsOf } from '#modules/fulfilment/returns-of-person.server.ts';
import { forgetWearerOf } from '#modules/garment/garment-store.server.ts';
import { garmentSubscriptions } from '#modules/garment/garment-subscriptions.server.ts';
import { importNoticeMails } from '#modules/import-notice/import-notice-mails.server.ts';
import { invoiceSubscriptions } from '#modules/invoice/keep-seller.server.ts';
import { laundrySubscriptions } from '#modules/laundry/laundry-subscriptions.server.ts';
import { removeWearersOf } from '#modules/laundry/wearers-of-person.server.ts';
import { limitTicketMails } from '#modules/limit-ticket/limit-mails.server.ts';
import { eraseTicketsOf } from '#modules/limit-ticket/ticket-store.server.ts';
import { forgetLogoPeople } from '#modules/logo/logo-store.server.ts';
import { newsletterMails } from '#modules/newsletter/newsletter-mails.server.ts';
import { removeNewsletterOf } from '#modules/newsletter/newsletter-of-person.server.ts';
import { mailingSubscriptions } from '#modules/newsletter/sync-mailing.server.ts';
import { noticeDigestMails } from '#modules/notice-digest/notice-digest-mails.server.ts';
import { removeNoticesOf } from '#modules/notices/notices-of-person.server.ts';
import { createOrderFollower, orderSubscriptions } from '#modules/order/order-subscriptions.server.ts';
import { removeMessagesOf } from '#modules/order-message/message-store.server.ts';
import { orderMessageSubscriptions } from '#modules/order-message/order-message-subscriptions.server.ts';
import { pendingOrderSubscriptions } from '#modules/pending-order/pending-order-subscriptions.server.ts';
import { sayReasons } from '#modules/pending-order/say-reasons.server.ts';
import { withdrawOrdersOf } from '#modules/pending-order/withdraw-orders-of.server.ts';
import { removeSizesOf } from '#modules/people/sizes-of-person.server.ts';
import { personMails } from '#modules/people-admin/person-mails.server.ts';
import { importMails } from '#modules/people-import/import-mails.server.ts';
import { removeLinesAbout } from '#modules/people-import/line-store.server.ts';
import { campaignSubscriptions } from '#modules/promotion/campaign-subscriptions.server.ts';
import { sayHeld } from '#modules/proof-sheet/held-states.server.ts';
import { logoDecisionSubscriptions } from '#modules/proof-sheet/logo-decision.server.ts';
import { removeProofsOf } from '#modules/proof-sheet/proof-store.server.ts';
import { proofSubscriptions } from '#modules/proof-sheet/proof-subscriptions.server.ts';
import { removePunchoutOf } from '#modules/punchout/punchout-of-person.server.ts';
import { removeDocumentsOf } from '#modules/punchout-log/document-store.server.ts';
import { punchoutOrderSubscriptions } from '#modules/punchout-order/queue-messages.server.ts';
import { removeTrialsOf } from '#modules/punchout-trial/trial-store.server.ts';
import { restockMails } from '#modules/restock/restock-mails.server.ts';
import { removeWishesOf } from '#modules/restock/wishes-of-person.server.ts';
import { returnsSubscriptions } from '#modules/returns/returns-subscriptions.server.ts';
import { reviewMails } from '#modules/review/review-mails.server.ts';
import { removeReviewsOf } from '#modules/review/reviews-of-person.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import { removeViewsOf } from '#modules/views/views-of-person.server.ts';
import { webhookSubscriptions } from '#modules/webhook/webhook-subscriptions.server.ts';
import type { Subscriber } from '#platform/events/event.ts';

/** All event subscriptions: the one place that connects modules which do not depend on each other. */
export function subscriptions(shop: Omit<Shop, 'jobs'>): Subscriber[] {
  const { db } = shop;
  const follow = createOrderFollower(db);
  return [
    ...accountMails(shop),
    ...personMails(shop),
    ...applicationMails(shop),
    ...importMails(shop, routeHref),
    ...importNoticeMails(shop, routeHref),
    ...scheduleMails(shop, routeHref),
    ...reviewMails(shop, routeHref),
    ...favouriteCampaignMails(shop, routeHref),
    ...noticeDigestMails(shop, routeHref),
    ...cartMails(shop),
    ...orderSubscriptions(shop, follow, {
      reasons: (order) => sayReasons(shop, order.language, order),
      held: (order) => sayHeld(shop, order),
    }),
    ...checkoutSubscriptions(shop),
    ...proofSubscriptions(shop, follow),
    ...logoDecisionSubscriptions(shop, routeHref),
    ...pendingOrderSubscriptions(shop),
    ...approvalMailSubscriptions(shop, routeHref),
    ...limitTicketMails(shop, routeHref),
    ...fulfilmentSubscriptions(shop, routeHref, paperFiles(shop)),
    ...invoiceSubscriptions(shop),
    ...garmentSubscriptions(shop),
    ...documentSubscriptions(shop),
    ...eInvoiceSubscriptions(shop),
    ...returnsSubscriptions(shop, routeHref),
    ...orderMessageSubscriptions(shop, routeHref),
    ...webhookSubscriptions(shop),
    ...punchoutOrderSubscriptions(shop),
    ...campaignSubscriptions(shop),
    ...laundrySubscriptions(shop, follow, routeHref),
    ...restockMails(shop, routeHref),
    ...newsletterMails(shop, routeHref),
    ...contactMails(shop),
    ...mailingSubscriptions(shop),
    whenDeleted('forget-asker', (customerId) => forgetAskerOf(db, customerId)),
    whenDeleted('forget-business-keys', (customerId) => forgetKeysOf(db, customerId)),
    {
      name: 'withdraw-orders',
      to: customerDeleted,
      handle: ({ payload }) => withdrawOrdersOf(shop, customerDeletedPayload.parse(payload)),
    },
    whenDeleted('remove-limit-tickets', (customerId) => eraseTicketsOf(db, customerId)),
    whenDeleted('remove-decision-links', (customerId) => removeDecisionLinksOf(db, customerId)),
    whenDeleted('forget-rule-person', (customerId) => forgetRulePerson(shop, customerId)),
    whenDeleted('remove-deputies', (customerId) => removeDeputiesOf(db, customerId)),
    whenDeleted('forget-logo-people', (customerId) => forgetLogoPeople(db, customerId)),
    whenDeleted('forget-approvals', (customerId) => forgetApprovalsOf(db, customerId)),
    whenDeleted('forget-allowances', (customerId) => forgetAllowancesOf(shop, customerId)),
    whenDeleted('remove-procurement-documents', (customerId) => removeDocumentsOf(db, customerId)),
    whenDeleted('remove-punch-out-trials', (customerId) => removeTrialsOf(db, customerId)),
    whenDeleted('remove-punch-out', (customerId) => removePunchoutOf(db, customerId)),
    whenDeleted('remove-carts', (customerId) => removeCartsOf(db, customerId)),
    whenDeleted('remove-proofs', (customerId) => removeProofsOf(db, customerId)),
    {
      name: 'remove-people-import-lines',
      to: customerDeleted,
      handle: async ({ payload }) => {
        const { customerId, addressDigest } = customerDeletedPayload.parse(payload);
        await removeLinesAbout(db, { customerId, addressDigest });
      },
    },
    {
      name: 'remove-newsletter',
      to: customerDeleted,
      handle: async ({ payload }) => {
        const { addressDigest } = customerDeletedPayload.parse(payload);
        if (addressDigest !== undefined) await removeNewsletterOf(shop, addressDigest);
      },
    },
    {
      name: 'remove-contact-messages',
      to: customerDeleted,
      handle: async ({ payload }) => {
        const { customerId, addressDigest } = customerDeletedPayload.parse(payload);
        await removeContactOf(db, customerId, addressDigest);
      },
    },
    whenDeleted('remove-sizes', (customerId) => removeSizesOf(db, customerId)),
    whenDeleted('remove-order-messages', (customerId) => removeMessagesOf(db, customerId)),
    whenDeleted('forget-order-returns', (customerId) => forgetReturnsOf(db, customerId)),
    whenDeleted('remove-laundry-wearers', (customerId) => removeWearersOf(db, customerId)),
    whenDeleted('forget-wearer-of-garments', (customerId) => forgetWearerOf(db, customerId)),
    whenDeleted('remove-favourites', (customerId) => removeFavouritesOf(db, customerId)),
    whenDeleted('remove-reviews', (customerId) => removeReviewsOf(shop, customerId)),
    whenDeleted('remove-company-applications', (customerId) => removeApplicationsOf(db, customerId)),
    whenDeleted('remove-views', (customerId) => removeViewsOf(db, customerId)),
    whenDeleted('remove-notices', (customerId) => removeNoticesOf(db, customerId)),
    whenDeleted('forget-content-author', (customerId) => forgetAuthorOf(db, customerId)),
    whenDeleted('remove-restock-wishes', (customerId) => removeWishesOf(db, customerId)),
    whenDeleted('erase-audit-values', (customerId) => eraseAuditOf(db, customerId)),
  ];
}

/** The files of an invoice or a credit note: a PDF and, if there is one, an e-invoice file. */
function paperFiles(shop: Omit<Shop, 'jobs'>): ReturnType<typeof invoiceAttachments> {
  const [pdfOf, fileOf] = [invoiceAttachments(shop), eInvoiceAttachments(shop)];
  return async (billed) => [...(await pdfOf(billed)), ...(await fileOf(billed))];
}

const whenDeleted = (name: string, remove: (customerId: number) => Promise<unknown>): Subscriber => ({
  name,
  to: customerDeleted,
  handle: async ({ payload }) => {
    await remove(customerDeletedPayload.parse(payload).customerId);
  },
});
