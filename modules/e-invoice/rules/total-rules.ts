import type { Element } from '../ubl/element.ts';
import {
  all,
  allowancesOf,
  chargesOf,
  decimalAt,
  decimalOf,
  linesOf,
  one,
  size,
  subtotalsOf,
  textAt,
  total,
  within,
} from '../ubl/query.ts';
import { type Checks, each, given, hasChargeReason, isCents, toCents } from './check.ts';

const totals = 'LegalMonetaryTotal';
const figure = (doc: Element, name: string) => decimalAt(doc, `${totals}/${name}`);
const orNone = (doc: Element, name: string) => figure(doc, name) ?? 0n;

/** The total equals the sum of allowances or charges; without any it may be missing. */
const isSumOf = (doc: Element, list: readonly Element[], name: string) => {
  const sum = list.reduce((sum, each) => sum + (decimalAt(each, 'Amount') ?? 0n), 0n);
  const stated = figure(doc, name);
  return stated === undefined ? list.length === 0 : stated === toCents(sum);
};

/** A missing total is reported by another rule. */
const equals = (doc: Element, name: string, expected: bigint) => (figure(doc, name) ?? expected) === expected;

const taxInCurrency = (doc: Element) =>
  all(doc, 'TaxTotal/TaxAmount').filter(
    ({ attributes }) => attributes.currencyID === textAt(doc, 'DocumentCurrencyCode'),
  );

export function isTaxOf(subtotal: Element): boolean {
  const [taxable, tax] = [decimalAt(subtotal, 'TaxableAmount'), decimalAt(subtotal, 'TaxAmount')];
  const rate = decimalAt(subtotal, 'TaxCategory/Percent') ?? 0n;
  if (taxable === undefined || tax === undefined) return true;
  const expected = toCents((size(taxable) * rate) / (one * 100n));
  return rate === 0n ? size(tax) < one / 2n : size(size(tax) - expected) < one;
}

const everyAllowance = (doc: Element) => [
  ...all(doc, 'AllowanceCharge'),
  ...linesOf(doc).flatMap((line) => all(line, 'AllowanceCharge')),
];
const of = (list: (doc: Element) => Element[], path: string) => (doc: Element) =>
  list(doc).every((each) => isCents(textAt(each, path)));
const cents = (name: string) => (doc: Element) => isCents(textAt(doc, `${totals}/${name}`));

