import { routeHref } from '#app/addresses/page-addresses.ts';
import type { Page } from '#app/pages.ts';
import type { Language } from '#core/locale.ts';
import { type Role, roles } from '#modules/auth/roles.ts';

export type Actor = { name: string; role?: Role; isSuper?: boolean; isExpired?: boolean };

export const actors: readonly Actor[] = [
  { name: 'anonymous' },
  { name: '64', role: roles.user },
  { name: '65', role: roles.administrator },
  { name: '80', role: roles.internal },
  { name: '81', role: roles.customerAdmin },
  { name: '81 super', role: roles.customerAdmin, isSuper: true },
  { name: '111', role: roles.b2c },
  { name: 'expired', role: roles.user, isExpired: true },
];

/** The parameters of every page: none of them exists in an empty shop. */
export const params = {
  slug: 'x',
  groupSlug: 'x',
  familySlug: 'x',
  genderMenSlug: 'x',
  genderWomenSlug: 'x',
  categorySlug: 'x',
  categoryBaseSlug: 'x',
  uniqueName: 'x',
  customer_id: '1',
  customerId: '1',
  id: 'new',
  list: 'orders',
  personId: 'new',
  ruleId: 'new',
  importId: '0199f0a2-7c1e-7abc-8def-0123456789ab',
  orderId: '0199f0a2-7c1e-7abc-8def-0123456789ab',
};

const pageOfNothing = '302 /404';
const toTheCart = (language: Language) => `302 ${routeHref('checkout', language)}`;
const toTheProduct = (language: Language) => `302 ${routeHref('product', language, params)}`;

/** Answers of an empty shop to allowed visitors, if they are not 200. */
const inAnEmptyShop: Readonly<Record<string, string | ((language: Language) => string)>> = {
  administrateCompany: '404',
  companyPerson: '404',
  companyPersonWhy: '404',
  companyImport: '404',
  companyImportTemplate: '404',
  companyImportSheet: '404',
  companyImportRejected: '404',
  companyPendingOrder: '404',
  companyApprovalRules: '404',
  companyAllowances: '404',
  companyLaundryReport: '404',
  companyLockers: '404',
  companyApprovalRule: '404',
  companyHistory: '404',
  companyPunchout: '404',
  companyPunchoutTrial: '404',
  staffPunchoutConnection: '404',
  staffPunchoutTrial: '404',
  editPriceLists: '404',
  editAddress: '404',
  findStoreDetails: '404',
  editStartPage: '404',
  guide: '404',
  home: '404',
  hangtight: '404',
  checkoutOrder: toTheCart,
  checkoutDelivery: toTheCart,
  checkoutStatusConfirmed: '404',
  checkoutStatusFailed: '404',
  checkoutStatusCanceled: '404',
  checkoutStatusExternal: '404',
  checkoutStatusPending: '404',
  checkoutStatusPunchoutConfirmed: '404',
  orderStatus: '404',
  garment: '404',
  decideOrder: '410',
  errorTest: '500',
  productsByGroup: '404',
  product: '404',
  productSizes: '404',
  productNotify: '404',
  productReviews: toTheProduct,
  productReview: toTheProduct,
  restockUnsubscribe: '410',
  newsletterConfirm: '410',
  resellerLogin: pageOfNothing,
  accountOrder: '404',
  orderProofs: '404',
  companyOrder: '404',
  staffOrder: '404',
  staffReturn: '404',
  staffLogo: '404',
  staffReview: '404',
  staffMessage: '404',
  staffMedium: '404',
  staffGuide: '404',
  staffTranslationFile: (language) => `302 ${routeHref('staffTranslations', language)}`,
  staffNewsletterSubscriber: '404',
  staffMember: '404',
  staffCompany: '404',
  staffImport: '404',
  staffImportFile: '404',
  staffBusinessFeed: '404',
  staffBusinessFeedFile: '404',
  staffExport: '404',
  companyHistoryFile: '404',
};

/** R74: a list of an unknown category redirects only anonymous visitors. */
const listsOfNothing = [
  'productsByGroup',
  'productsByCollection',
  'productsMen',
  'productsWomen',
  'category',
  'subCategory',
];

/** Staff and administrators choose a company there; customer admins have none in an empty shop. */
const withChosenCompany: readonly Page['name'][] = [
  'companyLaundryReport',
  'companyLockers',
  'companyApprovalRules',
  'companyAllowances',
];

function whenLetIn({ name }: Page, { role }: Actor, language: Language): string {
  if (withChosenCompany.includes(name) && role !== roles.customerAdmin) return '200';
  if (name === 'companyApprovalRule' && role === roles.internal)
    return `302 ${routeHref('companyApprovalRules', language)}`;
  if (role === undefined && listsOfNothing.includes(name)) return pageOfNothing;
  const answer = inAnEmptyShop[name] ?? '200';
  return typeof answer === 'string' ? answer : answer(language);
}

/** The expected answer of a page on a page load: its status and redirect target. */
export function pageAnswer(page: Page, actor: Actor, language: Language): string {
  const { role, isExpired } = actor;
  if (isExpired) return '440';
  if (page.restricted && role === undefined)
    return `307 /login?returnTo=${encodeURIComponent(routeHref(page.name, language, params))}`;
  if (page.restricted && page.roles.length > 0 && !page.roles.includes(role as Role)) return `307 /${language}`;
  return whenLetIn(page, actor, language);
}

/** The same when the router requests a page's data: a denied one is 403, and redirects are in the body. */
export function dataAnswer(page: Page, actor: Actor, language: Language): string {
  const answer = pageAnswer(page, actor, language);
  if (answer.startsWith('307')) return '403';
  return answer.startsWith('302') ? '202' : answer;
}
