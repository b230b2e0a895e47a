import { findForbidden } from '#core/input.ts';
import type { Language } from '#core/locale.ts';
import type { BuyerKind } from '../auth/buyer-kind.ts';
import type { CountryCode } from '../market/market.ts';
import { marketList } from '../market/markets.ts';
import { postcodeExample, readPostcode } from '../market/postcode.ts';
import { type Region, regionsOf } from '../market/regions.ts';
import { longestOfField } from './address-limits.ts';
import { regionsOfPostcode } from './table/regions-of-postcode.ts';
import { checkVatNumber, hasVatNumbers } from './vat-number.ts';

export type AddressField =
  | 'companyName'
  | 'vatNo'
  | 'firstName'
  | 'lastName'
  | 'careOf'
  | 'line1'
  | 'line2'
  | 'zip'
  | 'city'
  | 'region';

/** The fields and rules for an address of a country. */
export type AddressRules = {
  readonly country: CountryCode;
  /** In the order of the country's address format. */
  readonly fields: readonly AddressField[];
  readonly required: readonly AddressField[];
  readonly zipExample: string;
  /** Empty for countries without regions in addresses. */
  readonly regions: readonly Region[];
  readonly usesValidation: boolean;
};

export type PostalAddress = {
  readonly line1: string;
  readonly line2: string;
  readonly zip: string;
  readonly city: string;
  /** A code; empty for countries without regions. */
  readonly region: string;
  readonly country: CountryCode;
};

/** The recipient of a parcel. */
export type Recipient = {
  readonly companyName: string;
  readonly vatNo: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly careOf: string;
};

/** The code is one of the validation texts. */
export type AddressProblem = {
  readonly field: AddressField;
  readonly code:
    | 'required'
    | 'zip-wrong'
    | 'region-missing'
    | 'region-wrong'
    | 'box-refused'
    | 'number-first'
    | 'vat-wrong'
    | 'too-long'
    | 'forbidden-characters';
};

/** Countries that write the town before its postcode; all others write it after. */
const townFirst: ReadonlySet<CountryCode> = new Set(['GB', 'IE', 'LV']);

export function addressRulesOf(country: CountryCode, who: BuyerKind, language: Language): AddressRules {
  const regions = regionsOf(country, language);
  const place = placeOf(country, regions.length > 0);
  const company: readonly AddressField[] = hasVatNumbers(country) ? ['companyName', 'vatNo'] : ['companyName'];
  const person: readonly AddressField[] = ['firstName', 'lastName'];
  const whom = who === 'company' ? [...company, ...person] : person;
  return {
    country,
    fields: [...whom, 'careOf', 'line1', 'line2', ...place],
    required: [...(who === 'company' ? (['companyName'] as const) : person), 'line1', ...place],
    zipExample: postcodeExample(country),
    regions,
    usesValidation: usesAddressValidation(country),
  };
}

const usesAddressValidation = (country: CountryCode): boolean =>
  marketList.some(({ iso2, useAddressValidation }) => iso2 === country && useAddressValidation);

function placeOf(country: CountryCode, hasRegions: boolean): readonly AddressField[] {
  if (hasRegions) return ['city', 'region', 'zip'];
  return townFirst.has(country) ? ['city', 'zip'] : ['zip', 'city'];
}

/** Each field has at most one problem, in the order of the form. */
export function problemsOfAddress(
  rules: AddressRules,
  address: Partial<Omit<PostalAddress, 'country'>> & Partial<Recipient>,
): readonly AddressProblem[] {
  return rules.fields.flatMap((field) => {
    const code = problemOf(rules, field, (address[field] ?? '').trim()) ?? contradictionOf(rules, field, address);
    return code === undefined ? [] : [{ field, code }];
  });
}

function problemOf(rules: AddressRules, field: AddressField, text: string): AddressProblem['code'] | undefined {
  if (text === '') {
    if (!rules.required.includes(field)) return undefined;
    return field === 'region' ? 'region-missing' : 'required';
  }
  if (text.length > longestOfField[field]) return 'too-long';
  if (findForbidden(text).length > 0) return 'forbidden-characters';
  if (field === 'zip') return readPostcode(rules.country, text) === undefined ? 'zip-wrong' : undefined;
  if (field === 'vatNo') return checkVatNumber(text, rules.country)?.isValid ? undefined : 'vat-wrong';
  if (rules.regions.length === 0) return undefined;
  if (field === 'region') return rules.regions.some(({ code }) => code === text) ? undefined : 'region-missing';
  if ((field === 'line1' || field === 'line2') && isBox(text)) return 'box-refused';
  return field === 'line1' && !/^\d/.test(text) ? 'number-first' : undefined;
}

/** The region must match the postcode, because it decides the tax. */
function contradictionOf(
  { country }: AddressRules,
  field: AddressField,
  { zip = '', region = '' }: Partial<Omit<PostalAddress, 'country'>>,
): 'region-wrong' | 'zip-wrong' | undefined {
  const postcode = readPostcode(country, zip);
  const regions = postcode === undefined ? undefined : regionsOfPostcode(country, postcode);
  if (regions?.length === 0) return field === 'zip' ? 'zip-wrong' : undefined;
  return field === 'region' && regions?.includes(region.trim()) === false ? 'region-wrong' : undefined;
}

/** Carriers in the USA and Canada do not deliver to boxes: 'PO Box 12', 'P.O. Box', 'Post Office Box', 'C.P. 5', 'Case postale'. */
const box = /\b(?:p\W*o\W*(?:box|b)\b|post\W*office\W*box\b|(?:post|mail)?\W*box\W*#?\d|c\W*p\W+\d|case\s+postale\b)/i;

export const isBox = (line: string): boolean => box.test(line);
