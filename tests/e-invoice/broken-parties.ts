import { buyer, dropVat, invoice, seller } from './bases.ts';
import type { BrokenRow } from './broken-row.ts';
import { add, attr, drop, el, set, twice } from './edit.ts';

const address = el('PostalAddress', [el('Country', [el('IdentificationCode', 'SE')])]);
const scheme = (id: string, kind = 'VAT') =>
  el('PartyTaxScheme', [el('CompanyID', id), el('TaxScheme', [el('ID', kind)])]);
const name = (text: string) => el('PartyName', [el('Name', text)]);
const representative = (...parts: ReturnType<typeof el>[]) => add('', el('TaxRepresentativeParty', parts));
const payee = (...parts: ReturnType<typeof el>[]) => add('', el('PayeeParty', parts));
const numbered = (schemeID: string, id: string) => add(buyer, el('PartyIdentification', [el('ID', id, { schemeID })]));
const reached = (schemeID: string, id: string) =>
  [set(`${buyer}/EndpointID`, id), attr(`${buyer}/EndpointID`, 'schemeID', schemeID)] as const;

export const brokenParties: readonly BrokenRow[] = [
  ['BR-06', invoice, drop(`${seller}/PartyLegalEntity/RegistrationName`)],
  ['BR-07', invoice, drop(`${buyer}/PartyLegalEntity/RegistrationName`)],
  ['BR-08', invoice, drop(`${seller}/PostalAddress`)],
  ['BR-10', invoice, drop(`${buyer}/PostalAddress`)],
  ['BR-09', invoice, drop(`${seller}/PostalAddress/Country`)],
  ['BR-11', invoice, drop(`${buyer}/PostalAddress/Country`)],
  ['BR-17', invoice, payee(name('Yrke'))],
  ['BR-18', invoice, representative(address, scheme('SE172799003601'))],
  ['BR-19', invoice, representative(name('Ombud'), scheme('SE172799003601'))],
  [
    'BR-20',
    invoice,
    representative(name('Ombud'), el('PostalAddress', [el('CityName', 'Umeå')]), scheme('SE172799003601')),
  ],
  ['BR-56', invoice, representative(name('Ombud'), address)],
  ['BR-62', invoice, attr(`${seller}/EndpointID`, 'schemeID')],
  ['BR-63', invoice, attr(`${buyer}/EndpointID`, 'schemeID')],
  ['BR-CO-09', invoice, dropVat(buyer), add(buyer, scheme('172799003601'))],
  ['BR-CO-26', invoice, dropVat(seller), drop(`${seller}/PartyLegalEntity/CompanyID`)],
  ['PEPPOL-EN16931-R010', invoice, drop(`${buyer}/EndpointID`)],
  ['PEPPOL-EN16931-R020', invoice, drop(`${seller}/EndpointID`)],
  ['UBL-SR-09', invoice, twice(`${seller}/PartyLegalEntity/RegistrationName`)],
  ['UBL-SR-10', invoice, twice(`${seller}/PartyName`)],
  ['UBL-SR-11', invoice, twice(`${seller}/PartyLegalEntity/CompanyID`)],
  [
    'UBL-SR-12',
    invoice,
    drop(`${seller}/PartyTaxScheme`),
    drop(`${seller}/PartyLegalEntity/CompanyID`),
    add(seller, scheme('SE172799003601'), scheme('FI34487451')),
  ],
  [
    'UBL-SR-13',
    invoice,
    drop(`${seller}/PartyTaxScheme`),
    add(seller, scheme('Godkänd för F-skatt', 'TAX'), scheme('other', 'TAX')),
  ],
  ['UBL-SR-14', invoice, add(`${seller}/PartyLegalEntity`, el('CompanyLegalForm', 'AB'), el('CompanyLegalForm', 'AB'))],
  ['UBL-SR-15', invoice, twice(`${buyer}/PartyLegalEntity/RegistrationName`)],
  [
    'UBL-SR-16',
    invoice,
    add(buyer, el('PartyIdentification', [el('ID', '1')]), el('PartyIdentification', [el('ID', '2')])),
  ],
  ['UBL-SR-17', invoice, twice(`${buyer}/PartyLegalEntity/CompanyID`)],
  ['UBL-SR-18', invoice, add(buyer, scheme('FI34487451'))],
  ['UBL-SR-40', invoice, twice(`${buyer}/PartyName`)],
  ['UBL-SR-42', invoice, add(seller, scheme('other', 'TAX'))],
  ['UBL-SR-19', invoice, payee(name('Factoring'), name('Factoring'))],
  [
    'UBL-SR-20',
    invoice,
    payee(name('Factoring'), el('PartyIdentification', [el('ID', '1')]), el('PartyIdentification', [el('ID', '2')])),
  ],
  [
    'UBL-SR-21',
    invoice,
    payee(name('Factoring'), el('PartyLegalEntity', [el('CompanyID', '1'), el('CompanyID', '2')])),
  ],
  ['UBL-SR-22', invoice, representative(name('Ombud'), name('Ombud'), address, scheme('SE172799003601'))],
  ['UBL-SR-23', invoice, representative(name('Ombud'), address, scheme('SE172799003601'), scheme('FI34487451'))],
  [
    'UBL-SR-29',
    invoice,
    add(
      seller,
      el('PartyIdentification', [el('ID', 'a', { schemeID: 'SEPA' })]),
      el('PartyIdentification', [el('ID', 'b', { schemeID: 'SEPA' })]),
    ),
  ],
  [
    'UBL-SR-51',
    invoice,
    add(`${buyer}/PostalAddress`, el('AddressLine', [el('Line', 'a')]), el('AddressLine', [el('Line', 'b')])),
  ],
  ['UBL-SR-53', invoice, add(buyer, el('PartyTaxScheme', [el('CompanyID', '1')]))],
  ['PEPPOL-COMMON-R040', invoice, numbered('0088', '7300010000002')],
  ['PEPPOL-COMMON-R041', invoice, numbered('0192', '924318814')],
  ['PEPPOL-COMMON-R042', invoice, numbered('0184', '5995800')],
  ['PEPPOL-COMMON-R043', invoice, numbered('0208', '0313824297')],
  ['PEPPOL-COMMON-R044', invoice, numbered('0201', 'ABCDE')],
  ['PEPPOL-COMMON-R045', invoice, numbered('0210', 'RSSMRA85T10A56')],
  ['PEPPOL-COMMON-R046', invoice, ...reached('9907', '1234567890')],
  ['PEPPOL-COMMON-R047', invoice, numbered('0211', 'IT79215861217')],
  ['PEPPOL-COMMON-R049', invoice, numbered('0007', '1727990037')],
  ['PEPPOL-COMMON-R050', invoice, numbered('0151', '51824753557')],
  ['PEPPOL-COMMON-R052', invoice, numbered('0096', '123456789')],
  ['PEPPOL-COMMON-R053', invoice, numbered('0198', '59958003')],
  ['PEPPOL-COMMON-R054', invoice, numbered('0106', '1234567')],
  ['PEPPOL-COMMON-R055', invoice, numbered('0190', '123')],
  ['PEPPOL-COMMON-R056-1', invoice, ...reached('9944', 'NL971873379')],
  ['PEPPOL-COMMON-R057', invoice, numbered('0217', '12345678901')],
  ['PEPPOL-COMMON-R056-2', invoice, dropVat(buyer), add(buyer, scheme('NL971873379'))],
];
