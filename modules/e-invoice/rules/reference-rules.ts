import type { Element } from '../ubl/element.ts';
import { all, has, isCreditNote, textAt, textsAt } from '../ubl/query.ts';
import { atMostOne, type Checks, each, given } from './check.ts';

const documents = 'AdditionalDocumentReference';
const file = `${documents}/Attachment/EmbeddedDocumentBinaryObject`;

const objects = (doc: Element) => all(doc, documents).filter((one) => textAt(one, 'DocumentTypeCode') === '130');

/** Rules for the invoices, orders and files that a document refers to. */
export const referenceRules: Checks = {
  'BR-52': each(documents, given('ID')),
  'BR-55': each('BillingReference', given('InvoiceDocumentReference/ID')),
  'UBL-SR-01': atMostOne('ContractDocumentReference'),
  'UBL-SR-02': atMostOne('ReceiptDocumentReference'),
  'UBL-SR-03': atMostOne('DespatchDocumentReference'),
  'UBL-SR-04': (doc) => objects(doc).length <= 1,
  'UBL-SR-05': atMostOne('PaymentTerms/Note'),
  'UBL-SR-06': each('BillingReference', atMostOne('InvoiceDocumentReference')),
  'UBL-SR-07': each('BillingReference/InvoiceDocumentReference', given('ID')),
  'UBL-SR-08': atMostOne('InvoicePeriod'),
  'UBL-SR-24': atMostOne('Delivery'),
  'UBL-SR-33': each(documents, atMostOne('DocumentDescription')),
  'UBL-SR-39': atMostOne('ProjectReference'),
  'UBL-SR-43': (doc) =>
    all(doc, documents).every((one) => {
      const code = textAt(one, 'DocumentTypeCode');
      if (code === '130' || (code === '50' && isCreditNote(doc))) return true;
      return code === undefined && all(one, 'ID').every(({ attributes }) => !attributes.schemeID);
    }),
  'UBL-SR-49': atMostOne('InvoicePeriod/DescriptionCode'),
  'UBL-SR-56': atMostOne('OriginatorDocumentReference'),
  'UBL-CR-666': (doc) => objects(doc).every((one) => !has(one, 'Attachment')),
  'UBL-CR-673': (doc) => objects(doc).every((one) => !has(one, 'DocumentDescription')),
  'UBL-DT-06': each(file, ({ attributes }) => attributes.mimeCode !== undefined),
  'UBL-DT-07': each(file, ({ attributes }) => attributes.filename !== undefined),
};

const paymentMeans = 'PaymentMeans';
const sameAll = (path: string) => (doc: Element) => new Set(textsAt(doc, path)).size <= 1;
const isTransfer = (one: Element) => ['30', '58'].includes(textAt(one, 'PaymentMeansCode') ?? '');

/** Rules for payment. */
export const paymentRules: Checks = {
  'BR-49': each(paymentMeans, given('PaymentMeansCode')),
  'BR-50': each(paymentMeans, (one) => !isTransfer(one) || all(one, 'PayeeFinancialAccount').every(given('ID'))),
  'BR-61': each(paymentMeans, (one) => !isTransfer(one) || given('PayeeFinancialAccount/ID')(one)),
  'BR-51': each(`${paymentMeans}/CardAccount`, (card) => (textAt(card, 'PrimaryAccountNumberID') ?? '').length <= 10),
  'PEPPOL-EN16931-R061': each(
    paymentMeans,
    (one) => !['49', '59'].includes(textAt(one, 'PaymentMeansCode') ?? '') || given('PaymentMandate/ID')(one),
  ),
  'UBL-SR-26': each(paymentMeans, atMostOne('PaymentID')),
  'UBL-SR-27': each(paymentMeans, atMostOne('PaymentMeansCode')),
  'UBL-SR-28': each(`${paymentMeans}/PaymentMandate`, atMostOne('ID')),
  'UBL-SR-44': sameAll(`${paymentMeans}/PaymentID`),
  'UBL-SR-45': atMostOne(`${paymentMeans}/PaymentDueDate`),
  'UBL-SR-46': (doc) =>
    new Set(all(doc, `${paymentMeans}/PaymentMeansCode`).flatMap(({ attributes }) => attributes.name ?? [])).size <= 1,
  'UBL-SR-47': sameAll(`${paymentMeans}/PaymentMeansCode`),
  'UBL-SR-54': atMostOne(`${paymentMeans}/CardAccount`),
  'UBL-SR-55': atMostOne(`${paymentMeans}/PaymentMandate`),
};
