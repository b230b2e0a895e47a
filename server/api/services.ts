import { OpenAPIHono } from '@hono/zod-openapi';
import { openHref } from '#app/addresses/open-href.ts';
import { routeHref } from '#app/addresses/page-addresses.ts';
import type { Language } from '#core/locale.ts';
import { accountApi } from '#modules/account/account-api.server.ts';
import { clientsApi } from '#modules/account/clients-api.server.ts';
import { staffApi } from '#modules/account/staff-api.server.ts';
import { actingApi } from '#modules/acting/acting-api.server.ts';
import { addressApi } from '#modules/address/address-api.server.ts';
import { allowancesApi } from '#modules/allowance/allowances-api.server.ts';
import { type Api, type ApiEnv, ownKeyMark, policyMark } from '#modules/api.server.ts';
import { approvalRulesApi } from '#modules/approval-rules/approval-rules-api.server.ts';
import { businessFeedApi } from '#modules/business-feed/business-feed-api.server.ts';
import {
  cartMailApi,
  cartPromotionsApi,
  cartsApi,
  cartTotalsApi,
  promotionApi,
  rowsApi,
  savedCartsApi,
} from '#modules/cart/cart-apis.server.ts';
import { importApi } from '#modules/catalogue/import-api.server.ts';
import { paymentsApi } from '#modules/checkout/payments-api.server.ts';
import { sendApi } from '#modules/checkout/send-api.server.ts';
import { companyApi } from '#modules/company/company-api.server.ts';
import { findMarketIdOf } from '#modules/company/company-membership-store.server.ts';
import { companySettingsApi } from '#modules/company/company-settings-api.server.ts';
import { resellerSlugsApi } from '#modules/company/reseller-slugs-api.server.ts';
import { companiesApi } from '#modules/company-admin/companies-api.server.ts';
import { companyAddressesApi } from '#modules/company-admin/company-addresses-api.server.ts';
import { companyFamilyApi } from '#modules/company-admin/company-family-api.server.ts';
import { companyPriceListsApi } from '#modules/company-admin/company-price-lists-api.server.ts';
import { priceListsApi } from '#modules/company-admin/price-lists-api.server.ts';
import { applicationApi } from '#modules/company-application/application-api.server.ts';
import { companyHistoryApi } from '#modules/company-history/company-history-api.server.ts';
import { companyPagesApi } from '#modules/company-page/company-pages-api.server.ts';
import { checkServices } from '#modules/company-settings/check-services.server.ts';
import { companySettingsGuideApi } from '#modules/company-settings/company-settings-guide-api.server.ts';
import { contactApi } from '#modules/contact/contact-api.server.ts';
import { contentApi } from '#modules/content/content-api.server.ts';
import { contentCallsApi } from '#modules/content-calls/content-calls-api.server.ts';
import { contentEditorApi } from '#modules/content-editor/content-editor-api.server.ts';
import { deliveryApi } from '#modules/delivery/delivery-api.server.ts';
import { deputyApi } from '#modules/deputy/deputy-api.server.ts';
import { documentsApi } from '#modules/document/documents-api.server.ts';
import { favouritesApi } from '#modules/favourites/favourites-api.server.ts';
import { flagsApi } from '#modules/flags/flags-api.server.ts';
import { orderStatusApi, reportsApi } from '#modules/fulfilment/fulfilment-api.server.ts';
import { refuseImportsApi } from '#modules/fulfilment/refuse-imports-api.server.ts';
import { garmentsApi } from '#modules/garment/garments-api.server.ts';
import { guideMailApi, guidesApi } from '#modules/guide/guides-api.server.ts';
import { instantOrderApi } from '#modules/instant-order/instant-order-api.server.ts';
import { laundryApi } from '#modules/laundry/laundry-api.server.ts';
import { limitTicketsApi, orderLimitsApi } from '#modules/limit-ticket/limits-api.server.ts';
import { logosApi } from '#modules/logo/logos-api.server.ts';
import { marketApi } from '#modules/market/market-api.server.ts';
import { marketSettingsApi } from '#modules/market/market-settings-api.server.ts';
import { metadataApi } from '#modules/market/metadata-api.server.ts';
import { mediaApi } from '#modules/media/media-api.server.ts';
import { mediaLibraryApi } from '#modules/media-library/media-library-api.server.ts';
import { mailEventsApi } from '#modules/newsletter/mail-events-api.server.ts';
import { newsletterApi } from '#modules/newsletter/newsletter-api.server.ts';
import { newsletterKeysApi } from '#modules/newsletter/newsletter-keys-api.server.ts';
import { signupContentApi } from '#modules/newsletter/signup-content-api.server.ts';
import { noticesApi } from '#modules/notices/notices-api.server.ts';
import { recentlyBoughtApi } from '#modules/order/recently-bought-api.server.ts';
import { historyApi } from '#modules/order-history/history-api.server.ts';
import { ordersApi } from '#modules/order-history/orders-api.server.ts';
import { messagesApi } from '#modules/order-message/messages-api.server.ts';
import { paymentMethodsApi } from '#modules/payment/payment-methods-api.server.ts';
import { simulatorApi } from '#modules/payment/simulator-api.server.ts';
import { decisionApi } from '#modules/pending-order/decision-api.server.ts';
import { pendingApi } from '#modules/pending-order/pending-api.server.ts';
import { reservationApi } from '#modules/pending-order/reservation-api.server.ts';
import { auditApi } from '#modules/people/audit-api.server.ts';
import { customerInfosApi } from '#modules/people/customer-infos-api.server.ts';
import { customerChangesApi } from '#modules/people-admin/customer-changes-api.server.ts';
import { customerLookupApi } from '#modules/people-admin/customer-lookup-api.server.ts';
import { customersApi } from '#modules/people-admin/customers-api.server.ts';
import { peopleImportApi } from '#modules/people-import/people-import-api.server.ts';
import { priceSheetApi } from '#modules/price-sheet/price-sheet-api.server.ts';
import { taxApi } from '#modules/pricing/tax-api.server.ts';
import { categoriesApi } from '#modules/product-api/categories-api.server.ts';
import { filtersApi } from '#modules/product-api/filters-api.server.ts';
import { groupsApi } from '#modules/product-api/groups-api.server.ts';
import { imagesApi } from '#modules/product-api/images-api.server.ts';
import { parametricsApi } from '#modules/product-api/parametrics-api.server.ts';
import { pricesApi } from '#modules/product-api/prices-api.server.ts';
import { productsApi } from '#modules/product-api/products-api.server.ts';
import { reviewsApi } from '#modules/product-api/reviews-api.server.ts';
import { stockApi } from '#modules/product-api/stock-api.server.ts';
import { variantsApi } from '#modules/product-api/variants-api.server.ts';
import { campaignsApi } from '#modules/promotion/campaigns-api.server.ts';
import { proofsApi } from '#modules/proof-sheet/proofs-api.server.ts';
import { connectionApi } from '#modules/punchout/connection-api.server.ts';
import { frameApi } from '#modules/punchout/frame-api.server.ts';
import { punchoutLoginApi } from '#modules/punchout/login-api.server.ts';
import { punchoutReturnApi } from '#modules/punchout/return-api.server.ts';
import { answerOrder } from '#modules/punchout-order/answer-order.server.ts';
import { outboundApi } from '#modules/punchout-order/outbound-api.server.ts';
import type { Trial } from '#modules/punchout-trial/trial.ts';
import { trialApi } from '#modules/punchout-trial/trial-api.server.ts';
import { workbenchApi } from '#modules/punchout-workbench/workbench-api.server.ts';
import { redirectsApi } from '#modules/redirect/redirects-api.server.ts';
import { restockApi } from '#modules/restock/restock-api.server.ts';
import { returnDaysApi } from '#modules/returns/return-days-api.server.ts';
import { returnsApi } from '#modules/returns/returns-api.server.ts';
import { moderationApi } from '#modules/review/moderation-api.server.ts';
import { ownReviewsApi } from '#modules/review/own-reviews-api.server.ts';
import type { RoutePolicy } from '#modules/route-policy.ts';
import { baseOf, type Service } from '#modules/services.ts';
import { sizeGuideContentApi, sizesApi } from '#modules/sizing/sizes-api.server.ts';
import { storesApi } from '#modules/store-finder/stores-api.server.ts';
import { klevuApi } from '#modules/tracking/klevu-api.server.ts';
import { socialApi } from '#modules/tracking/social-api.server.ts';
import { trackingApi } from '#modules/tracking/tracking-api.server.ts';
import { translationsApi } from '#modules/translation/translations-api.server.ts';
import { textTemplatesApi, vasLookupApi } from '#modules/vas/vas-api.server.ts';
import { viewsApi } from '#modules/views/views-api.server.ts';
import { whyApi } from '#modules/why/why-api.server.ts';
import type { DeclaredCall } from '../route-policies.ts';

