import { isOn } from '../company/company-settings.ts';
import { readCompanyTerms } from '../company/company-terms.server.ts';
import { timeZones } from '../market/time-zones.ts';
import { type OrderReach, readOrderScope } from '../order/order-scope.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import type { Sought } from './history-store.server.ts';
import type { OrderFilter } from './order-filter.ts';

export type HistoryShop = Pick<Shop, 'db' | 'snapshots'>;

/** Undefined: the visitor is not signed in. Days are in the time zone of the current market. */
export async function readSought(
  shop: HistoryShop,
  visit: Visit,
  { reach, filter = {} }: { readonly reach: OrderReach; readonly filter?: OrderFilter | undefined },
): Promise<Sought | undefined> {
  const scope = await readOrderScope(shop, visit, reach);
  if (!scope) return undefined;
  const { settings } = await readCompanyTerms(shop, scope.companyId);
  const others = scope.kind === 'company' ? scope.companies.filter(({ id }) => id !== scope.companyId) : [];
  const quietCompanies: number[] = [];
  for (const { id } of others) {
    const terms = await readCompanyTerms(shop, id);
    if (isOn(terms.settings, 'HidePrice')) quietCompanies.push(id);
  }
  return {
    scope,
    filter: { ...filter, timeZone: timeZones[visit.market.code] },
    hidesPrices: isOn(settings, 'HidePrice'),
    quietCompanies,
  };
}
