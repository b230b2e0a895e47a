import { buyer, danishCredit, dutchCredit, home, invoice, line, seller, subtotal, totals } from './bases.ts';
import type { BrokenRow } from './broken-row.ts';
import { add, attr, drop, type Edit, el, set } from './edit.ts';

const legal = `${seller}/PartyLegalEntity/CompanyID`;
const buyerLegal = `${buyer}/PartyLegalEntity/CompanyID`;
const vat = (number: string): Edit[] => [
  drop(`${seller}/PartyTaxScheme`),
  add(seller, el('PartyTaxScheme', [el('CompanyID', number), el('TaxScheme', [el('ID', 'VAT')])])),
];
const fTax = add(
  seller,
  el('PartyTaxScheme', [el('CompanyID', 'Godkänd för F-skatt'), el('TaxScheme', [el('ID', 'TAX')])]),
);
const means = 'PaymentMeans';
const account = `${means}/PayeeFinancialAccount`;
const code = (text: string) => set(`${means}/PaymentMeansCode`, text);
const giro = (branch: string, number: string): Edit[] => [
  set(`${account}/FinancialInstitutionBranch/ID`, branch),
  set(`${account}/ID`, number),
];
const rate = (percent: string): Edit[] => [
  set(`${line}/Item/ClassifiedTaxCategory/Percent`, percent),
  set('AllowanceCharge/TaxCategory/Percent', percent),
  set(`${subtotal}/TaxCategory/Percent`, percent),
];
const mandate = el('PaymentMandate', [
  el('ID', 'M-1'),
  el('PayerFinancialAccount', [el('ID', 'DE89370400440532013000')]),
]);
const sepa = add(seller, el('PartyIdentification', [el('ID', 'DE98ZZZ09999999999', { schemeID: 'SEPA' })]));
const card = el('CardAccount', [el('PrimaryAccountNumberID', '1234'), el('NetworkID', 'VISA')]);
const paid = (id: string) => set(`${means}/PaymentID`, id);
const [dk, de, nl, is, it, no] = [home('DK'), home('DE'), home('NL'), home('IS'), home('IT'), home('NO')];
const due = (id: string, ...more: Edit[]): Edit[] => [
  add('', el('AdditionalDocumentReference', [el('ID', id), el('DocumentDescription', 'EINDAGI')])),
  ...more,
];
const contact = `${seller}/Contact`;
const file = el('AdditionalDocumentReference', [
  el('ID', '1'),
  el('Attachment', [el('EmbeddedDocumentBinaryObject', 'QQ==', { mimeCode: 'application/pdf', filename: 'a.pdf' })]),
]);

export const brokenNordic: readonly BrokenRow[] = [
  ['SE-R-001', invoice, ...vat('SE1727990036'), fTax],
  ['SE-R-002', invoice, ...vat('SE17279900360X'), fTax],
  ['SE-R-003', invoice, set(legal, '172799-003'), attr(legal, 'schemeID')],
  ['SE-R-004', invoice, set(legal, '18'), attr(legal, 'schemeID')],
  ['SE-R-013', invoice, set(legal, '1727990037'), attr(legal, 'schemeID')],
  ['SE-R-005', invoice, ...vat('SE172799003601')],
  ['SE-R-006', invoice, ...rate('25.05')],
  ['SE-R-007', invoice, ...giro('SE:PLUSGIRO', '12345-6')],
  ['SE-R-008', invoice, ...giro('SE:BANKGIRO', '123-4567')],
  ['SE-R-009', invoice, ...giro('SE:BANKGIRO', '123456')],
  ['SE-R-010', invoice, ...giro('SE:PLUSGIRO', '123456789')],
  ['SE-R-011', invoice, code('50')],
  ['SE-R-012', invoice, code('31')],
  [
    'NO-R-001',
    no,
    ...vat('NO924318814MVA'),
    add(seller, el('PartyTaxScheme', [el('CompanyID', 'Foretaksregisteret'), el('TaxScheme', [el('ID', 'TAX')])])),
  ],
  ['NO-R-002', no, ...vat('NO924318813MVA')],
  ['DK-R-002', dk, drop(legal)],
  ['DK-R-014', dk, attr(legal, 'schemeID', '0096'), set(legal, '1234567890')],
  [
    'DK-R-003',
    dk,
    add(
      `${line}/Item`,
      el('CommodityClassification', [el('ItemClassificationCode', '46181500', { listID: 'TST', listVersionID: '18' })]),
    ),
  ],
  ['DK-R-004', dk, set('AllowanceCharge/AllowanceChargeReasonCode', 'ZZZ')],
  ['DK-R-013', dk, add(buyer, el('PartyIdentification', [el('ID', '1')]))],
  ['DK-R-017', dk, attr(buyerLegal, 'schemeID')],
  [
    'DK-R-016',
    danishCredit,
    set(`${totals}/PayableAmount`, '-1.00'),
    add(totals, el('PrepaidAmount', '1238.50', { currencyID: 'SEK' })),
  ],
  ['DK-R-005', dk, code('30')],
  ['DK-R-006', dk, code('42'), drop(`${account}/FinancialInstitutionBranch`)],
  ['DK-R-007', dk, code('49'), add(means, el('PaymentMandate', [el('ID', '1')]))],
  ['DK-R-008', dk, code('50'), paid('71#12')],
  ['DK-R-009', dk, code('50'), paid('04#12'), set(`${account}/ID`, '1234567')],
  ['DK-R-010', dk, code('93'), paid('01#12')],
  ['DK-R-011', dk, code('93'), paid('71#12'), set(`${account}/ID`, '12345678')],
  ['IS-R-001', is, set('InvoiceTypeCode', '393')],
  ['IS-R-002', is, attr(legal, 'schemeID')],
  ['IS-R-003', is, drop(`${seller}/PostalAddress/StreetName`)],
  ['IS-R-006', is, code('9')],
  ['IS-R-007', is, code('42')],
  ['IS-R-008', is, ...due('snart')],
  ['IS-R-009', is, ...due('2026-12-24', drop('DueDate'), add('', el('PaymentTerms', [el('Note', '30 dagar')])))],
  ['IS-R-010', is, ...due('2026-12-01')],
  ['IS-R-004', is, attr(buyerLegal, 'schemeID')],
  ['IS-R-005', is, drop(`${buyer}/PostalAddress/PostalZone`)],
];

