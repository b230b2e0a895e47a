import { luhn, norway } from '../../address/check-digits.ts';
import type { Element } from '../ubl/element.ts';
import {
  all,
  buyerParty,
  countryAt,
  decimalAt,
  has,
  isCreditNote,
  linesOf,
  sellerParty,
  subtotalsOf,
  taxIds,
  textAt,
  within,
} from '../ubl/query.ts';
import type { Checks } from './check.ts';
import { bothParties, hasInAddress, inCountry, paymentCodeOf, paymentMeansOf } from './national.ts';

const legal = (party: string) => `${party}/PartyLegalEntity/CompanyID`;
const legalId = (doc: Element) => textAt(doc, legal(sellerParty));
const schemeOf = (doc: Element, path: string) => all(doc, path)[0]?.attributes.schemeID;

const seVat = (doc: Element) => taxIds(doc, sellerParty).filter((number) => number.startsWith('SE'));
const isSwedish = (doc: Element) => seVat(doc).length > 0;
const account = (one: Element) => textAt(one, 'PayeeFinancialAccount/ID') ?? '';
const giro = (branch: string, holds: (number: string) => boolean) => (doc: Element) =>
  paymentMeansOf(doc)
    .filter(
      (one) =>
        paymentCodeOf(one) === '30' && textAt(one, 'PayeeFinancialAccount/FinancialInstitutionBranch/ID') === branch,
    )
    .every((one) => holds(account(one)));
const rates: ReadonlySet<string> = new Set(['25', '12', '6']);
const standardRates = (doc: Element) =>
  [
    ...subtotalsOf(doc).flatMap((one) => all(one, 'TaxCategory')),
    ...linesOf(doc).flatMap((line) => all(line, 'Item/ClassifiedTaxCategory')),
  ]
    .filter((one) => textAt(one, 'ID') === 'S')
    .map((one) => String(Number(textAt(one, 'Percent'))));

const norwegian = (doc: Element) => taxIds(doc, sellerParty).filter((number) => number.startsWith('NO'));
const isFromNorway = (doc: Element) => norwegian(doc).length > 0 || countryAt(doc, sellerParty) === 'NO';

const danish = (holds: (one: Element) => boolean) =>
  inCountry('DK', (doc) => isCreditNote(doc) || paymentMeansOf(doc).every(holds), bothParties);
const danishCodes: ReadonlySet<string> = new Set('1 10 31 42 48 49 50 58 59 93 97'.split(' '));
const unspsc: ReadonlySet<string> = new Set(['19.05.01', '19.0501', '26.08.01', '26.0801']);
const paymentId = (one: Element) => textAt(one, 'PaymentID') ?? '';

