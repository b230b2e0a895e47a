import { listParameters } from '#modules/assortment/list-parameters.ts';
import { type Role, roles } from '#modules/auth/roles.ts';
import type { ChangeTask } from '#modules/auth/staff-tasks.ts';
import type { RoutePolicy } from '#modules/route-policy.ts';
import { openedFilter } from './components/catalogue/filters/opened-filter.ts';
import { stepScreens } from './routes/checkout/step-screens.ts';
import { outcomeScreens } from './routes/outcome/outcome-screens.ts';

/** A screen: its address, its file, and who may see it. */
export type Page = {
  readonly name: string;
  /** The words of its address, each looked up in the language's spelling, and its parameters. */
  readonly pattern: string;
  /** The part of the pattern before the first parameter: the address of an entity is /{lang}/{suffix}/{id}. */
  readonly suffix: string;
  readonly file: string;
  readonly restricted: boolean;
  /** Empty: everybody, or for a restricted page everybody who is signed in. */
  readonly roles: readonly Role[];
  /** Staff need one of these tasks, or `read-only`. Absent: no task is required. */
  readonly tasks?: readonly ChangeTask[];
  /** The query parameters that change a page which is the same for every anonymous visitor. Absent: never kept. */
  readonly keptBy?: readonly string[];
  /** Exceptions from the security policy. Absent: none. */
  readonly policy?: RoutePolicy;
};

const { administrator, customerAdmin, internal } = roles;
const companyRoles = [administrator, customerAdmin, internal];
const administrators = [administrator, internal];

/** A page is either kept for everybody or has exceptions in its policy, never both. */
type Options = Pick<Page, 'tasks'> & { readonly file: string } & (
    | { readonly keptBy?: readonly string[]; readonly policy?: never }
    | { readonly policy: RoutePolicy; readonly keptBy?: never }
  );

function define(name: string, pattern: string, restricted: boolean, allowed: readonly Role[], options: Options): Page {
  const { file, ...rest } = options;
  return { name, pattern, suffix: pattern.split(/\/?:/)[0] ?? '', file, restricted, roles: allowed, ...rest };
}

const open = (name: string, pattern: string, options: Options) => define(name, pattern, false, [], options);
const signedIn = (name: string, pattern: string, options: Options) => define(name, pattern, true, [], options);
const only = (allowed: readonly Role[], name: string, pattern: string, options: Options) =>
  define(name, pattern, true, allowed, options);

const forTask = (tasks: readonly ChangeTask[], name: string, pattern: string, file: string) =>
  only([internal], name, pattern, { file: `routes/staff/${file}.tsx`, tasks });

/** All product lists are one screen; its kept versions differ by filters and order. */
const productList: Options = { file: 'routes/catalogue/list.tsx', keptBy: [...listParameters, openedFilter] };

/** The cart of a procurement session is posted to the origin that is registered for it. */
const toProcurement: RoutePolicy = {
  postsTo: ({ claims, endedVisit }) => {
    const to = claims ? claims.punch_out_to : endedVisit?.to;
    return to === undefined ? [] : [to];
  },
};

/** The built-in procurement system shows the shop in a frame, like the procurement systems of companies. */
const showsShops: RoutePolicy = { showsShops: true };

