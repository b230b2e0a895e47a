import type { Element } from '../ubl/element.ts';
import {
  all,
  buyerParty,
  countryAt,
  decimalAt,
  has,
  isCreditNote,
  linesOf,
  representativeParty,
  sellerParty,
  subtotalsOf,
  taxIds,
  textAt,
  textsAt,
  within,
} from '../ubl/query.ts';
import type { Checks } from './check.ts';
import { isIban } from './iban.ts';
import { bothParties, hasInAddress, inCountry, paymentCodeOf, paymentMeansOf } from './national.ts';

const legalScheme =
  (party: string, ...schemes: string[]) =>
  (doc: Element) =>
    schemes.includes(all(doc, `${party}/PartyLegalEntity/CompanyID`)[0]?.attributes.schemeID ?? '');

const isItalian = (doc: Element) =>
  (taxIds(doc, sellerParty)[0] ?? taxIds(doc, representativeParty)[0] ?? countryAt(doc, sellerParty) ?? '').startsWith(
    'IT',
  );
const italian = (holds: (doc: Element) => boolean) => (doc: Element) => !isItalian(doc) || holds(doc);

export const italianRules: Checks = {
  'IT-R-001': italian((doc) => taxIds(doc, sellerParty, 'other').every((code) => /^[A-Z\d]{11,16}$/.test(code))),
  'IT-R-002': italian(hasInAddress(sellerParty, 'StreetName')),
  'IT-R-003': italian(hasInAddress(sellerParty, 'CityName')),
  'IT-R-004': italian(hasInAddress(sellerParty, 'PostalZone')),
};

const isMoneyToSeller = (doc: Element) => {
  const due = decimalAt(doc, 'LegalMonetaryTotal/PayableAmount') ?? 0n;
  return isCreditNote(doc) ? due < 0n : due > 0n;
};

export const dutchRules: Checks = {
  'NL-R-001': inCountry('NL', (doc) => !isCreditNote(doc) || has(doc, 'BillingReference/InvoiceDocumentReference/ID')),
  'NL-R-002': inCountry('NL', hasInAddress(sellerParty, 'StreetName', 'CityName', 'PostalZone')),
  'NL-R-003': inCountry('NL', legalScheme(sellerParty, '0106', '0190')),
  'NL-R-006': inCountry(
    'NL',
    (doc) =>
      countryAt(doc, representativeParty) !== 'NL' ||
      hasInAddress(representativeParty, 'StreetName', 'CityName', 'PostalZone')(doc),
  ),
  'NL-R-007': inCountry('NL', (doc) => !isMoneyToSeller(doc) || has(doc, 'PaymentMeans')),
  'NL-R-009': inCountry(
    'NL',
    (doc) => !linesOf(doc).some((line) => has(line, 'OrderLineReference/LineID')) || has(doc, 'OrderReference/ID'),
  ),
  'NL-R-004': inCountry('NL', hasInAddress(buyerParty, 'StreetName', 'CityName', 'PostalZone'), bothParties),
  'NL-R-005': inCountry('NL', legalScheme(buyerParty, '0106', '0190'), bothParties),
  'NL-R-008': inCountry(
    'NL',
    (doc) => paymentMeansOf(doc).every((one) => ['30', '48', '49', '57', '58', '59'].includes(paymentCodeOf(one))),
    bothParties,
  ),
};

const german = (holds: (doc: Element) => boolean) => inCountry('DE', holds, bothParties);
const contact = (name: string) => (doc: Element) =>
  !has(doc, `${sellerParty}/Contact`) || textAt(doc, `${sellerParty}/Contact/${name}`) !== undefined;
const paid = (codes: readonly string[], holds: (one: Element) => boolean) =>
  german((doc) => paymentMeansOf(doc).every((one) => !codes.includes(paymentCodeOf(one)) || holds(one)));
const groups = { account: 'PayeeFinancialAccount', card: 'CardAccount', mandate: 'PaymentMandate' } as const;
const without =
  (...names: (keyof typeof groups)[]) =>
  (one: Element) =>
    names.every((name) => !has(one, groups[name]));
const delivery = 'Delivery/DeliveryLocation/Address';
const taxed: ReadonlySet<string> = new Set(['S', 'Z', 'E', 'AE', 'K', 'G', 'L', 'M']);
const isDiscount = (row: string) => /^#SKONTO#TAGE=\d+#PROZENT=\d+\.\d{2}#(?:BASISBETRAG=-?\d+\.\d{2}#)?$/.test(row);
const terms = (doc: Element) => all(doc, 'PaymentTerms/Note').map(({ text }) => text ?? '');

