import { ok, refuse } from '#core/result.ts';
import { mayDo } from '../auth/may-do.ts';
import { roles } from '../auth/roles.ts';
import type { Company } from '../company/company.ts';
import { readCompanyMethods } from '../delivery/read-delivery-methods.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { findAdministered } from './administered-company.server.ts';
import { listAllowedLists } from './allowed-price-lists.server.ts';
import { marketOfCompany } from './company-market.ts';

/** The choices in the form of a company. */
export type CompanyChoices = {
  readonly priceLists: readonly { readonly code: string; readonly name: string }[];
  readonly methods: readonly { readonly id: number; readonly name: string }[];
  readonly isStaff: boolean;
  /** Whether the visitor may set the credit. */
  readonly mayGrant: boolean;
};

/** A company with the choices of its form, for administrators and staff with the task customers. */
export async function readAdministration(shop: Shop, visit: Visit, companyId: number) {
  const found = await findAdministered(shop.db, visit, companyId);
  if (!found.ok) return found;
  const { company, claims } = found.value;
  const isStaff = mayDo(claims, 'customers');
  const choices = await choicesOf(shop, visit, company, isStaff || companyId !== claims.company_id);
  return ok({ company, market: marketOfCompany(company) ?? visit.market, choices });
}

/** The choices in the form of a new company; administrators create a child of their own. */
export async function readNewCompany(shop: Shop, visit: Visit) {
  const { claims, market } = visit;
  if (!claims) return refuse({ code: 'not-signed-in' });
  const isStaff = mayDo(claims, 'customers');
  const isAdministrator = claims.storm_role === roles.administrator && claims.company_id !== undefined;
  if (!isStaff && !isAdministrator) return refuse({ code: 'not-allowed' });
  const parentId = isStaff ? undefined : claims.company_id;
  const family = { id: parentId ?? 0, parentId, marketId: market.marketId };
  return ok({ parentId, choices: await choicesOf(shop, visit, family, true) });
}

type Family = Pick<Company, 'id' | 'parentId' | 'marketId'>;

async function choicesOf(shop: Shop, visit: Visit, company: Family, mayGrant: boolean): Promise<CompanyChoices> {
  const { claims, language } = visit;
  const lists = claims ? await listAllowedLists(shop.db, claims, company) : [];
  return {
    priceLists: lists.map(({ code, name }) => ({ code, name })),
    methods: await readCompanyMethods(shop, { market: marketOfCompany(company) ?? visit.market, language }),
    isStaff: mayDo(claims, 'customers'),
    mayGrant,
  };
}
