import { parseDecimal, toUnits } from '#core/decimal.ts';
import type { Element } from './element.ts';

/** All elements at a path below one: 'Party/PartyTaxScheme'. */
export function all(from: Element, path: string): Element[] {
  return path
    .split('/')
    .reduce<Element[]>(
      (found, name) => found.flatMap(({ children }) => children.filter((one) => one.name === name)),
      [from],
    );
}

export const has = (from: Element, path: string): boolean => all(from, path).length > 0;

/** The first text at a path; undefined if it is missing or blank. */
export const textAt = (from: Element, path: string): string | undefined =>
  all(from, path)[0]?.text?.trim() || undefined;

export const textsAt = (from: Element, path: string): string[] =>
  all(from, path).flatMap(({ text }) => (text?.trim() ? [text.trim()] : []));

/** The number of decimals that are compared. */
const decimals = 12;
export const one = 10n ** BigInt(decimals);

/** An amount as an integer of its smallest compared unit. */
export function decimalOf(text: string | undefined): bigint | undefined {
  const parsed = text === undefined ? undefined : parseDecimal(text);
  return parsed && toUnits(parsed, decimals, 'awayFromZero');
}

export const decimalAt = (from: Element, path: string): bigint | undefined => decimalOf(textAt(from, path));

export const total = (from: Element, path: string): bigint =>
  all(from, path).reduce((sum, { text }) => sum + (decimalOf(text) ?? 0n), 0n);

export const size = (amount: bigint): bigint => (amount < 0n ? -amount : amount);

/** An element and all its descendants. */
export const within = (from: Element): Element[] => [from, ...from.children.flatMap(within)];

export const isCreditNote = (document: Element): boolean => document.name === 'CreditNote';

export const linesOf = (document: Element): Element[] =>
  all(document, isCreditNote(document) ? 'CreditNoteLine' : 'InvoiceLine');

export const isCharge = (allowance: Element): boolean =>
  ['true', '1'].includes(textAt(allowance, 'ChargeIndicator') ?? '');

export const allowancesOf = (from: Element): Element[] =>
  all(from, 'AllowanceCharge').filter((each) => has(each, 'ChargeIndicator') && !isCharge(each));

export const chargesOf = (from: Element): Element[] => all(from, 'AllowanceCharge').filter(isCharge);

export const sellerParty = 'AccountingSupplierParty/Party';
export const buyerParty = 'AccountingCustomerParty/Party';
export const representativeParty = 'TaxRepresentativeParty';

/** The VAT numbers of a party; with `other`, its other tax numbers. */
export function taxIds(document: Element, party: string, of: 'VAT' | 'other' = 'VAT'): string[] {
  return all(document, `${party}/PartyTaxScheme`)
    .filter((scheme) => (textAt(scheme, 'TaxScheme/ID') === 'VAT') === (of === 'VAT'))
    .flatMap((scheme) => textAt(scheme, 'CompanyID') ?? []);
}

/** The country of a party's address. */
export const countryAt = (document: Element, party: string): string | undefined =>
  textAt(document, `${party}/PostalAddress/Country/IdentificationCode`);

export const subtotalsOf = (document: Element): Element[] => all(document, 'TaxTotal/TaxSubtotal');