export const totalRules: Checks = {
  'BR-12': given(`${totals}/LineExtensionAmount`),
  'BR-13': given(`${totals}/TaxExclusiveAmount`),
  'BR-14': given(`${totals}/TaxInclusiveAmount`),
  'BR-15': given(`${totals}/PayableAmount`),
  'BR-33': (doc) => allowancesOf(doc).every(hasChargeReason),
  'BR-38': (doc) => chargesOf(doc).every(hasChargeReason),
  'BR-CO-21': (doc) => allowancesOf(doc).every(hasChargeReason),
  'BR-CO-22': (doc) => chargesOf(doc).every(hasChargeReason),
  'BR-45': each('TaxTotal/TaxSubtotal', given('TaxableAmount')),
  'BR-46': each('TaxTotal/TaxSubtotal', given('TaxAmount')),
  'BR-47': (doc) =>
    subtotalsOf(doc).every((each) =>
      all(each, 'TaxCategory').some((category) => given('ID')(category) && textAt(category, 'TaxScheme/ID') === 'VAT'),
    ),
  'BR-48': (doc) =>
    subtotalsOf(doc).every((each) => textAt(each, 'TaxCategory/ID') === 'O' || given('TaxCategory/Percent')(each)),
  'BR-CO-11': (doc) => isSumOf(doc, allowancesOf(doc), 'AllowanceTotalAmount'),
  'BR-CO-12': (doc) => isSumOf(doc, chargesOf(doc), 'ChargeTotalAmount'),
  'BR-CO-13': (doc) =>
    figure(doc, 'LineExtensionAmount') === undefined ||
    equals(
      doc,
      'TaxExclusiveAmount',
      orNone(doc, 'LineExtensionAmount') - orNone(doc, 'AllowanceTotalAmount') + orNone(doc, 'ChargeTotalAmount'),
    ),
  'BR-CO-14': each(
    'TaxTotal',
    (each) =>
      all(each, 'TaxSubtotal').length === 0 ||
      (decimalAt(each, 'TaxAmount') ?? 0n) === toCents(total(each, 'TaxSubtotal/TaxAmount')),
  ),
  'BR-CO-15': (doc) => {
    const [tax, ...more] = taxInCurrency(doc);
    if (!tax || more.length > 0) return false;
    const without = figure(doc, 'TaxExclusiveAmount');
    return without === undefined || equals(doc, 'TaxInclusiveAmount', without + (decimalOf(tax.text) ?? 0n));
  },
  'BR-CO-16': (doc) =>
    figure(doc, 'TaxInclusiveAmount') === undefined ||
    equals(
      doc,
      'PayableAmount',
      orNone(doc, 'TaxInclusiveAmount') - orNone(doc, 'PrepaidAmount') + orNone(doc, 'PayableRoundingAmount'),
    ),
  'BR-CO-17': (doc) => subtotalsOf(doc).every(isTaxOf),
  'BR-DEC-01': of(allowancesOf, 'Amount'),
  'BR-DEC-02': of(allowancesOf, 'BaseAmount'),
  'BR-DEC-05': of(chargesOf, 'Amount'),
  'BR-DEC-06': of(chargesOf, 'BaseAmount'),
  'BR-DEC-09': cents('LineExtensionAmount'),
  'BR-DEC-10': cents('AllowanceTotalAmount'),
  'BR-DEC-11': cents('ChargeTotalAmount'),
  'BR-DEC-12': cents('TaxExclusiveAmount'),
  'BR-DEC-13': (doc) => taxInCurrency(doc).every(({ text }) => isCents(text)),
  'BR-DEC-14': cents('TaxInclusiveAmount'),
  'BR-DEC-15': (doc) =>
    all(doc, 'TaxTotal/TaxAmount').every(
      ({ text, attributes }) => attributes.currencyID !== textAt(doc, 'TaxCurrencyCode') || isCents(text),
    ),
  'BR-DEC-16': cents('PrepaidAmount'),
  'BR-DEC-17': cents('PayableRoundingAmount'),
  'BR-DEC-18': cents('PayableAmount'),
  'BR-DEC-19': of(subtotalsOf, 'TaxableAmount'),
  'BR-DEC-20': of(subtotalsOf, 'TaxAmount'),
  'UBL-DT-01': (doc) => areCentsIn(doc),
  'UBL-SR-30': (doc) =>
    everyAllowance(doc).every(
      (each) => textAt(each, 'ChargeIndicator') !== 'false' || all(each, 'AllowanceChargeReason').length <= 1,
    ),
  'UBL-SR-31': (doc) =>
    everyAllowance(doc).every(
      (each) => textAt(each, 'ChargeIndicator') !== 'true' || all(each, 'AllowanceChargeReason').length <= 1,
    ),
  'UBL-SR-32': (doc) => subtotalsOf(doc).every((each) => all(each, 'TaxCategory/TaxExemptionReason').length <= 1),
  'PEPPOL-EN16931-R040': (doc) =>
    everyAllowance(doc).every((each) => {
      const [base, percent, amount] = ['BaseAmount', 'MultiplierFactorNumeric', 'Amount'].map((name) =>
        decimalAt(each, name),
      );
      if (base === undefined || percent === undefined || amount === undefined) return true;
      return size(amount - (base * percent) / (one * 100n)) <= one / 50n;
    }),
  'PEPPOL-EN16931-R041': (doc) =>
    everyAllowance(doc).every((each) => !given('MultiplierFactorNumeric')(each) || given('BaseAmount')(each)),
  'PEPPOL-EN16931-R042': (doc) =>
    everyAllowance(doc).every((each) => !given('BaseAmount')(each) || given('MultiplierFactorNumeric')(each)),
  'PEPPOL-EN16931-R043': (doc) =>
    everyAllowance(doc).every((each) => ['true', 'false'].includes(textAt(each, 'ChargeIndicator') ?? '')),
  'PEPPOL-EN16931-R051': (doc) => {
    const currency = textAt(doc, 'DocumentCurrencyCode');
    const ofTax = all(doc, 'TaxTotal')
      .filter((each) => all(each, 'TaxSubtotal').length === 0)
      .flatMap((each) => each.children);
    return within(doc).every(
      (each) =>
        each.attributes.currencyID === undefined ||
        ofTax.includes(each) ||
        currency === undefined ||
        each.attributes.currencyID === currency,
    );
  },
};

/** Prices may have more decimals. */
const areCentsIn = (from: Element): boolean =>
  from.children.every((child) => {
    if (child.name === 'Price') return true;
    return (!child.name.endsWith('Amount') || isCents(child.text)) && areCentsIn(child);
  });
