import { ok, refuse } from '#core/result.ts';
import { isOn } from '../company/company-settings.ts';
import { readCompanyTerms } from '../company/company-terms.server.ts';
import { timeZones } from '../market/time-zones.ts';
import { readOrderScope } from '../order/order-scope.server.ts';
import { findOrders, type OrderPage } from '../order/order-store.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { filterConditions } from './order-filter.server.ts';
import type { OrderFilter } from './order-filter.ts';

type Input = OrderPage & { readonly filter?: OrderFilter };

/** Allowed for signed-in people: the orders that they may see, in full; without amounts if the company hides prices. */
export async function listOrders(shop: Pick<Shop, 'db' | 'snapshots'>, visit: Visit, { filter = {}, ...page }: Input) {
  const scope = await readOrderScope(shop, visit);
  if (!scope) return refuse({ code: 'not-signed-in' });
  const sought = { ...filter, timeZone: timeZones[visit.market.code] };
  const { orders, total } = await findOrders(shop.db, scope, filterConditions(sought), page);
  const { settings } = await readCompanyTerms(shop, scope.companyId);
  const seen = isOn(settings, 'HidePrice') ? orders.map((order) => ({ ...order, hidesPrices: true })) : orders;
  return ok({ orders: seen, total, page: page.page, pageSize: page.pageSize });
}
