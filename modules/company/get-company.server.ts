import { ok, refuse } from '#core/result.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { maySeeChildrenOf, maySeeCompany } from './company.ts';
import { findCompany } from './company-store.server.ts';

/** A company that the caller may not see is answered like an unknown one, so that ids cannot be guessed. */
export async function getCompany(shop: Shop, visit: Visit, companyId: number) {
  if (!visit.claims) return refuse({ code: 'not-signed-in' });
  const company = await findCompany(shop.db, companyId);
  if (!company || !maySeeCompany(visit.claims, company)) return refuse({ code: 'company-not-found', companyId });
  // The names of children are visible only to those who may see the children.
  return ok(maySeeChildrenOf(visit.claims, companyId) ? company : { ...company, children: [] });
}
