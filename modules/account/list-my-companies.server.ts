import { ok, refuse } from '#core/result.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { listCompaniesToActFor } from './acting-for.server.ts';

/**
 * The companies that the signed-in person may act for in this market. Internal staff may act for all, but see only those they belong to.
 */
export async function listMyCompanies(shop: Shop, { claims, market }: Visit) {
  if (!claims) return refuse({ code: 'not-signed-in' });
  const who = { customerId: claims.customer_id, role: claims.storm_role };
  const companies = await listCompaniesToActFor(shop.db, who);
  return ok(
    companies
      .filter(({ marketId }) => marketId === market.marketId)
      .map(({ id, name, parentId }) => ({ id, name, parentId, isCurrent: id === claims.company_id })),
  );
}
