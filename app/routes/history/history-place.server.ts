import { routeHref } from '#app/addresses/page-addresses.ts';
import { type CompanyTab, companyTabs } from '#app/components/history/history-views.ts';
import { findPage, notYetOpen } from '#app/pages.ts';
import { showsPendingOrders } from '#modules/approval/may-decide.ts';
import { mayOpen } from '#modules/auth/access.ts';
import { isAdminOrHigher } from '#modules/auth/permissions.ts';
import { readCompanyTerms } from '#modules/company/company-terms.server.ts';
import type { OrderReach } from '#modules/order/order-scope.server.ts';
import { readIsMaintained } from '#modules/order/read-is-maintained.server.ts';
import { showsDeliveriesTab } from '#modules/order-history/company-tabs.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';

/** Around a list: the tabs beside it, and whether a retailer looks after the orders. */
export async function readHistoryPlace(shop: Shop, visit: Visit) {
  return { tabs: await readCompanyTabs(shop, visit), isMaintained: await readIsMaintained(shop, visit) };
}

export async function readCompanyTabs(shop: Shop, { claims }: Visit): Promise<CompanyTab[]> {
  const { settings } = await readCompanyTerms(shop, claims?.company_id);
  return companyTabs.filter((name) => {
    const page = findPage(name);
    if (!claims || !page || notYetOpen.includes(name) || mayOpen(page, claims) !== 'open') return false;
    if (name === 'companyPendingOrders') return showsPendingOrders(claims, settings);
    return name !== 'companyDeliveries' || showsDeliveriesTab(claims, settings);
  });
}

/** Where an order of a list is opened: whoever administers a company goes there from its lists. */
export function orderHrefIn({ language, claims }: Visit, reach: OrderReach): (orderId: string) => string {
  const page = reach === 'all' && isAdminOrHigher(claims) ? 'companyOrder' : 'accountOrder';
  return (orderId) => routeHref(page, language, { orderId });
}
