import type { Element } from '../ubl/element.ts';
import {
  all,
  allowancesOf,
  chargesOf,
  decimalAt,
  has,
  linesOf,
  one,
  size,
  textAt,
  textsAt,
  total,
} from '../ubl/query.ts';
import { atMostOne, type Checks, given, hasChargeReason, isCents, notBefore, toCents } from './check.ts';

const lines =
  (holds: (line: Element, document: Element) => boolean) =>
  (document: Element): boolean =>
    linesOf(document).every((line) => holds(line, document));

const quantityOf = (line: Element) => [...all(line, 'InvoicedQuantity'), ...all(line, 'CreditedQuantity')];

const onLines = (of: (line: Element) => Element[], holds: (one: Element) => boolean) =>
  lines((line) => of(line).every(holds));

/** The net amount of a line from quantity, price, allowances and charges. */
function isLineSum(line: Element): boolean {
  const quantity = decimalAt(line, quantityOf(line)[0]?.name ?? '');
  const price = decimalAt(line, 'Price/PriceAmount');
  const net = decimalAt(line, 'LineExtensionAmount');
  const base = decimalAt(line, 'Price/BaseQuantity') ?? one;
  if (quantity === undefined || price === undefined || net === undefined || base <= 0n) return true;
  const sumOf = (list: Element[]) => list.reduce((sum, each) => sum + (decimalAt(each, 'Amount') ?? 0n), 0n);
  const expected = (quantity * price) / base + sumOf(chargesOf(line)) - sumOf(allowancesOf(line));
  return size(net - expected) <= one / 50n;
}

const periodStarts = (line: Element, doc: Element) =>
  notBefore(textAt(line, 'InvoicePeriod/StartDate'), textAt(doc, 'InvoicePeriod/StartDate'));
const periodEnds = (line: Element, doc: Element) =>
  notBefore(textAt(doc, 'InvoicePeriod/EndDate'), textAt(line, 'InvoicePeriod/EndDate'));

export const lineRules: Checks = {
  'BR-21': lines(given('ID')),
  'BR-22': lines((line) => quantityOf(line).some(({ text }) => text?.trim())),
  'BR-23': lines((line) => quantityOf(line).every(({ attributes }) => attributes.unitCode)),
  'BR-24': lines(given('LineExtensionAmount')),
  'BR-25': lines(given('Item/Name')),
  'BR-26': lines(given('Price/PriceAmount')),
  'BR-27': lines((line) => (decimalAt(line, 'Price/PriceAmount') ?? 0n) >= 0n),
  'BR-28': lines((line) => (decimalAt(line, 'Price/AllowanceCharge/BaseAmount') ?? 0n) >= 0n),
  'BR-30': lines((line) => notBefore(textAt(line, 'InvoicePeriod/EndDate'), textAt(line, 'InvoicePeriod/StartDate'))),
  'BR-41': onLines(allowancesOf, given('Amount')),
  'BR-42': onLines(allowancesOf, hasChargeReason),
  'BR-43': onLines(chargesOf, given('Amount')),
  'BR-44': onLines(chargesOf, hasChargeReason),
  'BR-CO-23': onLines(allowancesOf, hasChargeReason),
  'BR-CO-24': onLines(chargesOf, hasChargeReason),
  'BR-54': lines((line) =>
    all(line, 'Item/AdditionalItemProperty').every((item) => given('Name')(item) && given('Value')(item)),
  ),
  'BR-64': lines((line) =>
    all(line, 'Item/StandardItemIdentification/ID').every(({ attributes }) => attributes.schemeID),
  ),
  'BR-65': lines((line) =>
    all(line, 'Item/CommodityClassification/ItemClassificationCode').every(({ attributes }) => attributes.listID),
  ),
  'BR-CO-04': lines((line) =>
    all(line, 'Item/ClassifiedTaxCategory').some((one) => given('ID')(one) && textAt(one, 'TaxScheme/ID') === 'VAT'),
  ),
  'BR-CO-20': lines((line) => all(line, 'InvoicePeriod').every((one) => has(one, 'StartDate') || has(one, 'EndDate'))),
  'BR-DEC-23': lines((line) => isCents(textAt(line, 'LineExtensionAmount'))),
  'BR-DEC-24': onLines(allowancesOf, (one) => isCents(textAt(one, 'Amount'))),
  'BR-DEC-25': onLines(allowancesOf, (one) => isCents(textAt(one, 'BaseAmount'))),
  'BR-DEC-27': onLines(chargesOf, (one) => isCents(textAt(one, 'Amount'))),
  'BR-DEC-28': onLines(chargesOf, (one) => isCents(textAt(one, 'BaseAmount'))),
  'UBL-SR-34': lines(atMostOne('Note')),
  'UBL-SR-35': lines(atMostOne('OrderLineReference/LineID')),
  'UBL-SR-36': lines(atMostOne('InvoicePeriod')),
  'UBL-SR-37': lines(atMostOne('Price/AllowanceCharge/Amount')),
  'UBL-SR-48': lines((line) => all(line, 'Item/ClassifiedTaxCategory').length === 1),
  'UBL-SR-50': lines(atMostOne('Item/Description')),
  'UBL-SR-52': lines(atMostOne('DocumentReference')),
  'PEPPOL-EN16931-R100': lines(atMostOne('DocumentReference')),
  'PEPPOL-EN16931-R101': lines(
    (line) =>
      textsAt(line, 'DocumentReference/DocumentTypeCode').every((code) => code === '130') &&
      all(line, 'DocumentReference').every(given('DocumentTypeCode')),
  ),
  'PEPPOL-EN16931-R110': lines(periodStarts),
  'PEPPOL-EN16931-R111': lines(periodEnds),
  'PEPPOL-EN16931-R120': lines(isLineSum),
  'PEPPOL-EN16931-R121': lines((line) => (decimalAt(line, 'Price/BaseQuantity') ?? one) > 0n),
  'PEPPOL-EN16931-R130': lines((line) =>
    all(line, 'Price/BaseQuantity').every(
      ({ attributes }) => !attributes.unitCode || attributes.unitCode === quantityOf(line)[0]?.attributes.unitCode,
    ),
  ),
  'PEPPOL-EN16931-R044': lines((line) =>
    textsAt(line, 'Price/AllowanceCharge/ChargeIndicator').every((text) => text === 'false'),
  ),
  'PEPPOL-EN16931-R046': lines((line) => {
    const gross = decimalAt(line, 'Price/AllowanceCharge/BaseAmount');
    return (
      gross === undefined ||
      decimalAt(line, 'Price/PriceAmount') === gross - total(line, 'Price/AllowanceCharge/Amount')
    );
  }),
  'BR-CO-10': (doc) => {
    const sum = linesOf(doc).reduce((sum, line) => sum + (decimalAt(line, 'LineExtensionAmount') ?? 0n), 0n);
    return (decimalAt(doc, 'LegalMonetaryTotal/LineExtensionAmount') ?? toCents(sum)) === toCents(sum);
  },
};
