import { ok, refuse } from '#core/result.ts';
import { maySeeChildrenOf, maySeeCompany } from '../company/company.ts';
import { listChildSettings, listCompanyBriefs } from '../company/company-family-store.server.ts';
import { companySettings, type Settings } from '../company/company-settings.ts';
import { getCompany } from '../company/get-company.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';

/** For visitors who may not see the children of a company, the company is not found. */
async function reachChildren(shop: Shop, visit: Visit, companyId: number) {
  const company = await getCompany(shop, visit, companyId);
  if (!company.ok) return company;
  if (visit.claims && maySeeChildrenOf(visit.claims, companyId)) return company;
  return refuse({ code: 'company-not-found', companyId });
}

export async function listChildren(shop: Shop, visit: Visit, companyId: number) {
  const company = await reachChildren(shop, visit, companyId);
  return company.ok ? ok(await listCompanyBriefs(shop.db, { parentId: companyId })) : company;
}

/** The companies of a buying group that the visitor may see. */
export async function listCoopCompanies({ db }: Pick<Shop, 'db'>, { claims }: Visit, coopCode: string) {
  if (!claims) return refuse({ code: 'not-signed-in' });
  const companies = await listCompanyBriefs(db, { coopCode });
  return ok(companies.filter((company) => maySeeCompany(claims, company)));
}

/** Companies that the visitor may not see are left out, like those that do not exist. */
export async function listNames({ db }: Pick<Shop, 'db'>, { claims }: Visit, ids: readonly number[]) {
  if (!claims) return refuse({ code: 'not-signed-in' });
  const companies = await listCompanyBriefs(db, { ids });
  return ok(companies.filter((company) => maySeeCompany(claims, company)).map(({ id, name }) => ({ id, name })));
}

/** For each child, the settings that are on. */
export async function listActiveSettings(shop: Shop, visit: Visit, companyId: number) {
  const company = await reachChildren(shop, visit, companyId);
  if (!company.ok) return company;
  const children = await listChildSettings(shop.db, companyId);
  return ok(children.map(({ settings, ...child }) => ({ ...child, settings: activeSettings(settings) })));
}

function activeSettings(settings: Settings) {
  const switches: Readonly<Record<string, unknown>> = companySettings;
  return Object.entries(settings)
    .filter(([key, value]) => switches[key] === 'boolean' && value.toLowerCase() === 'true')
    .map(([key, value]) => ({ key, value }));
}
