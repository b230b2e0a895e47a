import type * as z from 'zod';
import type { RequestContext } from '#app/forms/answer-form.server.ts';
import { describeIssue } from '#core/fields.ts';
import { hasOrgNoRule, isOrgNo } from '#modules/address/org-number.ts';
import {
  type CompanyForm,
  type CompanyFormMode,
  checkCompanyForm,
  companyFormFields,
} from '#modules/company-admin/company-form.ts';
import { isCompanyPhone } from '#modules/company-admin/company-phone.ts';
import { fieldOfPath } from '#modules/company-admin/form-to-company.ts';
import type { Market } from '#modules/market/market.ts';

/** A text of a form; a file, or nothing, is an empty one. */
export function sentText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** The fields as they were typed. A select that was sent empty is a choice of nothing; one that was not sent is missing. */
export function readCompanyForm(form: FormData): CompanyForm & { readonly typed: Readonly<Record<string, string>> } {
  const typed = Object.fromEntries(
    companyFormFields.flatMap((field) => {
      const value = form.get(field);
      return typeof value === 'string' ? [[field, value]] : [];
    }),
  );
  const { deliveryGroup } = typed;
  return { ...typed, deliveryGroup: deliveryGroup === '' ? null : deliveryGroup, typed };
}

type Where = {
  readonly mode: CompanyFormMode;
  readonly market: Market;
  readonly acceptsOrgNo: boolean;
  readonly creditBefore?: string;
  readonly phoneBefore?: string | undefined;
};

/** The problems of the form, in the visitor's language. A wrong check digit is a warning that staff may accept. */
export function problemsOfForm({ shop, visit }: RequestContext, form: CompanyForm, where: Where) {
  const { market, acceptsOrgNo, phoneBefore } = where;
  const say = (key: string) => shop.texts.say(visit.language, 'company-admin', key) ?? key;
  const problems = Object.entries(checkCompanyForm(form, { ...where, market: market.code }));
  const said: Record<string, string> = Object.fromEntries(
    problems.map(([field, code]) => [field, say(`problem.${code}`)]),
  );
  if (!isCompanyPhone(market, form.companyPhone, phoneBefore)) {
    const field = say('field.phoneNumber');
    said.companyPhone = shop.texts.say(visit.language, 'validation', 'phone-invalid', { field }) ?? '';
  }
  const orgNo = form.companyOrgNr?.trim() ?? '';
  const isDoubtful = orgNo !== '' && hasOrgNoRule(market.iso2) && !isOrgNo(market.iso2, orgNo);
  return isDoubtful && !acceptsOrgNo ? { ...said, companyOrgNr: say('problem.org-no') } : said;
}

/** The problems that the API's schema finds in the values of a form, by field. */
export function problemsOfIssues(
  { shop, visit }: RequestContext,
  issues: readonly z.core.$ZodIssue[],
  under: readonly string[] = [],
) {
  const { language } = visit;
  return Object.fromEntries(
    issues.map((issue) => {
      const { code, facts } = describeIssue(issue);
      const field = fieldOfPath([...under, ...issue.path]) ?? 'companyName';
      const label = shop.texts.say(language, 'company-admin', `field.${String(issue.path.at(-1))}`) ?? '';
      return [field, shop.texts.say(language, 'validation', code, { field: label, ...facts }) ?? code];
    }),
  );
}

const adminFields: Readonly<Record<string, string>> = { firstName: 'adminFirstName', lastName: 'adminLastName' };

/** The problems of the administrator's fields. */
export function problemsOfAdmin(
  { shop, visit: { language } }: RequestContext,
  typed: Readonly<Record<string, string>>,
  issues: readonly z.core.$ZodIssue[],
): Record<string, string> {
  const say = (key: string) => shop.texts.say(language, 'company-admin', key) ?? key;
  return Object.fromEntries(
    issues.map((issue) => {
      const name = String(issue.path[0]);
      // The login name is the e-mail address.
      const field = adminFields[name] ?? 'adminEmail';
      if (!typed[field]?.trim()) return [field, say('problem.required')];
      if (field === 'adminEmail') return [field, say('problem.email')];
      const { code, facts } = describeIssue(issue);
      return [field, shop.texts.say(language, 'validation', code, { field: say(`field.${name}`), ...facts }) ?? code];
    }),
  );
}
