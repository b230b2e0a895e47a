import type { Shop } from '../shop.server.ts';
import type { Company } from './company.ts';
import { type FormViewRules, parseFormViewRules } from './form-view-rules.ts';

/** The fields a company has made required in its forms. Rules that cannot be read require nothing; the log tells whose. */
export function readFormViewRules(
  { log }: Pick<Shop, 'log'>,
  company: Pick<Company, 'id' | 'settings'>,
): FormViewRules {
  const { rules, malformed } = parseFormViewRules(company.settings.FormViewRules);
  if (malformed) log.warn({ companyId: company.id }, 'the setting FormViewRules cannot be read and is ignored');
  return rules;
}
