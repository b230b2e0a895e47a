import { ok, refuse } from '#core/result.ts';
import { showsPendingTo } from '../allowance/active-allowances.server.ts';
import { isOn } from '../company/company-settings.ts';
import { readCompanyTerms } from '../company/company-terms.server.ts';
import { timeZones } from '../market/time-zones.ts';
import { findOrders, type OrderPage } from '../order/order-store.server.ts';
import { filterConditions } from '../order-history/order-filter.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { readDecisionScope } from './decision-scope.server.ts';

type Input = Pick<OrderPage, 'page' | 'pageSize'>;

/** For those who may decide, in a company that requires approval: the waiting orders, oldest first. */
export async function listPending(shop: Pick<Shop, 'db' | 'snapshots'>, visit: Visit, { page, pageSize }: Input) {
  const allowed = await readDecisionScope(shop, visit);
  if (!allowed.ok) return allowed;
  const { scope } = allowed.value;
  const { settings } = await readCompanyTerms(shop, scope.companyId);
  if (!visit.claims || !(await showsPendingTo(shop, visit.claims, scope.companyId)))
    return refuse({ code: 'not-found' });
  const order: OrderPage = { page, pageSize, sort: 'date', order: 'asc' };
  const isWaiting = filterConditions({ state: 'approval', timeZone: timeZones[visit.market.code] });
  const { orders, total } = await findOrders(shop.db, scope, isWaiting, order);
  const seen = isOn(settings, 'HidePrice') ? orders.map((one) => ({ ...one, hidesPrices: true })) : orders;
  return ok({ orders: seen, total, page, pageSize });
}
