import type { Element } from '../ubl/element.ts';
import {
  all,
  buyerParty,
  has,
  representativeParty,
  sellerParty,
  taxIds,
  textAt,
  textsAt,
  within,
} from '../ubl/query.ts';
import { atMostOne, type Checks, each, given } from './check.ts';

const schemed = (path: string) => (document: Element) =>
  all(document, path).every(({ attributes }) => attributes.schemeID);

const scheme = (path: string, kind: 'VAT' | 'other') => (document: Element) => taxIds(document, path, kind).length <= 1;

/** A payee must differ from the seller. */
const payeeIsAnother = (payee: Element, document: Element) =>
  textAt(payee, 'PartyName/Name') !== textAt(document, `${sellerParty}/PartyLegalEntity/RegistrationName`);

const besidesSepa = (payee: Element) =>
  all(payee, 'PartyIdentification/ID').filter(({ attributes }) => attributes.schemeID !== 'SEPA');

/** Seller, buyer, payee, tax representative. */
export const partyRules: Checks = {
  'BR-06': given(`${sellerParty}/PartyLegalEntity/RegistrationName`),
  'BR-07': given(`${buyerParty}/PartyLegalEntity/RegistrationName`),
  'BR-08': (doc) => has(doc, `${sellerParty}/PostalAddress`),
  'BR-10': (doc) => has(doc, `${buyerParty}/PostalAddress`),
  'BR-09': each(`${sellerParty}/PostalAddress`, given('Country/IdentificationCode')),
  'BR-11': each(`${buyerParty}/PostalAddress`, given('Country/IdentificationCode')),
  'BR-17': each('PayeeParty', (payee, doc) => {
    const name = textAt(payee, 'PartyName/Name');
    const ids = textsAt(doc, `${sellerParty}/PartyIdentification/ID`);
    return (
      name !== undefined &&
      name !== textAt(doc, `${sellerParty}/PartyName/Name`) &&
      !textsAt(payee, 'PartyIdentification/ID').some((id) => ids.includes(id))
    );
  }),
  'BR-18': each(representativeParty, given('PartyName/Name')),
  'BR-19': each(representativeParty, (one) => has(one, 'PostalAddress')),
  'BR-20': each(`${representativeParty}/PostalAddress`, given('Country/IdentificationCode')),
  'BR-56': (doc) => !has(doc, representativeParty) || taxIds(doc, representativeParty).length > 0,
  'BR-57': each('Delivery/DeliveryLocation/Address', given('Country/IdentificationCode')),
  'BR-62': schemed(`${sellerParty}/EndpointID`),
  'BR-63': schemed(`${buyerParty}/EndpointID`),
  'BR-CO-09': (doc) =>
    [sellerParty, buyerParty, representativeParty]
      .flatMap((party) => taxIds(doc, party))
      .every((id) => /^(?:[A-Z]{2}|1A)/.test(id)),
  'BR-CO-26': (doc) =>
    taxIds(doc, sellerParty).length > 0 ||
    given(`${sellerParty}/PartyLegalEntity/CompanyID`)(doc) ||
    all(doc, `${sellerParty}/PartyIdentification/ID`).some(({ attributes }) => attributes.schemeID !== 'SEPA'),
  'PEPPOL-EN16931-R010': given(`${buyerParty}/EndpointID`),
  'PEPPOL-EN16931-R020': given(`${sellerParty}/EndpointID`),
  'UBL-SR-09': atMostOne(`${sellerParty}/PartyLegalEntity/RegistrationName`),
  'UBL-SR-10': atMostOne(`${sellerParty}/PartyName/Name`),
  'UBL-SR-11': atMostOne(`${sellerParty}/PartyLegalEntity/CompanyID`),
  'UBL-SR-12': scheme(sellerParty, 'VAT'),
  'UBL-SR-13': scheme(sellerParty, 'other'),
  'UBL-SR-14': atMostOne(`${sellerParty}/PartyLegalEntity/CompanyLegalForm`),
  'UBL-SR-15': atMostOne(`${buyerParty}/PartyLegalEntity/RegistrationName`),
  'UBL-SR-16': atMostOne(`${buyerParty}/PartyIdentification/ID`),
  'UBL-SR-17': atMostOne(`${buyerParty}/PartyLegalEntity/CompanyID`),
  'UBL-SR-18': scheme(buyerParty, 'VAT'),
  'UBL-SR-40': atMostOne(`${buyerParty}/PartyName/Name`),
  'UBL-SR-42': (doc) => all(doc, `${sellerParty}/PartyTaxScheme`).length <= 2,
  'UBL-SR-19': each('PayeeParty', (payee, doc) => atMostOne('PartyName/Name')(payee) && payeeIsAnother(payee, doc)),
  'UBL-SR-20': each('PayeeParty', (payee, doc) => besidesSepa(payee).length <= 1 && payeeIsAnother(payee, doc)),
  'UBL-SR-21': each(
    'PayeeParty',
    (payee, doc) => atMostOne('PartyLegalEntity/CompanyID')(payee) && payeeIsAnother(payee, doc),
  ),
  'UBL-SR-22': each(representativeParty, atMostOne('PartyName/Name')),
  'UBL-SR-23': scheme(representativeParty, 'VAT'),
  'UBL-SR-25': each('Delivery', atMostOne('DeliveryParty/PartyName/Name')),
  'UBL-SR-29': (doc) =>
    within(doc).filter(({ name, attributes }) => name === 'ID' && attributes.schemeID === 'SEPA').length <= 1,
  'UBL-SR-51': (doc) =>
    within(doc).every(({ name, children }) => {
      const isAddress = name === 'PostalAddress' || name === 'Address';
      return !isAddress || children.filter((child) => child.name === 'AddressLine').length <= 1;
    }),
  'UBL-SR-53': (doc) =>
    within(doc).every(
      (one) => one.name !== 'PartyTaxScheme' || (given('TaxScheme/ID')(one) && given('CompanyID')(one)),
    ),
};
