import { routeHref } from '#app/addresses/page-addresses.ts';
import { type CompanyTab, companyTabs } from '#app/components/history/history-views.ts';
import { findPage } from '#app/pages.ts';
import { showsPendingTo } from '#modules/allowance/active-allowances.server.ts';
import { mayChangeRules } from '#modules/approval-rules/may-change-rules.server.ts';
import { mayOpen } from '#modules/auth/access.ts';
import { isAdminOrHigher } from '#modules/auth/permissions.ts';
import { isOn } from '#modules/company/company-settings.ts';
import { companyReachOf } from '#modules/company/company-team.ts';
import { readCompanyTerms } from '#modules/company/company-terms.server.ts';
import { activePunchOut } from '#modules/company/punch-out.ts';
import type { OrderReach } from '#modules/order/order-scope.server.ts';
import { readIsMaintained } from '#modules/order/read-is-maintained.server.ts';
import { showsDeliveriesTab } from '#modules/order-history/company-tabs.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';

/** Tabs for people who see all of the company. */
const wholeCompany: readonly CompanyTab[] = ['companyDeliveries'];

/** The tabs beside a list, and whether a retailer handles the orders. */
export async function readHistoryPlace(shop: Shop, visit: Visit) {
  return { tabs: await readCompanyTabs(shop, visit), isMaintained: await readIsMaintained(shop, visit) };
}

export async function readCompanyTabs(shop: Shop, { claims }: Visit): Promise<CompanyTab[]> {
  const { settings } = await readCompanyTerms(shop, claims?.company_id);
  const showsPending = claims !== undefined && (await showsPendingTo(shop, claims, claims.company_id));
  const usesLockers = isOn(settings, 'UseLaundry') && shop.laundry.keepsRegister;
  return companyTabs.filter((name) => {
    const page = findPage(name);
    if (!claims || !page || mayOpen(page, claims) !== 'open') return false;
    if (name === 'companyPendingOrders') return showsPending;
    if (name === 'companyApprovalRules' || name === 'companyAllowances') return mayChangeRules(claims);
    if (name === 'companyPunchout') return activePunchOut(settings) !== 'None';
    if (name === 'companyLaundryReport') return isOn(settings, 'UseLaundry');
    if (name === 'companyLockers') return usesLockers && companyReachOf(claims, settings) === 'company';
    return !wholeCompany.includes(name) || showsDeliveriesTab(claims, settings);
  });
}

/** Whether a company has its garments washed: links lead to the report on them. */
export async function usesLaundry(shop: Shop, companyId: number): Promise<boolean> {
  const { settings } = await readCompanyTerms(shop, companyId);
  return isOn(settings, 'UseLaundry');
}

/** The page that opens an order of a list: administrators stay on the company pages. */
export function orderHrefIn({ language, claims }: Visit, reach: OrderReach): (orderId: string) => string {
  const page = reach === 'all' && isAdminOrHigher(claims) ? 'companyOrder' : 'accountOrder';
  return (orderId) => routeHref(page, language, { orderId });
}
