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

/** A rule of the seller's country; of both, where the buyer is there as well. */
const when =
  (country: string, holds: (doc: Element) => boolean, parties: readonly string[] = [sellerParty]) =>
  (doc: Element): boolean =>
    parties.some((party) => countryAt(doc, party) !== country) || holds(doc);
const both = [sellerParty, buyerParty];
const legal = (party: string) => `${party}/PartyLegalEntity/CompanyID`;
const legalId = (doc: Element) => textAt(doc, legal(sellerParty));
const schemeOf = (doc: Element, path: string) => all(doc, path)[0]?.attributes.schemeID;

const seVat = (doc: Element) => taxIds(doc, sellerParty).filter((number) => number.startsWith('SE'));
const isSwedish = (doc: Element) => seVat(doc).length > 0;
const means = (doc: Element) => all(doc, 'PaymentMeans');
const codeOf = (one: Element) => textAt(one, 'PaymentMeansCode') ?? '';
const account = (one: Element) => textAt(one, 'PayeeFinancialAccount/ID') ?? '';
const giro = (branch: string, holds: (number: string) => boolean) => (doc: Element) =>
  means(doc)
    .filter(
      (one) => codeOf(one) === '30' && textAt(one, 'PayeeFinancialAccount/FinancialInstitutionBranch/ID') === branch,
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
  when('DK', (doc) => isCreditNote(doc) || means(doc).every(holds), both);
const danishCodes: ReadonlySet<string> = new Set('1 10 31 42 48 49 50 58 59 93 97'.split(' '));
const unspsc: ReadonlySet<string> = new Set(['19.05.01', '19.0501', '26.08.01', '26.0801']);
const paymentId = (one: Element) => textAt(one, 'PaymentID') ?? '';

export const nordicRules: Checks = {
  'SE-R-001': when('SE', (doc) => seVat(doc).every((number) => number.length === 14)),
  'SE-R-002': when('SE', (doc) => seVat(doc).every((number) => /^\d*$/.test(number.slice(2)))),
  'SE-R-003': when('SE', (doc) => /^\d*$/.test(legalId(doc) ?? '')),
  'SE-R-004': when('SE', (doc) => (legalId(doc) ?? '0123456789').length === 10),
  'SE-R-013': when('SE', (doc) => luhn((legalId(doc) ?? '0').replaceAll(/\D/g, ''))),
  'SE-R-005': when(
    'SE',
    (doc) =>
      legalId(doc) === undefined ||
      taxIds(doc, sellerParty, 'other').some((text) => text.toLowerCase() === 'godkänd för f-skatt'),
  ),
  'SE-R-006': when('SE', (doc) => !isSwedish(doc) || standardRates(doc).every((rate) => rates.has(rate))),
  'SE-R-007': when(
    'SE',
    giro('SE:PLUSGIRO', (number) => /^\d*$/.test(number)),
  ),
  'SE-R-008': when(
    'SE',
    giro('SE:BANKGIRO', (number) => /^\d*$/.test(number)),
  ),
  'SE-R-009': when(
    'SE',
    giro('SE:BANKGIRO', (number) => number.length === 7 || number.length === 8),
  ),
  'SE-R-010': when(
    'SE',
    giro('SE:PLUSGIRO', (number) => number.length >= 2 && number.length <= 8),
  ),
  'SE-R-011': when('SE', (doc) => means(doc).every((one) => !['50', '56'].includes(codeOf(one)))),
  'SE-R-012': when('SE', (doc) => means(doc).every((one) => codeOf(one) !== '31'), both),
  'NO-R-001': (doc) => norwegian(doc).every((number) => number.endsWith('MVA') && norway(number.slice(2, -3))),
  'NO-R-002': (doc) =>
    !isFromNorway(doc) ||
    all(doc, `${sellerParty}/PartyTaxScheme`).some(
      (one) => textAt(one, 'TaxScheme/ID') === 'TAX' && textAt(one, 'CompanyID') === 'Foretaksregisteret',
    ),
  'DK-R-002': when('DK', (doc) => legalId(doc) !== undefined),
  'DK-R-014': when('DK', (doc) => legalId(doc) === undefined || schemeOf(doc, legal(sellerParty)) === '0184'),
  'DK-R-003': when(
    'DK',
    (doc) =>
      within(doc)
        .filter(({ name, attributes }) => name === 'ItemClassificationCode' && attributes.listID === 'TST')
        .every(({ attributes }) => unspsc.has(attributes.listVersionID ?? '')),
    both,
  ),
  'DK-R-004': when(
    'DK',
    (doc) =>
      within(doc)
        .filter((one) => one.name === 'AllowanceCharge' && textAt(one, 'AllowanceChargeReasonCode') === 'ZZZ')
        .every((one) => /^(?:\d{4}|[^#]+#.*[^#])$/.test(textAt(one, 'AllowanceChargeReason') ?? '')),
    both,
  ),
  'DK-R-013': when(
    'DK',
    (doc) =>
      both.every((party) => all(doc, `${party}/PartyIdentification/ID`).every(({ attributes }) => attributes.schemeID)),
    both,
  ),
  'DK-R-017': when('DK', (doc) => !has(doc, legal(buyerParty)) || schemeOf(doc, legal(buyerParty)) === '0184', both),
  'DK-R-016': when(
    'DK',
    (doc) => !isCreditNote(doc) || (decimalAt(doc, 'LegalMonetaryTotal/PayableAmount') ?? 0n) >= 0n,
    both,
  ),
  'DK-R-005': danish((one) => danishCodes.has(codeOf(one))),
  'DK-R-006': danish(
    (one) =>
      !['31', '42'].includes(codeOf(one)) ||
      (account(one) !== '' && has(one, 'PayeeFinancialAccount/FinancialInstitutionBranch/ID')),
  ),
  'DK-R-007': danish(
    (one) =>
      codeOf(one) !== '49' || (has(one, 'PaymentMandate/ID') && has(one, 'PaymentMandate/PayerFinancialAccount/ID')),
  ),
  'DK-R-008': danish(
    (one) => codeOf(one) !== '50' || (/^(?:01|04|15)#/.test(paymentId(one)) && /^\d{7,8}$/.test(account(one))),
  ),
  'DK-R-009': danish(
    (one) => codeOf(one) !== '50' || !/^(?:04|15)#/.test(paymentId(one)) || paymentId(one).length === 19,
  ),
  'DK-R-010': danish((one) => codeOf(one) !== '93' || (/^7[135]#/.test(paymentId(one)) && account(one).length === 8)),
  'DK-R-011': danish(
    (one) => codeOf(one) !== '93' || !/^7[15]#/.test(paymentId(one)) || [18, 19].includes(paymentId(one).length),
  ),
};

const eindagi = (doc: Element) =>
  all(doc, 'AdditionalDocumentReference').filter((one) => textAt(one, 'DocumentDescription') === 'EINDAGI');
const place = (doc: Element, party: string, ...names: string[]) =>
  names.every((name) => textAt(doc, `${party}/PostalAddress/${name}`) !== undefined);

export const icelandicRules: Checks = {
  'IS-R-001': when('IS', (doc) =>
    ['380', '381'].includes(textAt(doc, isCreditNote(doc) ? 'CreditNoteTypeCode' : 'InvoiceTypeCode') ?? '380'),
  ),
  'IS-R-002': when('IS', (doc) => schemeOf(doc, legal(sellerParty)) === '0196'),
  'IS-R-003': when('IS', (doc) => place(doc, sellerParty, 'StreetName', 'PostalZone')),
  'IS-R-006': when('IS', (doc) => means(doc).every((one) => codeOf(one) !== '9' || account(one).length === 12)),
  'IS-R-007': when('IS', (doc) => means(doc).every((one) => codeOf(one) !== '42' || account(one).length === 12)),
  'IS-R-008': when('IS', (doc) => eindagi(doc).every((one) => /^\d{4}-\d\d-\d\d$/.test(textAt(one, 'ID') ?? ''))),
  'IS-R-009': when('IS', (doc) => eindagi(doc).length === 0 || has(doc, 'DueDate')),
  'IS-R-010': when('IS', (doc) =>
    eindagi(doc).every((one) => (textAt(one, 'ID') ?? '') >= (textAt(doc, 'DueDate') ?? '')),
  ),
  'IS-R-004': when('IS', (doc) => schemeOf(doc, legal(buyerParty)) === '0196', both),
  'IS-R-005': when('IS', (doc) => place(doc, buyerParty, 'StreetName', 'PostalZone'), both),
};
