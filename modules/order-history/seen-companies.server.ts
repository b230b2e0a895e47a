import type { CompanyName } from '../company/company.ts';
import { type OrderReach, type OrderScope, readOrderScope } from '../order/order-scope.server.ts';
import type { Visit } from '../visit.ts';
import type { HistoryShop } from './read-sought.server.ts';

/** Allowed for signed-in people: the companies in their order list. Empty if all orders are of one company. */
export async function readSeenCompanies(
  shop: HistoryShop,
  visit: Visit,
  reach: OrderReach,
): Promise<readonly CompanyName[]> {
  const scope = await readOrderScope(shop, visit, reach);
  return scope ? companiesIn(scope) : [];
}

const companiesIn = (scope: OrderScope): readonly CompanyName[] =>
  scope.kind === 'company' && scope.companies.length > 1 ? scope.companies : [];

/** The company of a list entry, if the list has several companies. */
export const companyIn = (scope: OrderScope, companyId: number | null): CompanyName | undefined =>
  companiesIn(scope).find(({ id }) => id === companyId);