const productHref = (language: Language, uniqueName: string) => routeHref('product', language, { uniqueName });

const trialHref = (language: Language) => (trial: Pick<Trial, 'id' | 'companyId' | 'isStaff'>) => {
  const page = trial.isStaff ? 'staffPunchoutTrial' : 'companyPunchoutTrial';
  return `${routeHref(page, language, { id: String(trial.companyId) })}?trial=${trial.id}`;
};

/** The modules that implement each service. */
const answeredBy: Partial<Record<Service, () => Api[]>> = {
  address: () => [addressApi()],
  tracking: () => [trackingApi()],
  facebook: () => [socialApi()],
  klevu: () => [klevuApi()],
  audit: () => [auditApi(), companyHistoryApi()],
  auth: () => [
    accountApi(),
    actingApi(),
    clientsApi(),
    staffApi(),
    punchoutLoginApi(productHref, answerOrder),
    frameApi(),
  ],
  cart: () => [savedCartsApi(), cartsApi(), rowsApi()],
  // Fixed paths before those with a company id: companies/names is not a company.
  company: () => [
    applicationApi(),
    businessFeedApi(),
    companyFamilyApi(),
    approvalRulesApi(),
    allowancesApi(),
    connectionApi(),
    outboundApi(),
    workbenchApi(),
    trialApi(trialHref),
    companyApi(),
    companiesApi(),
    companyAddressesApi(),
    companyPriceListsApi(),
  ],
  // Fixed paths before those with a number: customers/search is not a customer.
  customer: () => [
    favouritesApi(),
    customerInfosApi(findMarketIdOf),
    peopleImportApi(),
    customerLookupApi(),
    customerChangesApi(),
    limitTicketsApi(),
    whyApi(),
    customersApi(),
  ],
  document: () => [documentsApi(), priceSheetApi()],
  content: () => [
    contentApi(),
    contentCallsApi(),
    contentEditorApi(),
    storesApi(),
    signupContentApi(),
    sizeGuideContentApi(),
    mediaApi(),
    mediaLibraryApi(),
    resellerSlugsApi(),
    companyPagesApi(),
    guidesApi(),
    redirectsApi(),
    translationsApi(),
  ],
  feature: () => [flagsApi()],
  market: () => [marketApi()],
  metadata: () => [metadataApi(), deliveryApi(), paymentMethodsApi()],
  notifications: () => [
    cartMailApi(),
    restockApi(),
    newsletterApi(),
    guideMailApi(routeHref),
    noticesApi(openHref),
    contactApi(),
    mailEventsApi(),
  ],
  orderhistory: () => [recentlyBoughtApi(), historyApi(), returnsApi(), messagesApi(), orderStatusApi()],
  order: () => [
    cartTotalsApi(),
    sendApi(),
    pendingApi(),
    decisionApi(),
    deputyApi(),
    orderLimitsApi(),
    paymentsApi(),
    simulatorApi(),
    ordersApi(),
    reportsApi(),
    refuseImportsApi(),
    punchoutReturnApi(),
    newsletterKeysApi(),
  ],
  price: () => [promotionApi(), cartPromotionsApi(), campaignsApi(), taxApi(), pricesApi()],
  // Fixed paths before those with a part number: products/onHand is not a product.
  product: () => [
    importApi(),
    categoriesApi(),
    parametricsApi(),
    groupsApi(),
    filtersApi(),
    sizesApi(),
    stockApi(),
    imagesApi(),
    variantsApi(),
    instantOrderApi(),
    priceListsApi(),
    vasLookupApi(),
    productsApi(),
  ],
  review: () => [reviewsApi(), ownReviewsApi(), moderationApi()],
  settings: () => [
    marketSettingsApi(),
    returnDaysApi(),
    reservationApi(),
    companySettingsApi(checkServices),
    companySettingsGuideApi(),
    viewsApi(),
  ],
  laundry: () => [laundryApi(), garmentsApi()],
  vas: () => [vasLookupApi(), textTemplatesApi(), proofsApi(), logosApi()],
};

/** All services under their base paths. */
export function mountServices(): Api {
  const all = new OpenAPIHono<ApiEnv>();
  for (const [service, apis] of Object.entries(answeredBy))
    for (const api of apis()) all.route(baseOf(service as Service), api);
  return all;
}

export function callsOf(api: Api): DeclaredCall[] {
  return api.openAPIRegistry.definitions.flatMap((definition) => {
    if (definition.type !== 'route') return [];
    const { method, path, request } = definition.route;
    const { [policyMark]: policy } = definition.route as { [policyMark]?: RoutePolicy };
    const accepts = Object.keys(request?.body?.content ?? {});
    return [{ method: method.toUpperCase(), path, accepts, hasOwnKey: ownKeyMark in definition.route, policy }];
  });
}
