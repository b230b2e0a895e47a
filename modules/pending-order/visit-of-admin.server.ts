import type { Db } from '#platform/db/db.server.ts';
import type { Claims } from '../auth/claims.ts';
import type { Role } from '../auth/roles.ts';
import type { Order } from '../order/order.ts';
import { factsOf } from '../people/fact-store.server.ts';

type Admin = { readonly customerId: number; readonly role: Role };

type Of = { readonly companyId: number; readonly order: Pick<Order, 'marketId'>; readonly now: Date };

/** A visit of an admin of a company, to find out which orders that person may decide on. */
export async function visitOfAdmin(db: Db, { customerId, role }: Admin, { companyId, order, now }: Of) {
  const { isSuper = false } = await factsOf(db, customerId);
  const claims: Claims = {
    customer_id: customerId,
    company_id: companyId,
    storm_role: role,
    super_customer_admin: isSuper,
    sid: '',
    market: order.marketId,
    exp: 0,
  };
  return { claims, now, market: { marketId: order.marketId } };
}
