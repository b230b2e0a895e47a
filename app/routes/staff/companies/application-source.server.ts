import { routeHref } from '#app/addresses/page-addresses.ts';
import type { ApplicationView } from '#app/components/staff/companies/application-view.ts';
import type { ListSource } from '#app/work/list/load-list.server.ts';
import { ok } from '#core/result.ts';
import { marketName } from '#modules/account/market-name.ts';
import {
  type Application,
  type ApplicationState,
  applicationStates,
} from '#modules/company-application/application.ts';
import { applicationFields } from '#modules/company-application/application-schema.ts';
import { pageApplications } from '#modules/company-application/list-applications.server.ts';
import { findMarketBySiteId } from '#modules/market/find-market.ts';
import { dayIn } from '#modules/market/market-day.ts';
import type { Visit } from '#modules/visit.ts';

/** Applications in a state, by default the waiting ones, the oldest first. */
export const applicationSource: ListSource<ApplicationView, 'applied'> = {
  shape: {
    name: 'staff-companies',
    keyKind: 'uuid',
    sorts: [{ name: 'applied', kind: 'time', isDescending: false }],
    filters: { state: applicationStates },
  },
  read: async (shop, visit, { search, filters, part }) => {
    const state = (filters.state ?? 'waiting') as ApplicationState;
    const listed = await pageApplications(shop, visit, { state, search, part });
    if (!listed.ok) return listed;
    return ok({ ...listed.value, items: listed.value.items.map((one) => toApplicationView(visit, one)) });
  },
};

const names = Object.keys(applicationFields.shape) as (keyof Application['data'])[];

export function toApplicationView({ language, market }: Visit, application: Application): ApplicationView {
  const { id, state, marketId, createdAt, companyId, data, reason } = application;
  const home = findMarketBySiteId(marketId);
  return {
    id,
    state,
    market: home ? marketName(home, language) : '',
    day: dayIn(market.marketId, createdAt),
    companyName: data.companyName,
    contact: `${data.firstName} ${data.lastName}`,
    emailAddress: data.emailAddress,
    reason,
    companyHref:
      companyId === undefined
        ? undefined
        : routeHref('administrateCompany', language, { customer_id: String(companyId) }),
    fields: names.flatMap((name) => {
      const value = data[name];
      return value === undefined ? [] : [{ name, value }];
    }),
  };
}
