import type { Shop } from '../shop.server.ts';
import type { Company } from './company.ts';
import { type FormViewRules, parseFormViewRules } from './form-view-rules.ts';

/** The fields that a company requires in its forms. Malformed rules require nothing; the log names the company. */
export function readFormViewRules(
  { log }: Pick<Shop, 'log'>,
  company: Pick<Company, 'id' | 'settings'>,
): FormViewRules {
  const { rules, malformed } = parseFormViewRules(company.settings.FormViewRules);
  if (malformed) log.warn({ companyId: company.id }, 'the setting FormViewRules cannot be read and is ignored');
  return rules;
}
