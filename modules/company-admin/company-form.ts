import { normaliseMoneyText, parseEmail } from '#core/input.ts';
import type { MarketCode } from '../market/market.ts';

/** The fields of the company form, in the order in which they are shown. */
export const companyFormFields = [
  'companyName',
  'companyEmail',
  'companyOrgNr',
  'companyVatNr',
  'companyPhone',
  'companyWeb',
  'parentId',
  'adminFirstName',
  'adminLastName',
  'adminEmail',
  'deliveryAddressLine1',
  'deliveryAddressLine2',
  'deliveryCity',
  'deliveryZipCode',
  'deliveryCountryId',
  'invoiceAddressLine1',
  'invoiceAddressLine2',
  'invoiceCity',
  'invoiceZipCode',
  'invoiceCountryId',
  'defaultAmount',
  'invoiceCreditStopAmount',
  'primaryPriceListCode',
  'deliveryGroup',
] as const;

export type CompanyFormField = (typeof companyFormFields)[number];
export type CompanyFormMode = 'create' | 'edit';

type TextField = Exclude<CompanyFormField, 'deliveryGroup'>;

/** As typed. `deliveryGroup` is null if no delivery method is preselected. */
export type CompanyForm = { readonly [F in TextField]?: string | undefined } & {
  readonly deliveryGroup?: string | null | undefined;
};

const amountFields = ['defaultAmount', 'invoiceCreditStopAmount'] as const;

/** The initial values for a new company. */
export const newCompanyForm: Readonly<Record<TextField, string>> & { deliveryGroup: null } = {
  ...(Object.fromEntries(companyFormFields.map((field) => [field, ''])) as Record<TextField, string>),
  defaultAmount: '0',
  invoiceCreditStopAmount: '0',
  deliveryGroup: null,
};

const alwaysRequired: readonly TextField[] = [
  'companyName',
  'companyEmail',
  'companyOrgNr',
  'deliveryAddressLine1',
  'deliveryCity',
  'deliveryZipCode',
  'invoiceAddressLine1',
  'invoiceCity',
  'invoiceZipCode',
  'defaultAmount',
];
const requiredOfNew: readonly TextField[] = ['adminFirstName', 'adminLastName', 'adminEmail'];

type CompanyFormProblem = 'required' | 'email' | 'number' | 'number-first';
export type CompanyFormProblems = { readonly [F in CompanyFormField]?: CompanyFormProblem };

/** In the United States and Canada the house number comes first. */
const numberFirst: ReadonlySet<MarketCode> = new Set(['us', 'ca']);

export const startsWithNumber = (market: MarketCode, line: string): boolean =>
  !numberFirst.has(market) || /^\d/.test(line.trim());

/** A typed amount: commas become dots before the number is checked. */
export const isAmountText = (text: string): boolean => /^\d+(?:\.\d{1,2})?$/.test(normaliseMoneyText(text));

type Where = {
  readonly mode: CompanyFormMode;
  readonly market: MarketCode;
  /** The remaining credit that the form was loaded with: it may be negative, and is written only if it was changed. */
  readonly creditBefore?: string | undefined;
};

/** All problems of the form, one for each field; the use case checks whether price list and parent are allowed. */
export function checkCompanyForm(form: CompanyForm, { mode, market, creditBefore }: Where): CompanyFormProblems {
  const problems: { [F in CompanyFormField]?: CompanyFormProblem } = {};
  const textOf = (field: TextField) => form[field]?.trim() ?? '';
  const required = mode === 'create' ? [...alwaysRequired, ...requiredOfNew] : alwaysRequired;
  for (const field of ['companyEmail', 'adminEmail'] as const)
    if (textOf(field) !== '' && !parseEmail(textOf(field)).ok) problems[field] = 'email';
  const isUntouched = (field: TextField) => field === 'invoiceCreditStopAmount' && textOf(field) === creditBefore;
  for (const field of amountFields)
    if (textOf(field) !== '' && !isUntouched(field) && !isAmountText(textOf(field))) problems[field] = 'number';
  if (textOf('deliveryAddressLine1') !== '' && !startsWithNumber(market, textOf('deliveryAddressLine1')))
    problems.deliveryAddressLine1 = 'number-first';
  for (const field of required) if (textOf(field) === '') problems[field] = 'required';
  if (mode === 'create' && form.deliveryGroup === undefined) problems.deliveryGroup = 'required';
  return problems;
}