export const nordicRules: Checks = {
  'SE-R-001': inCountry('SE', (doc) => seVat(doc).every((number) => number.length === 14)),
  'SE-R-002': inCountry('SE', (doc) => seVat(doc).every((number) => /^\d*$/.test(number.slice(2)))),
  'SE-R-003': inCountry('SE', (doc) => /^\d*$/.test(legalId(doc) ?? '')),
  'SE-R-004': inCountry('SE', (doc) => (legalId(doc) ?? '0123456789').length === 10),
  'SE-R-013': inCountry('SE', (doc) => luhn((legalId(doc) ?? '0').replaceAll(/\D/g, ''))),
  'SE-R-005': inCountry(
    'SE',
    (doc) =>
      legalId(doc) === undefined ||
      taxIds(doc, sellerParty, 'other').some((text) => text.toLowerCase() === 'godkänd för f-skatt'),
  ),
  'SE-R-006': inCountry('SE', (doc) => !isSwedish(doc) || standardRates(doc).every((rate) => rates.has(rate))),
  'SE-R-007': inCountry(
    'SE',
    giro('SE:PLUSGIRO', (number) => /^\d*$/.test(number)),
  ),
  'SE-R-008': inCountry(
    'SE',
    giro('SE:BANKGIRO', (number) => /^\d*$/.test(number)),
  ),
  'SE-R-009': inCountry(
    'SE',
    giro('SE:BANKGIRO', (number) => number.length === 7 || number.length === 8),
  ),
  'SE-R-010': inCountry(
    'SE',
    giro('SE:PLUSGIRO', (number) => number.length >= 2 && number.length <= 8),
  ),
  'SE-R-011': inCountry('SE', (doc) => paymentMeansOf(doc).every((one) => !['50', '56'].includes(paymentCodeOf(one)))),
  'SE-R-012': inCountry('SE', (doc) => paymentMeansOf(doc).every((one) => paymentCodeOf(one) !== '31'), bothParties),
  'NO-R-001': (doc) => norwegian(doc).every((number) => number.endsWith('MVA') && norway(number.slice(2, -3))),
  'NO-R-002': (doc) =>
    !isFromNorway(doc) ||
    all(doc, `${sellerParty}/PartyTaxScheme`).some(
      (one) => textAt(one, 'TaxScheme/ID') === 'TAX' && textAt(one, 'CompanyID') === 'Foretaksregisteret',
    ),
  'DK-R-002': inCountry('DK', (doc) => legalId(doc) !== undefined),
  'DK-R-014': inCountry('DK', (doc) => legalId(doc) === undefined || schemeOf(doc, legal(sellerParty)) === '0184'),
  'DK-R-003': inCountry(
    'DK',
    (doc) =>
      within(doc)
        .filter(({ name, attributes }) => name === 'ItemClassificationCode' && attributes.listID === 'TST')
        .every(({ attributes }) => unspsc.has(attributes.listVersionID ?? '')),
    bothParties,
  ),
  'DK-R-004': inCountry(
    'DK',
    (doc) =>
      within(doc)
        .filter((one) => one.name === 'AllowanceCharge' && textAt(one, 'AllowanceChargeReasonCode') === 'ZZZ')
        .every((one) => /^(?:\d{4}|[^#]+#.*[^#])$/.test(textAt(one, 'AllowanceChargeReason') ?? '')),
    bothParties,
  ),
  'DK-R-013': inCountry(
    'DK',
    (doc) =>
      bothParties.every((party) =>
        all(doc, `${party}/PartyIdentification/ID`).every(({ attributes }) => attributes.schemeID),
      ),
    bothParties,
  ),
  'DK-R-017': inCountry(
    'DK',
    (doc) => !has(doc, legal(buyerParty)) || schemeOf(doc, legal(buyerParty)) === '0184',
    bothParties,
  ),
  'DK-R-016': inCountry(
    'DK',
    (doc) => !isCreditNote(doc) || (decimalAt(doc, 'LegalMonetaryTotal/PayableAmount') ?? 0n) >= 0n,
    bothParties,
  ),
  'DK-R-005': danish((one) => danishCodes.has(paymentCodeOf(one))),
  'DK-R-006': danish(
    (one) =>
      !['31', '42'].includes(paymentCodeOf(one)) ||
      (account(one) !== '' && has(one, 'PayeeFinancialAccount/FinancialInstitutionBranch/ID')),
  ),
  'DK-R-007': danish(
    (one) =>
      paymentCodeOf(one) !== '49' ||
      (has(one, 'PaymentMandate/ID') && has(one, 'PaymentMandate/PayerFinancialAccount/ID')),
  ),
  'DK-R-008': danish(
    (one) => paymentCodeOf(one) !== '50' || (/^(?:01|04|15)#/.test(paymentId(one)) && /^\d{7,8}$/.test(account(one))),
  ),
  'DK-R-009': danish(
    (one) => paymentCodeOf(one) !== '50' || !/^(?:04|15)#/.test(paymentId(one)) || paymentId(one).length === 19,
  ),
  'DK-R-010': danish(
    (one) => paymentCodeOf(one) !== '93' || (/^7[135]#/.test(paymentId(one)) && account(one).length === 8),
  ),
  'DK-R-011': danish(
    (one) => paymentCodeOf(one) !== '93' || !/^7[15]#/.test(paymentId(one)) || [18, 19].includes(paymentId(one).length),
  ),
};

const eindagi = (doc: Element) =>
  all(doc, 'AdditionalDocumentReference').filter((one) => textAt(one, 'DocumentDescription') === 'EINDAGI');

export const icelandicRules: Checks = {
  'IS-R-001': inCountry('IS', (doc) =>
    ['380', '381'].includes(textAt(doc, isCreditNote(doc) ? 'CreditNoteTypeCode' : 'InvoiceTypeCode') ?? '380'),
  ),
  'IS-R-002': inCountry('IS', (doc) => schemeOf(doc, legal(sellerParty)) === '0196'),
  'IS-R-003': inCountry('IS', hasInAddress(sellerParty, 'StreetName', 'PostalZone')),
  'IS-R-006': inCountry('IS', (doc) =>
    paymentMeansOf(doc).every((one) => paymentCodeOf(one) !== '9' || account(one).length === 12),
  ),
  'IS-R-007': inCountry('IS', (doc) =>
    paymentMeansOf(doc).every((one) => paymentCodeOf(one) !== '42' || account(one).length === 12),
  ),
  'IS-R-008': inCountry('IS', (doc) => eindagi(doc).every((one) => /^\d{4}-\d\d-\d\d$/.test(textAt(one, 'ID') ?? ''))),
  'IS-R-009': inCountry('IS', (doc) => eindagi(doc).length === 0 || has(doc, 'DueDate')),
  'IS-R-010': inCountry('IS', (doc) =>
    eindagi(doc).every((one) => (textAt(one, 'ID') ?? '') >= (textAt(doc, 'DueDate') ?? '')),
  ),
  'IS-R-004': inCountry('IS', (doc) => schemeOf(doc, legal(buyerParty)) === '0196', bothParties),
  'IS-R-005': inCountry('IS', hasInAddress(buyerParty, 'StreetName', 'PostalZone'), bothParties),
};
