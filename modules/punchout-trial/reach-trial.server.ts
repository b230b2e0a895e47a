import { ok, refuse } from '#core/result.ts';
import { findCompanyBrief } from '../company/company-membership-store.server.ts';
import { findAdministered } from '../company-admin/administered-company.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { findTrial } from './trial-store.server.ts';

/**
 * Who may use the built-in procurement system for a company: staff with the task customers, and administrators of the company. It acts as
 * a person of the company, so looking is not enough.
 */
export async function mayTry({ db }: Pick<Shop, 'db'>, visit: Visit, companyId: number) {
  const allowed = await findAdministered(db, visit, companyId);
  if (!allowed.ok) return allowed;
  const company = await findCompanyBrief(db, companyId);
  return company ? ok(company) : refuse({ code: 'company-not-found', companyId });
}

type TrialPlace = { readonly companyId: number; readonly trialId: string };

/** A run of the company, for those who may use it. */
export async function reachTrial(shop: Pick<Shop, 'db'>, visit: Visit, { companyId, trialId }: TrialPlace) {
  const reached = await mayTry(shop, visit, companyId);
  if (!reached.ok) return reached;
  const trial = await findTrial(shop.db, trialId, companyId);
  return trial ? ok({ trial, company: reached.value }) : refuse({ code: 'not-found' });
}
