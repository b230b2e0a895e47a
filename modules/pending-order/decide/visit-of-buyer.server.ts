import type { Db } from '#platform/db/db.server.ts';
import { type Role, roles } from '../../auth/roles.ts';
import { findMarketBySiteId } from '../../market/find-market.ts';
import type { Order } from '../../order/order.ts';
import { findActiveRole } from '../../people/account-store.server.ts';
import type { Visit } from '../../visit.ts';

const noCookies = { read: () => undefined, write: () => undefined };

/**
 * A visit of the buyer, to price the order as for the buyer: with the buyer's market, language, company and role.
 * `known`: the role, if the caller has already read it. It opens no session and must not leave the server.
 */
export async function visitOfBuyer(
  db: Db,
  visit: Visit,
  { owner, marketId, language }: Order,
  known?: { readonly buyerRole: Role | undefined },
): Promise<Visit> {
  const market = findMarketBySiteId(marketId) ?? visit.market;
  if (owner.kind !== 'company' || !visit.claims) return { ...visit, market, language, cookies: noCookies };
  const { companyId, customerId } = owner;
  return {
    ...visit,
    market,
    language,
    cookies: noCookies,
    claims: {
      customer_id: customerId,
      company_id: companyId,
      storm_role: (known ? known.buyerRole : await findActiveRole(db, customerId)) ?? roles.user,
      super_customer_admin: false,
      sid: visit.claims.sid,
      market: market.marketId,
      exp: visit.claims.exp,
    },
  };
}
