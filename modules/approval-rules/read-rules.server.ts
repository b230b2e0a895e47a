import { ok, refuse } from '#core/result.ts';
import { listCompanyNumbers } from '../company/company-numbers-store.server.ts';
import { readCompanyTerms } from '../company/company-terms.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { findRuleCompany } from './may-change-rules.server.ts';
import { findRule, listRulesOf, listVersionsOf } from './rule-store.server.ts';

/** For those who may change the rules of the company. */
export async function readRules({ db }: Pick<Shop, 'db'>, visit: Visit, { companyId }: { companyId: number }) {
  const allowed = await findRuleCompany(db, visit, companyId);
  return allowed.ok ? ok({ company: allowed.value.company, rules: await listRulesOf(db, companyId) }) : allowed;
}

/** The choices for values of conditions: price lists and projects of the company. The caller checks the permission. */
export async function readRuleChoices(shop: Pick<Shop, 'db' | 'snapshots'>, companyId: number) {
  const { priceLists } = await readCompanyTerms(shop, companyId);
  const { projects } = await listCompanyNumbers(shop.db, companyId);
  return { priceLists, projects };
}

/** A rule and its versions, the latest first. */
export async function readRule(
  { db }: Pick<Shop, 'db'>,
  visit: Visit,
  { companyId, ruleId }: { companyId: number; ruleId: string },
) {
  const allowed = await findRuleCompany(db, visit, companyId);
  if (!allowed.ok) return allowed;
  const rule = await findRule(db, companyId, ruleId);
  if (!rule) return refuse({ code: 'rule-not-found' });
  return ok({ company: allowed.value.company, rule, versions: await listVersionsOf(db, ruleId) });
}
