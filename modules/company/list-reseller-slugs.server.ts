import { ok } from '#core/result.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { getCompany } from './get-company.server.ts';
import { listSlugsOf } from './reseller-store.server.ts';

/** Allowed for visitors who may see the company. */
export async function listResellerSlugs(shop: Shop, visit: Visit, { companyId }: { companyId: number }) {
  const company = await getCompany(shop, visit, companyId);
  return company.ok ? ok(await listSlugsOf(shop.db, companyId)) : company;
}
