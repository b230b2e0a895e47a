import { ok, refuse } from '#core/result.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { maySeeChildrenOf, maySeeCompany } from './company.ts';
import { findCompany } from './company-store.server.ts';

/** A company one may not see is answered like one that does not exist, so that ids cannot be tried out. */
export async function getCompany(shop: Shop, visit: Visit, companyId: number) {
  if (!visit.claims) return refuse({ code: 'not-signed-in' });
  const company = await findCompany(shop.db, companyId);
  if (!company || !maySeeCompany(visit.claims, company)) return refuse({ code: 'company-not-found', companyId });
  // The names of children are for those who see the children.
  return ok(maySeeChildrenOf(visit.claims, companyId) ? company : { ...company, children: [] });
}