/** Every screen of the shop. Router, links, guards, sitemap and the test of routes by roles are made from this table. */
export const pages: readonly Page[] = [
  open('home', '', { file: 'routes/home/home.tsx', keptBy: [] }),
  open('checkout', 'checkout', { file: 'routes/cart/cart.tsx' }),
  open('checkoutOrder', 'checkout/order', stepScreens.order),
  open('checkoutDelivery', 'checkout/delivery', stepScreens.delivery),
  open('cartProofs', 'proofs', { file: 'routes/proof/cart-proofs.tsx' }),
  open('checkoutStatusConfirmed', 'checkout/status/confirmed', outcomeScreens.confirmed),
  open('checkoutStatusFailed', 'checkout/status/failed', outcomeScreens.failed),
  open('checkoutStatusCanceled', 'checkout/status/canceled', outcomeScreens.canceled),
  open('checkoutStatusExternal', 'checkout/status/external', outcomeScreens.external),
  open('checkoutStatusPending', 'checkout/status/pending', outcomeScreens.pending),
  open('checkoutStatusPunchoutConfirmed', 'checkout/status/punchout/confirmed', {
    ...outcomeScreens.punchoutConfirmed,
    policy: toProcurement,
  }),
  open('orderStatus', 'order/status', { file: 'routes/order-page/order-status.tsx' }),
  open('decideOrder', 'order/decide', { file: 'routes/pending-orders/decide-order.tsx' }),
  open('withdrawal', 'withdrawal', { file: 'routes/order-page/withdrawal.tsx' }),
  open('vas', 'vas', { file: 'routes/vas/vas.tsx' }),
  open('sizeguide', 'sizeguide', { file: 'routes/sizing/size-guide.tsx' }),
  open('contactForm', 'brand/contact', { file: 'routes/contact/contact.tsx' }),
  open('findStore', 'brand/contact/find-store', { file: 'routes/store-finder/find-store.tsx' }),
  open('findStoreDetails', 'brand/contact/find-store/:slug', { file: 'routes/store-finder/store.tsx' }),
  open('errorTest', 'error', { file: 'routes/system/error-test.tsx' }),
  open('instantOrder', 'instantorder', { file: 'routes/instant-order/instant-order.tsx' }),
  open('allProducts', 'all-products', productList),
  // Spelled the same in every language, because old links lead here.
  open('products', 'Products', productList),
  open('productsByGroup', 'all-products/groups/:groupSlug', productList),
  open('productsByCollection', 'all-products/collections/:familySlug', productList),
  open('productsMen', 'all-products/men/:genderMenSlug', productList),
  open('productsWomen', 'all-products/women/:genderWomenSlug', productList),
  open('category', 'all-products/:categorySlug', productList),
  open('subCategory', 'all-products/:categoryBaseSlug/:categorySlug', productList),
  open('product', 'product/:uniqueName', { file: 'routes/product/product.tsx', keptBy: ['colour'] }),
  open('productSizes', 'product/:uniqueName/sizes', { file: 'routes/product/sizes.tsx' }),
  open('productNotify', 'product/:uniqueName/notify', { file: 'routes/restock/notify.tsx' }),
  open('restockUnsubscribe', 'restock/unsubscribe', { file: 'routes/restock/unsubscribe.tsx' }),
  open('productReviews', 'product/:uniqueName/reviews', { file: 'routes/reviews/reviews.tsx' }),
  signedIn('productReview', 'product/:uniqueName/reviews/write', { file: 'routes/reviews/write.tsx' }),
  open('euDoc', 'eudoc', { file: 'routes/documents/eu-doc.tsx' }),
  open('hangtight', 'hangtight', { file: 'routes/content/campaign.tsx', keptBy: [] }),
  open('newsletter', 'newsletter', { file: 'routes/newsletter/sign-up.tsx' }),
  open('newsletterConfirm', 'newsletter/confirm', { file: 'routes/newsletter/confirm.tsx' }),
  open('newsletterPreferences', 'newsletter/preferences', { file: 'routes/newsletter/preferences.tsx' }),
  open('guide', 'guides/:slug', { file: 'routes/guide/guide.tsx' }),
  open('newsletterUnsubscribe', 'newsletter/unsubscribe', { file: 'routes/newsletter/unsubscribe.tsx' }),
  open('resellerLogin', 'rs/:slug', { file: 'routes/login/reseller.tsx' }),
  open('garment', 'garments/:id', { file: 'routes/garment/garment.tsx' }),
  open('myFavorites', 'myfavorites', { file: 'routes/favourites/favourites.tsx' }),
  signedIn('account', 'mypages/account', { file: 'routes/account/account.tsx' }),
  signedIn('accountOrders', 'mypages/account/orders', { file: 'routes/history/account-orders.tsx' }),
  signedIn('accountOrder', 'mypages/account/orders/:orderId', { file: 'routes/order-page/account-order.tsx' }),
  signedIn('orderProofs', 'mypages/account/orders/:orderId/proofs', { file: 'routes/proof/order-proofs.tsx' }),
  signedIn('accountSizes', 'mypages/account/sizes', { file: 'routes/sizing/account-sizes.tsx' }),
  signedIn('accountDeliveries', 'mypages/account/deliveries', { file: 'routes/history/account-deliveries.tsx' }),
  signedIn('accountSettings', 'mypages/account/settings', { file: 'routes/account/settings.tsx' }),
  signedIn('accountExport', 'mypages/account/export', { file: 'routes/account/export.tsx' }),
  signedIn('notices', 'mypages/notices', { file: 'routes/notices/notices.tsx' }),
  signedIn('companyVas', 'mypages/vas', { file: 'routes/vas/company-vas.tsx' }),
  signedIn('amountLimitApprove', 'amountlimit/approve', { file: 'routes/amount-limit/approve.tsx' }),
  signedIn('companyExternalOrders', 'mypages/company/external-orders', {
    file: 'routes/history/company-external-orders.tsx',
  }),
  only(companyRoles, 'company', 'mypages/company', { file: 'routes/history/company.tsx' }),
  only(companyRoles, 'companyAdministration', 'mypages/company/administration', { file: 'routes/people/people.tsx' }),
  only(companyRoles, 'companyApprovalRules', 'mypages/company/approval-rules', {
    file: 'routes/approval-rules/rules.tsx',
  }),
  only(companyRoles, 'companyApprovalRule', 'mypages/company/approval-rules/:ruleId', {
    file: 'routes/approval-rules/rule.tsx',
  }),
  only(companyRoles, 'companyAllowances', 'mypages/company/allowances', {
    file: 'routes/allowance/allowances.tsx',
  }),
  only(companyRoles, 'companyLockers', 'mypages/company/laundry', { file: 'routes/laundry/lockers.tsx' }),
  only(companyRoles, 'companyLaundryReport', 'mypages/company/laundry-report', { file: 'routes/garment/report.tsx' }),
  only(companyRoles, 'companyImport', 'mypages/company/administration/import', { file: 'routes/people/import.tsx' }),
  only(companyRoles, 'companyImportTemplate', 'mypages/company/administration/import/template', {
    file: 'routes/people/import-template.tsx',
  }),
  only(companyRoles, 'companyImportSheet', 'mypages/company/administration/import/:importId', {
    file: 'routes/people/import-sheet.tsx',
  }),
  only(companyRoles, 'companyImportRejected', 'mypages/company/administration/import/:importId/rejected', {
    file: 'routes/people/import-rejected.tsx',
  }),
  only([administrator], 'companyPunchout', 'mypages/company/administration/punchout', {
    file: 'routes/punchout/connection.tsx',
  }),
  only([administrator], 'companyPunchoutTrial', 'mypages/company/administration/punchout/trial', {
    file: 'routes/punchout/trial.tsx',
    policy: showsShops,
  }),
  only(companyRoles, 'companyPerson', 'mypages/company/administration/:personId', {
    file: 'routes/people/person.tsx',
  }),
  only([internal], 'companyPersonWhy', 'mypages/company/administration/:personId/why', {
    file: 'routes/why/why.tsx',
    tasks: ['customers'],
  }),
  only(companyRoles, 'companyOrders', 'mypages/company/orders', { file: 'routes/history/company-orders.tsx' }),
  only(companyRoles, 'companyOrder', 'mypages/company/orders/:orderId', {
    file: 'routes/order-page/company-order.tsx',
  }),
  only(companyRoles, 'companyDeliveries', 'mypages/company/deliveries', {
    file: 'routes/history/company-deliveries.tsx',
  }),
  only([administrator, customerAdmin], 'companyHistory', 'mypages/company/history-of-changes', {
    file: 'routes/company-history/history.tsx',
  }),
  only([administrator, customerAdmin], 'companyHistoryFile', 'mypages/company/history-of-changes/file', {
    file: 'routes/company-history/file.tsx',
  }),
  only(companyRoles, 'companyPendingOrders', 'mypages/company/pending-orders', {
    file: 'routes/pending-orders/pending-orders.tsx',
  }),
  only(companyRoles, 'companyPendingOrder', 'mypages/company/pending-orders/:orderId', {
    file: 'routes/pending-orders/pending-order.tsx',
  }),
  only(companyRoles, 'companyInvoices', 'mypages/company/invoices', { file: 'routes/history/company-invoices.tsx' }),
  only(administrators, 'administrateCompanies', 'mypages/company/administrate-companies', {
    file: 'routes/company-admin/administrate-companies.tsx',
  }),
  only(administrators, 'administrateCompany', 'mypages/company/administrate-company/:customer_id', {
    file: 'routes/company-admin/administrate-company.tsx',
  }),
  only(administrators, 'editPriceLists', 'mypages/company/administrate-company/:customer_id/edit-price-lists', {
    file: 'routes/company-admin/edit-price-lists.tsx',
  }),
  only(administrators, 'editAddress', 'mypages/company/administrate-company/:customer_id/edit-address', {
    file: 'routes/company-admin/edit-address.tsx',
  }),
  only(administrators, 'editStartPage', 'mypages/company/administrate-company/:customer_id/start-page', {
    file: 'routes/company-page/edit.tsx',
  }),
  only([internal], 'companySettings', 'mypages/company/settings', {
    file: 'routes/company-settings/settings.tsx',
    tasks: ['customers'],
  }),
  only([internal], 'staff', 'staff', { file: 'routes/staff/staff.tsx' }),
  forTask(['settings'], 'staffFlags', 'staff/flags', 'settings/flags'),
  forTask(['settings'], 'staffMarketSettings', 'staff/market-settings', 'settings/market-settings'),
  forTask(['settings'], 'staffClients', 'staff/clients', 'clients/clients'),
  forTask(['settings'], 'staffClient', 'staff/clients/:id', 'clients/client'),
  forTask(['campaigns'], 'staffCampaigns', 'staff/campaigns', 'campaigns/campaigns'),
  forTask(['campaigns'], 'staffCampaign', 'staff/campaigns/:id', 'campaigns/campaign'),
  forTask(['orders', 'finance'], 'staffOrders', 'staff/orders', 'orders/orders'),
  forTask(['orders', 'finance'], 'staffOrder', 'staff/orders/:orderId', 'orders/order'),
  forTask(['orders'], 'staffReturns', 'staff/returns', 'returns/returns'),
  forTask(['orders'], 'staffReturn', 'staff/returns/:id', 'returns/return'),
  forTask(['orders'], 'staffLogos', 'staff/logos', 'logos/logos'),
  forTask(['orders'], 'staffLogo', 'staff/logos/:id', 'logos/logo'),
  forTask(['customers'], 'staffCompanies', 'staff/companies', 'companies/companies'),
  forTask(['customers'], 'staffCompany', 'staff/companies/:id', 'companies/company'),
  forTask(['customers'], 'staffMessages', 'staff/messages', 'messages/messages'),
  forTask(['customers'], 'staffMessage', 'staff/messages/:id', 'messages/message'),
  forTask(['catalogue'], 'staffImports', 'staff/imports', 'imports/imports'),
  forTask(['catalogue'], 'staffImport', 'staff/imports/:id', 'imports/import'),
  forTask(['catalogue'], 'staffImportFile', 'staff/imports/:id/refused', 'imports/refused'),
  forTask(['customers'], 'staffBusinessFeeds', 'staff/business-feeds', 'business-feeds/feeds'),
  forTask(['customers'], 'staffBusinessFeed', 'staff/business-feeds/:id', 'business-feeds/feed'),
  forTask(['customers'], 'staffBusinessFeedFile', 'staff/business-feeds/:id/refused', 'business-feeds/refused'),
  forTask(['customers'], 'staffPunchout', 'staff/punchout', 'punchout/connections'),
  forTask(['customers'], 'staffPunchoutConnection', 'staff/punchout/:id', 'punchout/connection'),
  only([internal], 'staffPunchoutTrial', 'staff/punchout/:id/trial', {
    file: 'routes/staff/punchout/trial.tsx',
    tasks: ['customers'],
    policy: showsShops,
  }),
  forTask(['settings'], 'staffWebhooks', 'staff/webhooks', 'webhooks/webhooks'),
  only([internal], 'staffSearch', 'staff/search', { file: 'routes/staff/search/search.tsx' }),
  only([internal], 'staffExport', 'staff/export/:list', { file: 'routes/staff/export.tsx' }),
  open('compare', 'compare', { file: 'routes/compare/compare.tsx' }),
  forTask(['content'], 'staffContents', 'staff/content', 'content/contents'),
  forTask(['content'], 'staffContentCompanies', 'staff/content/companies', 'content/companies'),
  forTask(['content'], 'staffContent', 'staff/content/:id', 'content/content'),
  forTask(['content'], 'staffReviews', 'staff/reviews', 'reviews/reviews'),
  forTask(['content'], 'staffReview', 'staff/reviews/:id', 'reviews/review'),
  forTask(['content'], 'staffRedirects', 'staff/redirects', 'redirects/redirects'),
  forTask(['content'], 'staffMissing', 'staff/redirects/missing', 'redirects/missing'),
  forTask(['content'], 'staffGuides', 'staff/guides', 'guides/guides'),
  forTask(['content'], 'staffGuide', 'staff/guides/:slug', 'guides/guide'),
  forTask(['content'], 'staffTranslations', 'staff/translations', 'translations/translations'),
  forTask(['content'], 'staffTranslationFile', 'staff/translations/file', 'translations/file'),
  forTask(['content'], 'staffMedia', 'staff/media', 'media/media'),
  forTask(['content'], 'staffMedium', 'staff/media/:id', 'media/medium'),
  forTask(['settings'], 'staffMembers', 'staff/members', 'members/members'),
  forTask(['settings'], 'staffMember', 'staff/members/:customerId', 'members/member'),
  forTask(['newsletter'], 'staffNewsletter', 'staff/newsletter', 'newsletter/newsletter'),
  forTask(['newsletter'], 'staffNewsletterGrowth', 'staff/newsletter/growth', 'newsletter/growth'),
  forTask(['newsletter'], 'staffNewsletterImport', 'staff/newsletter/import', 'newsletter/import'),
  forTask(['newsletter'], 'staffNewsletterSubscriber', 'staff/newsletter/:id', 'newsletter/subscriber'),
  forTask(['insights'], 'staffInsights', 'staff/insights', 'insights/insights'),
  forTask(['settings'], 'staffHistory', 'staff/history', 'history/history'),
  open('design', 'design', { file: 'routes/design/design.tsx' }),
];

/** Staff screens: they have the work shell, all others the shop's frame. */
export const isWorkPage = ({ pattern }: Page): boolean => /^staff(?:\/|$)/.test(pattern);

export function findPage(name: string): Page | undefined {
  return pages.find((page) => page.name === name);
}
