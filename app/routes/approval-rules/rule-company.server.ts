import { notFound } from '#app/not-found.ts';
import { companyOfQuery } from '#app/routes/company-settings/load-settings.server.ts';
import { mayChangeRules } from '#modules/approval-rules/may-change-rules.server.ts';
import { isInternal } from '#modules/auth/claims.ts';
import type { Visit } from '#modules/visit.ts';

/** The company whose rules are shown: the one of the address, or the visitor's own. Undefined: staff choose one. */
export function ruleCompanyOf({ claims }: Visit, query: URLSearchParams): number | undefined {
  if (!mayChangeRules(claims)) throw notFound();
  return companyOfQuery(query) ?? (isInternal(claims) ? undefined : claims?.company_id);
}
