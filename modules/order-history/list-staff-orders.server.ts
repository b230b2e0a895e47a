import type { PartAsked } from '#core/key-page.ts';
import { ok } from '#core/result.ts';
import { allowRead } from '../auth/may-see.ts';
import { findCompaniesLike, findCompanyNames } from '../company/company-search-store.server.ts';
import { timeZones } from '../market/time-zones.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import type { StaffOrderSort } from './shown-orders.ts';
import { countWaiting, findBriefs, type OrdersSought } from './staff-orders-store.server.ts';

/** The maximum number of companies that a part of a name may match. */
const mostCompanies = 200;

type Sought = Omit<OrdersSought, 'companyIds' | 'timeZone'> & {
  /** A part of the company's name, or its number. */
  readonly company?: string | undefined;
  readonly sort?: StaffOrderSort;
  readonly part: PartAsked;
};

/** For staff with the task orders or finance. Days are in the time zone of the selected market. */
export async function listStaffOrders({ db }: Pick<Shop, 'db'>, visit: Visit, asked: Sought) {
  const allowed = allowRead(visit, 'orders', 'finance');
  if (!allowed.ok) return allowed;
  const { company, sort = 'created', part, ...sought } = asked;
  const companies = company === undefined ? undefined : await findCompaniesLike(db, company, mostCompanies);
  const companyIds = companies?.map(({ id }) => id);
  const timeZone = timeZones[visit.market.code];
  const filter = { ...sought, search: sought.search.trim(), companyIds, timeZone };
  const page = await findBriefs(db, filter, { sort, part });
  const names = await findCompanyNames(
    db,
    page.items.flatMap(({ companyId }) => companyId ?? []),
  );
  const items = page.items.map((order) => ({ ...order, company: names.get(order.companyId ?? 0) }));
  return ok({ ...page, items });
}

/** For staff with the task orders: the number of waiting orders. */
export async function readWaiting({ db }: Pick<Shop, 'db'>, visit: Visit, { most }: { most: number }) {
  const allowed = allowRead(visit, 'orders');
  if (!allowed.ok) return allowed;
  return ok(await countWaiting(db, most));
}
