import { addressRulesOf } from '../../address/address-form.ts';
import { needsOf } from '../../cart/cart-needs.ts';
import { longestComment } from '../../cart/cart-validation.ts';
import { coworkerIdOf } from '../../cart/row-metadata.ts';
import { validateRows } from '../../cart/validate-rows.ts';
import { isOn } from '../../company/company-settings.ts';
import { parseFormViewRules } from '../../company/form-view-rules.ts';
import { type OrderField, orderFields } from '../../order/order-fields.ts';
import type { FieldProblem } from '../../refusals.ts';
import { problemsOfDraft } from '../draft-problems.ts';
import { findCountry } from './find-country.ts';
import { draftOfPayload, pathOf } from './payload-draft.ts';
import type { Check, Sending } from './sending.ts';

const refusalOf = (errors: readonly FieldProblem[]) =>
  errors.length > 0 ? { code: 'invalid-input' as const, errors } : undefined;

const wrong = (path: string, code: string, facts = {}): FieldProblem => ({ path, code, facts });

/** Checks what the company and its laundry require of each row, except the laundry after an approval. Articles that are not sold have a refusal of their own. */
export const rowsSayEnough: Check<Sending> = ({ rows, settings, company, rules, laundry, waiting }) => {
  const needs = needsOf(settings);
  const { articles, problems } = validateRows(rows, needs, rules, waiting ? undefined : laundry);
  const isStranger = (id: number | undefined) => id !== undefined && !company?.people.has(id);
  const strangers = needs.coworker ? articles.filter(({ row }) => isStranger(coworkerIdOf(row))) : [];
  return refusalOf([
    ...problems.flatMap(({ index, kind, word }) => {
      const path = `rows.${articles[index]?.row.rowNumber}`;
      if (word === 'commentTooLong') return [wrong(`${path}.comment`, 'too-long', { maximum: longestComment })];
      if (word === 'vasRequired') return [wrong(`${path}.children`, 'required-by-company')];
      if (kind === 'LaundryError') return [wrong(`${path}.customer`, 'laundry-refused', { laundryError: word })];
      if (kind === 'Comment') return [wrong(`${path}.comment`, 'required-by-company')];
      return kind === 'CustomerSelect' ? [wrong(`${path}.coworker`, 'required-by-company')] : [];
    }),
    ...strangers.map(({ row }) => wrong(`rows.${row.rowNumber}.coworker`, 'invalid')),
  ]);
};

/** Consumers cannot send company numbers, and weekly delivery is refused where it is switched off. */
export const wishesAreOffered: Check<Sending> = ({ who, payload: { metadata }, settings }) => {
  const maySend = ({ sender, setting }: OrderField) =>
    sender === 'setting' ? setting !== undefined && isOn(settings, setting) : sender === undefined || sender === who;
  const refused = orderFields.filter((field) => metadata[field.entry] && !maySend(field));
  return refusalOf(refused.map(({ name }) => wrong(pathOf(name), 'invalid')));
};

export const invoiceCountryIsKnown: Check<Sending> = ({ payload: { invoiceAddress } }) =>
  invoiceAddress && !findCountry(invoiceAddress.countryId)
    ? refusalOf([wrong('invoiceAddress.countryId', 'invalid')])
    : undefined;

/** Codes that only the form has texts for, and the code that the API uses instead. */
const codesOfApi: Readonly<Record<string, string>> = { 'email-of': 'email-invalid', emails: 'too-many' };

/** The rules of the form, applied to the request. */
export const fieldsAreRight: Check<Sending> = (sending) => {
  const { country, method, mayPayBy, who, visit, settings, payload } = sending;
  if (!country || !method) return undefined;
  const rulesOf = (at: typeof country) => addressRulesOf(at, who, visit.language);
  const problems = problemsOfDraft(draftOfPayload(sending, country), {
    who,
    rules: rulesOf(country),
    invoiceRules: rulesOf(findCountry(payload.invoiceAddress?.countryId ?? '') ?? country),
    companyRules: parseFormViewRules(settings.FormViewRules).rules,
    methods: [method],
    payments: mayPayBy.map((paymentMethodId) => ({ paymentMethodId })),
    // Numbers that are not on the company's lists were refused above, with their own codes.
    needs: {},
    numbers: { projects: [], orders: [] },
  });
  return refusalOf(problems.map(({ field, code, facts }) => wrong(pathOf(field), codesOfApi[code] ?? code, facts)));
};