export const germanRules: Checks = {
  'DE-R-001': german((doc) => has(doc, 'PaymentMeans')),
  'DE-R-002': german((doc) => has(doc, `${sellerParty}/Contact`)),
  'DE-R-003': german(hasInAddress(sellerParty, 'CityName')),
  'DE-R-004': german(hasInAddress(sellerParty, 'PostalZone')),
  'DE-R-005': german(contact('Name')),
  'DE-R-006': german(contact('Telephone')),
  'DE-R-007': german(contact('ElectronicMail')),
  'DE-R-008': german(hasInAddress(buyerParty, 'CityName')),
  'DE-R-009': german(hasInAddress(buyerParty, 'PostalZone')),
  'DE-R-010': german((doc) => !has(doc, delivery) || textAt(doc, `${delivery}/CityName`) !== undefined),
  'DE-R-011': german((doc) => !has(doc, delivery) || textAt(doc, `${delivery}/PostalZone`) !== undefined),
  'DE-R-014': german((doc) => subtotalsOf(doc).every((one) => has(one, 'TaxCategory/Percent'))),
  'DE-R-015': german((doc) => textAt(doc, 'BuyerReference') !== undefined),
  'DE-R-016': german(
    (doc) =>
      !subtotalsOf(doc).some((one) => taxed.has(textAt(one, 'TaxCategory/ID') ?? '')) ||
      has(doc, `${sellerParty}/PartyTaxScheme/CompanyID`) ||
      has(doc, representativeParty),
  ),
  'DE-R-017': german((doc) =>
    ['326', '380', '384', '389', '381', '875', '876', '877'].includes(
      textAt(doc, isCreditNote(doc) ? 'CreditNoteTypeCode' : 'InvoiceTypeCode') ?? '380',
    ),
  ),
  'DE-R-018': german((doc) =>
    terms(doc).every((note) => {
      const rows = note.split('\n');
      const isEnded = !rows.at(-1)?.startsWith('#');
      return isEnded && rows.every((row) => !row.startsWith('#') || isDiscount(row));
    }),
  ),
  'DE-R-019': paid(['58'], (one) => isIban(textAt(one, 'PayeeFinancialAccount/ID') ?? '')),
  'DE-R-020': paid(['59'], (one) => isIban(textAt(one, 'PaymentMandate/PayerFinancialAccount/ID') ?? '')),
  'DE-R-022': german((doc) => {
    const names = all(doc, 'AdditionalDocumentReference/Attachment/EmbeddedDocumentBinaryObject').flatMap(
      ({ attributes }) => attributes.filename ?? [],
    );
    return new Set(names).size === names.length;
  }),
  'DE-R-023-1': paid(['30', '58'], (one) => has(one, groups.account)),
  'DE-R-023-2': paid(['30', '58'], without('card', 'mandate')),
  'DE-R-024-1': paid(['48', '54', '55'], (one) => has(one, groups.card)),
  'DE-R-024-2': paid(['48', '54', '55'], without('account', 'mandate')),
  'DE-R-025-1': paid(['59'], (one) => has(one, groups.mandate)),
  'DE-R-025-2': paid(['59'], without('account', 'card')),
  'DE-R-026': german(
    (doc) => textAt(doc, 'InvoiceTypeCode') !== '384' || has(doc, 'BillingReference/InvoiceDocumentReference/ID'),
  ),
  'DE-R-027': german((doc) =>
    textsAt(doc, `${sellerParty}/Contact/Telephone`).every((phone) => phone.replaceAll(/\D/g, '').length >= 3),
  ),
  'DE-R-028': german((doc) =>
    textsAt(doc, `${sellerParty}/Contact/ElectronicMail`).every((mail) =>
      /^[^@\s.][^@\s]*@[^@\s]+\.[^@\s]*[^@\s.]$/.test(mail),
    ),
  ),
  'DE-R-030': german(
    (doc) =>
      !has(doc, 'PaymentMeans/PaymentMandate') ||
      within(doc).some(({ name, attributes }) => name === 'ID' && attributes.schemeID === 'SEPA'),
  ),
  'DE-R-031': german((doc) =>
    all(doc, 'PaymentMeans/PaymentMandate').every((one) => has(one, 'PayerFinancialAccount/ID')),
  ),
  'DE-R-T02': german((doc) =>
    textsAt(doc, 'AdditionalDocumentReference/Attachment/ExternalReference/URI').every((uri) => URL.canParse(uri)),
  ),
};
