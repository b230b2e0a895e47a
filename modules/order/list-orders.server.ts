import { ok, refuse } from '#core/result.ts';
import type { Claims } from '../auth/claims.ts';
import { isB2B } from '../auth/is-b2b.ts';
import { roles } from '../auth/roles.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { findOrders, type OrderFilter, type OrderPage, type OrderScope } from './order-store.server.ts';

type Input = OrderPage & { readonly filter?: OrderFilter };

/** One's own orders; whoever administers the company, and internal staff acting for it, see all of the company's. */
export async function listOrders(shop: Pick<Shop, 'db'>, { claims }: Visit, { filter = {}, ...page }: Input) {
  if (!claims) return refuse({ code: 'not-signed-in' });
  const { orders, total } = await findOrders(shop.db, scopeOf(claims), filter, page);
  return ok({ orders, total, page: page.page, pageSize: page.pageSize });
}

const seesCompany: readonly number[] = [roles.administrator, roles.customerAdmin, roles.internal];

function scopeOf(claims: Claims): OrderScope {
  const { customer_id: customerId, company_id, storm_role, sid: session } = claims;
  const companyId = isB2B(claims) ? company_id : undefined;
  return companyId !== undefined && seesCompany.includes(storm_role)
    ? { kind: 'company', companyId }
    : { kind: 'person', customerId, companyId, session };
}