export const brokenContinental: readonly BrokenRow[] = [
  ['IT-R-001', it, add(seller, el('PartyTaxScheme', [el('CompanyID', 'abc'), el('TaxScheme', [el('ID', 'TAX')])]))],
  ['IT-R-002', it, drop(`${seller}/PostalAddress/StreetName`)],
  ['IT-R-003', it, drop(`${seller}/PostalAddress/CityName`)],
  ['IT-R-004', it, drop(`${seller}/PostalAddress/PostalZone`)],
  ['NL-R-001', dutchCredit, drop('BillingReference')],
  ['NL-R-002', nl, drop(`${seller}/PostalAddress/CityName`)],
  ['NL-R-003', nl, attr(legal, 'schemeID', '0060'), set(legal, '123456789')],
  [
    'NL-R-006',
    nl,
    add(
      '',
      el('TaxRepresentativeParty', [
        el('PartyName', [el('Name', 'Vertegenwoordiger')]),
        el('PostalAddress', [el('Country', [el('IdentificationCode', 'NL')])]),
        el('PartyTaxScheme', [el('CompanyID', 'NL971873379B01'), el('TaxScheme', [el('ID', 'VAT')])]),
      ]),
    ),
  ],
  ['NL-R-007', nl, drop(means)],
  ['NL-R-009', nl, drop('OrderReference'), add(line, el('OrderLineReference', [el('LineID', '1')]))],
  ['NL-R-004', nl, drop(`${buyer}/PostalAddress/StreetName`)],
  ['NL-R-005', nl, attr(buyerLegal, 'schemeID')],
  ['NL-R-008', nl, code('97')],
  ['DE-R-001', de, drop(means)],
  ['DE-R-002', de, drop(contact)],
  ['DE-R-003', de, drop(`${seller}/PostalAddress/CityName`)],
  ['DE-R-004', de, drop(`${seller}/PostalAddress/PostalZone`)],
  ['DE-R-005', de, drop(`${contact}/Name`)],
  ['DE-R-006', de, drop(`${contact}/Telephone`)],
  ['DE-R-007', de, drop(`${contact}/ElectronicMail`)],
  ['DE-R-008', de, drop(`${buyer}/PostalAddress/CityName`)],
  ['DE-R-009', de, drop(`${buyer}/PostalAddress/PostalZone`)],
  ['DE-R-010', de, drop('Delivery/DeliveryLocation/Address/CityName')],
  ['DE-R-011', de, drop('Delivery/DeliveryLocation/Address/PostalZone')],
  ['DE-R-014', de, drop(`${subtotal}/TaxCategory/Percent`)],
  ['DE-R-015', de, drop('BuyerReference')],
  ['DE-R-016', de, drop(`${seller}/PartyTaxScheme`), add(`${seller}/PartyLegalEntity`, el('CompanyID', 'HRB 1'))],
  ['DE-R-017', de, set('InvoiceTypeCode', '393')],
  ['DE-R-018', de, add('', el('PaymentTerms', [el('Note', '#SKONTO#TAGE=14#PROZENT=2#\n')]))],
  ['DE-R-019', de, code('58'), set(`${account}/ID`, 'DE89370400440532013001')],
  [
    'DE-R-020',
    de,
    code('59'),
    drop(account),
    sepa,
    add(
      means,
      el('PaymentMandate', [el('ID', '1'), el('PayerFinancialAccount', [el('ID', 'DE89370400440532013001')])]),
    ),
  ],
  ['DE-R-022', de, add('', file, file)],
  ['DE-R-023-1', de, drop(account)],
  ['DE-R-023-2', de, add(means, card)],
  ['DE-R-024-1', de, code('48'), drop(account)],
  ['DE-R-024-2', de, code('48'), add(means, card)],
  ['DE-R-025-1', de, code('59'), drop(account)],
  ['DE-R-025-2', de, code('59'), add(means, mandate), sepa],
  ['DE-R-026', de, set('InvoiceTypeCode', '384')],
  ['DE-R-027', de, set(`${contact}/Telephone`, '12')],
  ['DE-R-028', de, set(`${contact}/ElectronicMail`, 'service')],
  ['DE-R-030', de, code('59'), drop(account), add(means, mandate)],
  ['DE-R-031', de, code('59'), drop(account), sepa, add(means, el('PaymentMandate', [el('ID', '1')]))],
  [
    'DE-R-T02',
    de,
    add(
      '',
      el('AdditionalDocumentReference', [
        el('ID', '1'),
        el('Attachment', [el('ExternalReference', [el('URI', 'a.pdf')])]),
      ]),
    ),
  ],
];
