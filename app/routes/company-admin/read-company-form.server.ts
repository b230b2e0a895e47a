import type * as z from 'zod';
import type { RequestContext } from '#app/forms/answer-form.server.ts';
import { describeIssue } from '#core/fields.ts';
import { hasOrgNoRule, isOrgNo } from '#modules/address/org-number.ts';
import { problemsOfAddress } from '#modules/company-admin/company-address.ts';
import {
  type CompanyForm,
  type CompanyFormMode,
  checkCompanyForm,
  companyFormFields,
} from '#modules/company-admin/company-form.ts';
import { addressFields } from '#modules/company-admin/company-input.ts';
import { wrongNumbers } from '#modules/company-admin/company-numbers.ts';
import { addressOf, fieldOfPath } from '#modules/company-admin/form-to-company.ts';
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
  readonly numbersBefore?: { readonly phoneNumber: string | undefined; readonly vatNo: string | undefined };
};

/** The problems of the form, in the visitor's language. A wrong check digit is a warning that staff may accept. */
export function problemsOfForm({ shop, visit }: RequestContext, form: CompanyForm, where: Where) {
  const { market, acceptsOrgNo, numbersBefore } = where;
  const say = (key: string) => shop.texts.say(visit.language, 'company-admin', key) ?? key;
  const problems = Object.entries(checkCompanyForm(form, { ...where, market: market.code }));
  const numbers = wrongNumbers(market, { phoneNumber: form.companyPhone, vatNo: form.companyVatNr }, numbersBefore);
  const said: Record<string, string> = {
    ...Object.fromEntries(
      [...numbers, ...postcodeProblems(form, market)].map(({ path, code }) => {
        const names = [path].flat();
        const facts = { field: say(`field.${names.at(-1)}`) };
        return [fieldOfPath(names) ?? '', shop.texts.say(visit.language, 'validation', code, facts) ?? code];
      }),
    ),
    ...Object.fromEntries(problems.map(([field, code]) => [field, say(`problem.${code}`)])),
  };
  const orgNo = form.companyOrgNr?.trim() ?? '';
  const isDoubtful = orgNo !== '' && hasOrgNoRule(market.iso2) && !isOrgNo(market.iso2, orgNo);
  return isDoubtful && !acceptsOrgNo ? { ...said, companyOrgNr: say('problem.org-no') } : said;
}

/** Postcodes of addresses without a country are those of the market. */
const postcodeProblems = (form: CompanyForm, market: Market) =>
  (['delivery', 'invoice'] as const).flatMap((kind) => {
    const { addressLine1, zipCode, countryId } = addressOf(kind, form);
    const known = addressFields.countryId.safeParse(countryId).data;
    return problemsOfAddress(kind, { addressLine1, zipCode, countryId: known }, market)
      .filter(({ path }) => path === 'zipCode')
      .map(({ path, code }) => ({ path: [`${kind}Address`, path], code }));
  });

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
