import type { Element } from '../ubl/element.ts';
import { all, isCharge, linesOf, textAt, textsAt, within } from '../ubl/query.ts';
import { type Checks, each, oneOf } from './check.ts';
import * as codes from './code-lists.ts';

const named = (doc: Element, name: string) => within(doc).filter((one) => one.name === name);

const reasonsIn = (doc: Element, charges: boolean) =>
  named(doc, 'AllowanceCharge')
    .filter((one) => isCharge(one) === charges)
    .flatMap((one) => textsAt(one, 'AllowanceChargeReasonCode'));

const lineCodes = (doc: Element) => linesOf(doc).flatMap((line) => textsAt(line, 'Item/ClassifiedTaxCategory/ID'));
const lists =
  (path: string, holds: (scheme: string) => boolean, attribute = 'schemeID') =>
  (doc: Element) =>
    all(doc, path).every(({ attributes }) => attributes[attribute] === undefined || holds(attributes[attribute]));
const linesList =
  (path: string, holds: (scheme: string) => boolean, attribute = 'schemeID') =>
  (doc: Element) =>
    linesOf(doc).every((line) => lists(path, holds, attribute)(line));

const currenciesIn = (doc: Element) => within(doc).flatMap(({ attributes }) => attributes.currencyID ?? []);
const parties = ['AccountingSupplierParty/Party', 'AccountingCustomerParty/Party', 'PayeeParty'] as const;
const everyParty = (path: string, holds: (scheme: string) => boolean) => (doc: Element) =>
  parties.every((party) => lists(`${party}/${path}`, holds)(doc));
const file = 'AdditionalDocumentReference/Attachment/EmbeddedDocumentBinaryObject';

/** An exemption reason that belongs to one category. */
const only = (reason: string, category: string) => (doc: Element) =>
  named(doc, 'TaxCategory').every(
    (one) => textAt(one, 'TaxExemptionReasonCode')?.toUpperCase() !== reason || textAt(one, 'ID') === category,
  );

/** Codes must be on their lists. */
export const codeRules: Checks = {
  'BR-CL-01': (doc) =>
    oneOf(codes.allInvoiceTypes, textAt(doc, 'InvoiceTypeCode')) &&
    oneOf(codes.allCreditNoteTypes, textAt(doc, 'CreditNoteTypeCode')),
  'PEPPOL-EN16931-P0100': (doc) => oneOf(codes.invoiceTypes, textAt(doc, 'InvoiceTypeCode')),
  'PEPPOL-EN16931-P0101': (doc) => oneOf(codes.creditNoteTypes, textAt(doc, 'CreditNoteTypeCode')),
  'BR-CL-03': (doc) => currenciesIn(doc).every((code) => codes.currencies.has(code)),
  'PEPPOL-EN16931-CL007': (doc) => currenciesIn(doc).every((code) => codes.currencies.has(code)),
  'BR-CL-04': (doc) => oneOf(codes.currencies, textAt(doc, 'DocumentCurrencyCode')),
  'BR-CL-05': (doc) => oneOf(codes.currencies, textAt(doc, 'TaxCurrencyCode')),
  'BR-CL-06': (doc) => textsAt(doc, 'InvoicePeriod/DescriptionCode').every((code) => codes.taxPointCodes.has(code)),
  'PEPPOL-EN16931-CL006': (doc) =>
    textsAt(doc, 'InvoicePeriod/DescriptionCode').every((code) => codes.taxPointCodes.has(code)),
  'BR-CL-07': (doc) =>
    [doc, ...linesOf(doc)]
      .flatMap((from) => [...all(from, 'AdditionalDocumentReference'), ...all(from, 'DocumentReference')])
      .every(
        (one) => textAt(one, 'DocumentTypeCode') !== '130' || lists('ID', (code) => codes.objectSchemes.has(code))(one),
      ),
  'BR-CL-08': each('Note', ({ text }) => {
    const [, subject] = /^#([^#]*)#/.exec(text?.trim() ?? '') ?? [];
    return subject === undefined || codes.noteSubjects.has(subject);
  }),
  'BR-CL-10': everyParty('PartyIdentification/ID', (code) => code === 'SEPA' || codes.isRegister(code)),
  'BR-CL-11': everyParty('PartyLegalEntity/CompanyID', codes.isRegister),
  'BR-CL-13': linesList(
    'Item/CommodityClassification/ItemClassificationCode',
    (code) => codes.classifications.has(code),
    'listID',
  ),
  'BR-CL-14': (doc) =>
    within(doc)
      .filter(({ name }) => name === 'Country')
      .every((country) => oneOf(codes.countries, textAt(country, 'IdentificationCode'))),
  'BR-CL-15': (doc) =>
    named(doc, 'OriginCountry').every((country) => oneOf(codes.countries, textAt(country, 'IdentificationCode'))),
  'BR-CL-16': (doc) => textsAt(doc, 'PaymentMeans/PaymentMeansCode').every((code) => codes.paymentCodes.has(code)),
  'BR-CL-17': (doc) => named(doc, 'TaxCategory').every((one) => oneOf(codes.vatCategories, textAt(one, 'ID'))),
  'BR-CL-18': (doc) => lineCodes(doc).every((code) => codes.vatCategories.has(code)),
  'BR-CL-19': (doc) => reasonsIn(doc, false).every((code) => codes.allowanceReasons.has(code)),
  'PEPPOL-EN16931-CL002': (doc) => reasonsIn(doc, false).every((code) => codes.allowanceReasons.has(code)),
  'BR-CL-20': (doc) => reasonsIn(doc, true).every((code) => codes.chargeReasons.has(code)),
  'PEPPOL-EN16931-CL003': (doc) => reasonsIn(doc, true).every((code) => codes.chargeReasons.has(code)),
  'BR-CL-21': linesList('Item/StandardItemIdentification/ID', codes.isRegister),
  'BR-CL-22': (doc) => named(doc, 'TaxExemptionReasonCode').every(({ text }) => codes.isExemption(text ?? '')),
  'BR-CL-23': (doc) =>
    within(doc).every(({ attributes }) => attributes.unitCode === undefined || codes.units.has(attributes.unitCode)),
  'BR-CL-24': lists(file, (type) => codes.fileTypes.has(type), 'mimeCode'),
  'PEPPOL-EN16931-CL001': lists(file, (type) => codes.fileTypes.has(type), 'mimeCode'),
  'BR-CL-25': everyParty('EndpointID', (code) => codes.endpointSchemes.has(code) || codes.oldEndpointSchemes.has(code)),
  'PEPPOL-EN16931-CL008': everyParty('EndpointID', (code) => codes.endpointSchemes.has(code)),
  'BR-CL-26': lists('Delivery/DeliveryLocation/ID', codes.isRegister),
  'PEPPOL-EN16931-P0104': only('VATEX-EU-G', 'G'),
  'PEPPOL-EN16931-P0105': only('VATEX-EU-O', 'O'),
  'PEPPOL-EN16931-P0106': only('VATEX-EU-IC', 'K'),
  'PEPPOL-EN16931-P0107': only('VATEX-EU-AE', 'AE'),
  'PEPPOL-EN16931-P0108': only('VATEX-EU-D', 'E'),
  'PEPPOL-EN16931-P0109': only('VATEX-EU-F', 'E'),
  'PEPPOL-EN16931-P0110': only('VATEX-EU-I', 'E'),
  'PEPPOL-EN16931-P0111': only('VATEX-EU-J', 'E'),
};
