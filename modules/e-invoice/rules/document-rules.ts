import type { Element } from '../ubl/element.ts';
import {
  all,
  allowancesOf,
  buyerParty,
  chargesOf,
  countryAt,
  decimalAt,
  has,
  isCreditNote,
  linesOf,
  sellerParty,
  subtotalsOf,
  textAt,
  textsAt,
  within,
} from '../ubl/query.ts';
import { atMostOne, type Checks, each, given, notBefore } from './check.ts';

export const billing = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0';

export const profile = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';

const profiles: ReadonlySet<string> = new Set([
  profile,
  'urn:peppol:bis:billing_with_response',
  'urn:peppol:france:billing:regulated',
  'urn:peppol:france:billing:non-regulated',
]);

const areBothIn = (document: Element, country: string) =>
  [sellerParty, buyerParty].every((party) => countryAt(document, party) === country);

const dateNames: ReadonlySet<string> = new Set([
  'IssueDate',
  'DueDate',
  'TaxPointDate',
  'StartDate',
  'EndDate',
  'ActualDeliveryDate',
  'PaymentDueDate',
]);

const isDate = (text = '') => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

const taxTotals = (document: Element, withParts: boolean) =>
  all(document, 'TaxTotal').filter((each) => has(each, 'TaxSubtotal') === withParts);

/** Rules for the document as a whole. */
export const documentRules: Checks = {
  'BR-01': given('CustomizationID'),
  'BR-02': given('ID'),
  'BR-03': given('IssueDate'),
  'BR-04': (doc) => given(isCreditNote(doc) ? 'CreditNoteTypeCode' : 'InvoiceTypeCode')(doc),
  'BR-05': given('DocumentCurrencyCode'),
  'BR-16': (doc) => linesOf(doc).length > 0,
  'BR-53': (doc) => {
    const currency = textAt(doc, 'TaxCurrencyCode');
    return (
      currency === undefined ||
      all(doc, 'TaxTotal/TaxAmount').some(({ attributes }) => attributes.currencyID === currency)
    );
  },
  'BR-29': each('InvoicePeriod', (period) => notBefore(textAt(period, 'EndDate'), textAt(period, 'StartDate'))),
  'BR-CO-03': (doc) => !has(doc, 'TaxPointDate') || !has(doc, 'InvoicePeriod/DescriptionCode'),
  'BR-CO-18': (doc) => subtotalsOf(doc).length > 0,
  'BR-CO-19': each('InvoicePeriod', (period) => period.children.length > 0),
  'BR-CO-25': (doc) =>
    (decimalAt(doc, 'LegalMonetaryTotal/PayableAmount') ?? 0n) <= 0n ||
    has(doc, 'DueDate') ||
    has(doc, 'PaymentTerms/Note'),
  'PEPPOL-EN16931-R001': given('ProfileID'),
  'PEPPOL-EN16931-R002': (doc) => atMostOne('Note')(doc) || areBothIn(doc, 'DE'),
  'PEPPOL-EN16931-R003': (doc) => given('BuyerReference')(doc) || given('OrderReference/ID')(doc),
  'PEPPOL-EN16931-R004': (doc) => {
    const customization = textAt(doc, 'CustomizationID') ?? billing;
    return customization.startsWith(billing) && !customization.includes('::');
  },
  'PEPPOL-EN16931-R005': (doc) => {
    const currency = textAt(doc, 'TaxCurrencyCode');
    return currency === undefined || currency !== textAt(doc, 'DocumentCurrencyCode');
  },
  'PEPPOL-EN16931-R007': (doc) => profiles.has(textAt(doc, 'ProfileID') ?? profile),
  'PEPPOL-EN16931-R008': (doc) =>
    within(doc).every(({ text, children }) => children.length > 0 || (text ?? '').trim() !== ''),
  'PEPPOL-EN16931-R053': (doc) => taxTotals(doc, true).length === 1,
  'PEPPOL-EN16931-R054': (doc) => taxTotals(doc, false).length === (has(doc, 'TaxCurrencyCode') ? 1 : 0),
  'PEPPOL-EN16931-R055': (doc) => {
    const signs = all(doc, 'TaxTotal').map((each) => (decimalAt(each, 'TaxAmount') ?? 0n) < 0n);
    return !has(doc, 'TaxCurrencyCode') || new Set(signs).size <= 1;
  },
  'PEPPOL-EN16931-R080': (doc) =>
    textsAt(doc, 'AdditionalDocumentReference/DocumentTypeCode').filter((code) => code === '50').length <= 1,
  'PEPPOL-EN16931-F001': (doc) => within(doc).every(({ name, text }) => !dateNames.has(name) || isDate(text)),
  'PEPPOL-EN16931-P0112': (doc) =>
    !['326', '384'].includes(textAt(doc, 'InvoiceTypeCode') ?? '') || areBothIn(doc, 'DE'),
  'BR-31': (doc) => allowancesOf(doc).every(given('Amount')),
  'BR-32': (doc) => allowancesOf(doc).every(given('TaxCategory/ID')),
  'BR-36': (doc) => chargesOf(doc).every(given('Amount')),
  'BR-37': (doc) => chargesOf(doc).every(given('TaxCategory/ID')),
};
